/**
 * Golden figures: prices worked by hand, asked of the real API. The recomputation of the random
 * sequences uses the product's own rules; here it meets figures that a reader checks without
 * running anything, and shows that it notices a price that is stored wrong.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSetting } from '../../../test/harness.ts';
import { pricesThatDiffer } from '../../../test/race/recompute.ts';
import { openRaceShop } from '../../../test/race/shop.ts';
import type { RaceShop } from '../../../test/race/shop.ts';
import { asking } from '../../../test/race/step.ts';
import { boughtGold, done, receive } from '../../../test/service-case.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: RaceShop;
beforeAll(async () => {
  shop = await openRaceShop();
});
afterAll(() => shop.close());

interface Case {
  readonly settings?: Readonly<Record<string, string>>;
  readonly piece?: object;
  /** What a person sets on the line. */
  readonly line?: object;
  /** Columns of the line as they must be stored. */
  readonly golden: Readonly<Record<string, number>>;
}

/**
 * The ring unless told: 3,455 g of 75 %, 4.560.600 on its label, ongkos 150.000; prices go up to a
 * multiple of 500.
 */
const CASES: Readonly<Record<string, Case>> = {
  // 4.560.600 + 150.000 = 4.710.600, up to 4.711.000.
  'the label’s price, up to the step': {
    golden: { harga_dihitung: 4_560_600, pembulatan: 400, harga_total: 4_711_000, ppn: 0 },
  },
  // 4.561.000 + 150.000 = 4.711.000 = 9422 × 500.
  'a multiple of the step stays': {
    piece: { harga_jual: 4_561_000 },
    golden: { pembulatan: 0, harga_total: 4_711_000 },
  },
  // 4.560.501 + 150.000 = 4.710.501, one above 4.710.500: up by 499.
  'one rupiah above a step goes up a whole one': {
    piece: { harga_jual: 4_560_501 },
    golden: { pembulatan: 499, harga_total: 4_711_000 },
  },
  // 4.561.001 + 150.000 = 4.711.001, up to the next 1000.
  'a step of a thousand': {
    settings: { PEMBULATAN: '1000' },
    piece: { harga_jual: 4_561_001 },
    golden: { pembulatan: 999, harga_total: 4_712_000 },
  },
  // 4.710.600 down to 4.710.500.
  'the round-down module': {
    settings: { ROUND_DOWN_MODULE: 'true' },
    golden: { pembulatan: -100, harga_total: 4_710_500 },
  },
  // 1,333 g × 1.320.000 = 1.759.560; ongkos 1,333 × 10.001 = 13.331,333, so 13.331;
  // 1.772.891 up to 1.773.000.
  'by the gram, and ongkos by the gram': {
    settings: { kategori_harga: 'GROUP' },
    piece: { berat: 1.333, berat_asli: 1.34, ongkos: 10_001, tipe_ongkos: 'PER_GRAM' },
    golden: {
      harga_dihitung: 1_759_560,
      ongkos_dihitung: 13_331,
      pembulatan: 109,
      harga_total: 1_773_000,
    },
  },
  // 2,5 g × 10.001 = 25.002,5: the half goes up, 25.003; 1.025.003 up to 1.025.500.
  'half a rupiah of ongkos goes up': {
    piece: {
      berat: 2.5,
      berat_asli: 2.5,
      harga_jual: 1_000_000,
      ongkos: 10_001,
      tipe_ongkos: 'PER_GRAM',
    },
    golden: { ongkos_dihitung: 25_003, pembulatan: 497, harga_total: 1_025_500 },
  },
  // 1.350.000 × 75 % = 1.012.500 a gram; × 3,455 = 3.498.187,5, so 3.498.188; with ongkos
  // 3.648.188, up to 3.648.500.
  'the global price by purity': {
    settings: { kategori_harga: 'GLOBAL', PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '1350000' },
    golden: { harga_dihitung: 3_498_188, pembulatan: 312, harga_total: 3_648_500 },
  },
  // Contained in 4.711.000: × 11 / 111 = 466.855,85, floored.
  'VAT of 11 % is contained': {
    settings: { PPN_PERSEN: '11' },
    piece: { faktur_pajak: true },
    golden: { harga_total: 4_711_000, ppn: 466_855 },
  },
  // Contained in 4.711.000: × 1,1 / 101,1 = 51.257,17, floored.
  'VAT without a tax invoice': {
    settings: { PPN_PERSEN: '11', PPN_PERSEN_TANPA_FAKTUR: '1.1' },
    golden: { harga_total: 4_711_000, ppn: 51_257 },
  },
  // 4.710.600 − 60.500 = 4.650.100, up to 4.650.500.
  'a discount in rupiah': {
    line: { diskon_rp: 60_500 },
    golden: { diskon: 60_500, pembulatan: 400, harga_total: 4_650_500 },
  },
  // 4.710.611 × 2,5 % = 117.765,275, floored; 4.592.846 up to 4.593.000.
  'a discount in per cent is floored': {
    piece: { harga_jual: 4_560_611 },
    line: { diskon_persen: 2.5 },
    golden: { diskon: 117_765, pembulatan: 154, harga_total: 4_593_000 },
  },
  // (4.710.600 × 1 % = 47.106) + 10.000 = 57.106; 4.653.494 up to 4.653.500.
  'both discounts on one line': {
    line: { diskon_persen: 1, diskon_rp: 10_000 },
    golden: { diskon: 57_106, pembulatan: 6, harga_total: 4_653_500 },
  },
  // 4.400.100 + 100.000 = 4.500.100, up to 4.500.500; what was computed stays beside it.
  'price and ongkos that a person set': {
    line: { harga_jual: 4_400_100, ongkos: 100_000 },
    golden: {
      harga_dihitung: 4_560_600,
      harga_jual: 4_400_100,
      ongkos_dihitung: 150_000,
      ongkos: 100_000,
      pembulatan: 400,
      harga_total: 4_500_500,
    },
  },
  // 3,455 g is 3,5 g in steps of 0,1: × 1.320.000 = 4.620.000; with ongkos 4.770.000.
  'the nota’s weight in steps of a tenth': {
    settings: { kategori_harga: 'GROUP', PEMBULATAN_GRAM_MG: '100' },
    golden: { berat: 3500, harga_dihitung: 4_620_000, pembulatan: 0, harga_total: 4_770_000 },
  },
};

