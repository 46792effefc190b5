/**
 * The bonus of who sells: golden figures worked by hand, and the rule of the day of the sale, which
 * no later change of the master touches (docs/decision/0048).
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

/** Types of piece, each with its rules: rupiah, rupiah a gram, or hundredths of a per cent. */
const RULES: Readonly<
  Record<string, readonly (readonly ['RP' | 'PER_GRAM' | 'PERSEN', number])[]>
> = {
  BUTIR: [['RP', 5_000]],
  GRAM: [['PER_GRAM', 1_000]],
  SERPIH: [['PER_GRAM', 333]],
  PERSEN: [['PERSEN', 100]],
  SETENGAH: [['PERSEN', 50]],
  SEDIKIT: [['PERSEN', 3]],
  DUA: [
    ['RP', 5_000],
    ['PER_GRAM', 1_000],
  ],
  TIGA: [
    ['RP', 2_500],
    ['PER_GRAM', 100],
    ['PERSEN', 10],
  ],
};

beforeAll(async () => {
  const types = [...Object.keys(RULES), 'TANPA'];
  shop = await openShop({
    modules: ['BONUS_SALES_MODULE'],
    masters: {
      jenis: types.map((kode) => ({ kode_jenis: kode, nama_jenis: kode, berlian: false })),
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.exec(sql`delete from bonus_sales`);
  const rows = Object.entries(RULES).flatMap(([kode_jenis, rules]) =>
    rules.map(([tipe_bonus, nilai], n) => {
      const kode_bonus = `${kode_jenis}-${n}`;
      return { kode_bonus, kode_jenis, tipe_bonus, nilai };
    }),
  );
  await shop.insert('bonus_sales', rows);
});

/** A piece of the type: 3,455 g at 4.561.000 without making charge, unless told. */
function piece(kode_jenis: string, change: object = {}): Promise<string> {
  return addPiece(shop.owner, { kode_jenis, harga_jual: 4_561_000, ongkos: 0, ...change });
}

/** Sells for cash; answers the sale's number. */
async function sell(
  codes: readonly string[],
  pay: readonly object[],
  change = {},
): Promise<string> {
  const sold = await shop.owner.post('penjualan/simpan', saleOf(codes, pay, change));
  expect(sold.status).toBe(201);
  return String(sold.body.data.no_faktur_group);
}

async function sellOne(kode_jenis: string, change: object = {}, rp = 4_561_000): Promise<string> {
  return sell([await piece(kode_jenis, change)], [cash(rp)]);
}

/** The bonus of each piece of the sale, in its order, as the report says it. */
const bonusOf = (no: string): Promise<unknown[]> => told(no, 'bonus');

/** A column of the report for each piece of the sale. */
async function told(no: string, column: string): Promise<unknown[]> {
  const { body } = await shop.owner.get('laporan/bonus-sales?variant=DETAIL');
  const { columns, lines } = body.data as Sheet;
  const at = (key: string): number => columns.findIndex((column) => column.key === key);
  return lines
    .filter(({ cells }) => String(cells[at('no_faktur')] ?? '').startsWith(`${no}-`))
    .map(({ cells }) => cells[at(column)]);
}

/** Old gold worth 4.491.500: a nota of 4.560.600 less 20.000 × 3,455. */
async function oldGold(): Promise<object> {
  const code = await addPiece(shop.owner);
  await sell([code], [cash(4_711_000)]);
  return { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
}

describe('a sale earns', () => {
  it.each([
    ['5.000 a piece', 'BUTIR', {}, 4_561_000, 5_000],
    ['1.000 a gram: 1.000 × 3,455', 'GRAM', {}, 4_561_000, 3_455],
    ['1.000 a gram: 1.000 × 10,5', 'GRAM', { berat: 10.5, berat_asli: 10.5 }, 4_561_000, 10_500],
    ['333 a gram: 333 × 3,455 = 1.150,515', 'SERPIH', {}, 4_561_000, 1_150],
    ['1 % of 4.561.000', 'PERSEN', {}, 4_561_000, 45_610],
    ['1 % of 4.560.600, sold at 4.561.000', 'PERSEN', { harga_jual: 4_560_600 }, 4_561_000, 45_610],
    ['1 % of 4.711.000 with making charge', 'PERSEN', { ongkos: 150_000 }, 4_711_000, 47_110],
    ['0,5 % of 4.561.000', 'SETENGAH', {}, 4_561_000, 22_805],
    ['0,03 % of 4.561.000 = 1.368,3', 'SEDIKIT', {}, 4_561_000, 1_368],
    ['5.000 and 1.000 × 3,455', 'DUA', {}, 4_561_000, 8_455],
    ['2.500, 100 × 3,455 = 345,5 and 0,1 % = 4.561', 'TIGA', {}, 4_561_000, 7_406],
  ] as const)('%s', async (_by, kode_jenis, change, rp, bonus) => {
    expect(await bonusOf(await sellOne(kode_jenis, change, rp))).toEqual([bonus]);
  });

  it('1 % of the money alone, what old gold did not pay: 9.000.000 − 4.491.500', async () => {
    const fresh = await piece('PERSEN', { harga_jual: 9_000_000 });
    const no = await sell([fresh], [await oldGold(), cash(4_508_500)]);
    expect(await bonusOf(no)).toEqual([45_085]);
    expect(await told(no, 'dibayar_uang')).toEqual([4_508_500]);
  });

  it('1 % of each piece’s share of the money', async () => {
    // 13.561.000 − 4.491.500 = 9.069.500; × 4.561 / 13.561 = 3.050.363,5 and
    // × 9.000 / 13.561 = 6.019.135,7.
    const codes = [await piece('PERSEN'), await piece('PERSEN', { harga_jual: 9_000_000 })];
    const no = await sell(codes, [await oldGold(), cash(9_069_500)]);
    expect(await bonusOf(no)).toEqual([30_503, 60_191]);
  });

  it('1 % after its discount: 4.561.000 − 50.000', async () => {
    const detail_barang = [{ kode_barcode: await piece('PERSEN'), diskon_rp: 50_000 }];
    const no = await sell([], [cash(4_511_000)], { detail_barang });
    expect(await bonusOf(no)).toEqual([45_110]);
  });

  it('nothing of a type without a rule, and nothing once cancelled', async () => {
    expect(await bonusOf(await sellOne('TANPA'))).toEqual([]);
    const no = await sellOne('PERSEN');
    await approved(shop.owner, 'penjualan/batal', { no_faktur_group: no, alasan: 'salah barang' });
    expect(await bonusOf(no)).toEqual([]);
  });
});

describe('the per cent of who sells, beside the table,', () => {
  const ACCOUNT = {
    nama_sales: 'ANI',
    kode_bank: 'BCA',
    no_rekening: '1234567890',
    nama_rekening: 'ANI',
  };
  /** `fee` in per cent, as it is typed. */
  const fee = async (value: number): Promise<void> => {
    expect((await shop.owner.put('sales/S1', { ...ACCOUNT, fee: value })).status).toBe(200);
  };
  afterEach(() => fee(0));

  it.each([
    ['0 is none', 0, 'TANPA', {}, 4_561_000, undefined],
    ['1 % of 4.561.000', 1, 'TANPA', {}, 4_561_000, 45_610],
    ['0,5 % of 4.561.000', 0.5, 'TANPA', {}, 4_561_000, 22_805],
    ['0,03 % of 4.561.000 = 1.368,3', 0.03, 'TANPA', {}, 4_561_000, 1_368],
    ['0,01 % of 4.561.000 = 456,1', 0.01, 'TANPA', {}, 4_561_000, 456],
    ['2,25 % of 4.561.000 = 102.622,5', 2.25, 'TANPA', {}, 4_561_000, 102_622],
    ['25 %, the most, of 4.561.000', 25, 'TANPA', {}, 4_561_000, 1_140_250],
    ['1 % with making charge', 1, 'TANPA', { ongkos: 150_000 }, 4_711_000, 47_110],
    ['1 % and 5.000 a piece', 1, 'BUTIR', {}, 4_561_000, 50_610],
    ['1 % and 1.000 × 3,455', 1, 'GRAM', {}, 4_561_000, 49_065],
    ['1 % and 1 %, each by itself', 1, 'PERSEN', {}, 4_561_000, 91_220],
    ['0,5 % = 22.805, and 2.500, 345 and 4.561', 0.5, 'TIGA', {}, 4_561_000, 30_211],
  ] as const)('%s', async (_by, value, kode_jenis, change, rp, bonus) => {
    await fee(value);
    const got = await bonusOf(await sellOne(kode_jenis, change, rp));
    expect(got).toEqual(bonus === undefined ? [] : [bonus]);
  });

  it('counts the money alone: 1 % of 9.000.000 − 4.491.500', async () => {
    const fresh = await piece('TANPA', { harga_jual: 9_000_000 });
    const gold = await oldGold();
    await fee(1);
    expect(await bonusOf(await sell([fresh], [gold, cash(4_508_500)]))).toEqual([45_085]);
  });

  it('is that of the day of the sale and of that person; another has his own', async () => {
    await fee(1);
    const old = await sellOne('TANPA');
    await fee(3);
    const other = await shop.owner.post('sales', { kode_sales: 'S9', ...ACCOUNT, fee: 2 });
    expect(other.status).toBe(201);
    const his = await sell([await piece('TANPA')], [cash(4_561_000)], { kode_sales: 'S9' });
    // 1 % and 2 % of 4.561.000.
    expect(await bonusOf(old)).toEqual([45_610]);
    expect(await bonusOf(his)).toEqual([91_220]);
  });

  it('is none while the module is off', async () => {
    await fee(1);
    await shop.set('BONUS_SALES_MODULE', 'false');
    const no = await sellOne('TANPA');
    await shop.set('BONUS_SALES_MODULE', 'true');
    expect(await bonusOf(no)).toEqual([]);
  });
});

describe('the rule of the day of the sale', () => {
  const change = (nilai: number, aktif = true) =>
    shop.owner.put('para-bonus-sales/PERSEN-0', {
      kode_jenis: 'PERSEN',
      tipe_bonus: 'PERSEN',
      nilai,
      aktif,
    });

  it('stays when the master changes, is switched off, is deleted; the next sale has the new one', async () => {
    const old = await sellOne('PERSEN');
    expect((await change(3)).status).toBe(200);
    const fresh = await sellOne('PERSEN');
    expect((await change(3, false)).status).toBe(200);
    const without = await sellOne('PERSEN');
    expect((await shop.owner.del('para-bonus-sales/PERSEN-0')).status).toBe(200);
    expect(await bonusOf(old)).toEqual([45_610]);
    // 3 % of 4.561.000.
    expect(await bonusOf(fresh)).toEqual([136_830]);
    expect(await bonusOf(without)).toEqual([]);
  });

  it('is that of saving, though a cashier validates later', async () => {
    await shop.set('VALIDASI_PENJUALAN', 'true');
    const no = await sellOne('PERSEN');
    await shop.set('VALIDASI_PENJUALAN', 'false');
    expect(await bonusOf(no)).toEqual([]);
    await change(3);
    const done = await shop.owner.post('penjualan/validasi', { no_faktur_group: no });
    expect(done.status).toBe(200);
    expect(await bonusOf(no)).toEqual([45_610]);
  });

  it('is that of taking, where a piece was held on another rule', async () => {
    const code = await piece('PERSEN');
    const held = await shop.owner.post(
      'penjualan/simpan',
      saleOf([code], [cash(2_000_000)], { bayar_dp: true }),
    );
    expect(held.status).toBe(201);
    await change(3);
    const no_titip_group = String(held.body.data.no_titip_group);
    const no = await sell([code], [cash(2_561_000)], { no_titip_group });
    expect(await bonusOf(no)).toEqual([136_830]);
  });

  it('is none while the module is off', async () => {
    await shop.set('BONUS_SALES_MODULE', 'false');
    const no = await sellOne('PERSEN');
    await shop.set('BONUS_SALES_MODULE', 'true');
    expect(await bonusOf(no)).toEqual([]);
  });

  it('of a sale from before rules were kept is that of the day of the change', async () => {
    const no = await sellOne('PERSEN');
    const root = await shop.root();
    await root.query(`update dokumen_baris set rumus = rumus - 'bonus'
      where kode_toko = 'JKT1' and no_dokumen = '${no}'`);
    expect(await bonusOf(no)).toEqual([]);
    const keep = (sampai: string) =>
      root.query(`insert into bonus_lama values ('JKT1', 'L', 'PERSEN', 'PERSEN', 200, ${sampai})
        on conflict (kode_toko, kode_bonus) do update set sampai = excluded.sampai`);
    await keep(`now() + interval '1 hour'`);
    await change(3);
    // 2 % of 4.561.000.
    expect(await bonusOf(no)).toEqual([91_220]);
    await keep(`now() - interval '1 day'`);
    expect(await bonusOf(no)).toEqual([]);
  });
});

it('is told with the sale to who sees what goods cost, and to nobody else', async () => {
  const code = await piece('PERSEN');
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_561_000)]));
  expect(sold.status).toBe(201);
  expect(JSON.stringify(sold.body)).not.toContain('PERSEN-0');
  const no_faktur_group = String(sold.body.data.no_faktur_group);
  const looks = [
    (client: TestClient) => client.get(`penjualan/faktur/${no_faktur_group}`),
    (client: TestClient) => client.get(`penjualan/get/lihatjual?no=${no_faktur_group}`),
    (client: TestClient) => client.post('penjualan/get/bynota', { no_faktur_group }),
    (client: TestClient) => client.post('penjualan/get/bynota/single', { no_faktur_group }),
  ];
  for (const look of looks) {
    const seen = await look(shop.kasir);
    expect(JSON.stringify(seen.body)).toContain(no_faktur_group);
    expect(JSON.stringify(seen.body)).not.toContain('PERSEN-0');
    expect(JSON.stringify((await look(shop.owner)).body)).toContain('PERSEN-0');
  }
});