/** What the settings of the cases are otherwise. */
const DEFAULTS: Readonly<Record<string, string>> = {
  kategori_harga: 'BARANG',
  PEMBULATAN: '500',
  ROUND_DOWN_MODULE: 'false',
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '0',
  PPN_PERSEN: '0',
  PPN_PERSEN_TANPA_FAKTUR: '0',
  PEMBULATAN_GRAM_MG: '0',
};

/** Stored columns of the document's lines. */
async function stored(no: string): Promise<Record<string, number>[]> {
  const { rows } = await shop.root.query<Record<string, number>>(
    `select berat::int, harga_dihitung::int, harga_jual::int, ongkos_dihitung::int, ongkos::int,
       diskon::int, pembulatan::int, ppn::int, harga_total::int
     from dokumen_baris where no_dokumen = $1 order by baris`,
    [no],
  );
  return rows;
}

describe('a sale', () => {
  it.each(Object.entries(CASES))('%s', async (_name, { settings = {}, piece, line, golden }) => {
    for (const [key, value] of Object.entries({ ...DEFAULTS, ...settings }))
      await setSetting(shop.server, key, value);
    const code = await addPiece(shop.kasir, piece);
    const total = golden['harga_total'] ?? 0;
    const detail_barang = [{ kode_barcode: code, ...line }];
    const exact = [{ jenis: 'DEBIT', jumlah_rp: total, no_rekening: '222' }];
    const sold = await asking(shop, 'penjualan/simpan', saleOf([], exact, { detail_barang }));
    // Paid by card, which gives no change: another total is refused.
    expect([sold.status, sold.body.code]).toEqual([201, undefined]);
    expect(await stored(sold.body.data.no_faktur_group as string)).toMatchObject([golden]);
  });
});

describe('money', () => {
  // 4.711.000 × 1 % = 47.110, borne by the customer: he pays 4.758.110.
  // 4.711.000 × 1,5 % = 70.665, borne by the shop: he pays 4.711.000.
  // 4.711.000 × 2,25 % = 105.997,5, floored.
  it.each([
    [{ no_rekening: '111' }, { fee: 47_110, masuk: 4_758_110 }],
    [{ no_rekening: '222' }, { fee: 70_665, masuk: 4_711_000 }],
    [
      { no_rekening: '222', fee: 2.25 },
      { fee: 105_997, masuk: 4_711_000 },
    ],
  ])('by card %o', async (card, golden) => {
    const rows = Object.entries(DEFAULTS);
    for (const [key, value] of rows) await setSetting(shop.server, key, value);
    const pay = [{ jenis: 'KREDIT', jumlah_rp: 4_711_000, ...card }];
    const code = await addPiece(shop.kasir);
    const sold = await asking(shop, 'penjualan/simpan', saleOf([code], pay));
    const { no_faktur_group, total } = sold.body.data;
    expect(total).toBe(4_711_000);
    const paid = await shop.root.query<{ fee: number; masuk: number }>(
      `select fee_rp::int as fee, (select sum(masuk)::int from buku_kas b
         where b.no_dokumen = d.no_dokumen) as masuk
       from dokumen_bayar d where no_dokumen = $1`,
      [no_faktur_group],
    );
    expect(paid.rows).toEqual([golden]);
  });
});

describe('a buy-back of the ring, sold for 4.560.600 and ongkos 150.000', () => {
  // Nothing off: 4.560.600 down to 4.560.500, ongkos is lost.
  // BAIK: 20.000 × 3,455 g = 69.100 off, 4.491.500 is a multiple of 500.
  // RUSAK: 10 % = 456.060 off, 4.104.540 down to 4.104.500.
  it.each([
    ['', { diskon: 0, harga_dihitung: 4_560_500 }],
    ['BAIK', { diskon: 69_100, harga_dihitung: 4_491_500 }],
    ['RUSAK', { diskon: 456_060, harga_dihitung: 4_104_500 }],
  ])('in condition %j', async (kondisi, golden) => {
    const code = await addPiece(shop.kasir);
    const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
    await shop.kasir.post('penjualan/simpan', saleOf([code], pay));
    const bought = await shop.kasir.post('pembelian/simpan', {
      kode_sales: 'S1',
      nama_customer: 'IBU AISYAH',
      detail_barang: [{ kode_barcode: code, kondisi }],
      pembayaran: [{ jenis: 'CASH', jumlah_rp: golden.harga_dihitung }],
    });
    expect([bought.status, bought.body.code]).toEqual([201, undefined]);
    const lines = await stored(bought.body.data.no_faktur_group as string);
    expect(lines).toMatchObject([{ harga_jual: 4_560_600, ...golden }]);
  });
});

// 0,5 g × 1.320.000 = 660.000; ongkos 50.000 and 40.000: 750.000.
it('gold of the shop in a service', async () => {
  const no = await receive(shop.kasir);
  const ready = await shop.kasir.post('service/siap', done(no, await boughtGold(shop.kasir)));
  expect(ready.body.data).toMatchObject({ total: 750_000 });
});

it('what was stored is what is recomputed, and what is stored wrong is noticed', async () => {
  const { faults, lines } = await pricesThatDiffer(shop);
  expect(faults).toEqual([]);
  // Each case, three cards, three buy-backs and a fourth for the service's gold, each with its
  // sale, and two pieces in service.
  expect(lines).toBe(Object.keys(CASES).length + 3 + 4 * 2 + 2);
  await shop.root.query('begin');
  try {
    await shop.root.query(`set local session_replication_role = 'replica'`);
    for (const column of ['pembulatan', 'ppn', 'diskon', 'harga_total', 'harga_dihitung']) {
      await shop.root.query(
        `update dokumen_baris set ${column} = ${column} + 1 where jenis_baris = 'JUAL'
         and no_dokumen = (select min(no_dokumen) from dokumen where kind = 'penjualan')`,
      );
      const wrong = await pricesThatDiffer(shop);
      expect(wrong.faults.at(-1)).toMatch(/: stored \d+, recomputed \d+$/);
      expect(wrong.faults.some((fault) => fault.includes(` ${column}: `))).toBe(true);
    }
  } finally {
    await shop.root.query('rollback');
  }
});
