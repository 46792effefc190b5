/**
 * Properties of a sale over random pieces, prices, payments and settings: whatever passes `check`
 * posts balanced books, every stored price recomputes from its `rumus`, and no input in the
 * schema's range breaks the arithmetic.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { milligram } from '@kencana/rules/gram';
import { hitungBarisJual, ppnTermasuk } from '@kencana/rules/harga';
import type { BarisJualInput } from '@kencana/rules/harga';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { A, B, OLD, baseOf, factsOf, pieceOf, saleInput } from '../../../test/sale-case.ts';
import { assertPosting, journalDifference } from '../../engine/transaction/assert-posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';
import { returnPieces, reverse } from '../../engine/transaction/reverse.ts';
import { penjualanKind } from './penjualan.kind.ts';

const RUNS = Number(process.env['KENCANA_PROPERTY_RUNS'] ?? 500);
const price = (max: number) => fc.integer({ min: 0, max }).map((n) => rupiah(n));

/** A piece of any weight, purity, price and ongkos. */
const goods = fc.record({
  berat: fc.integer({ min: 1, max: 500_000 }).map(milligram),
  berat_asli: fc.integer({ min: 1, max: 500_000 }).map(milligram),
  kadar: fc.integer({ min: 1, max: 50_000 }).map((n) => n as Kadar),
  harga_beli: price(50_000_000),
  harga_jual: price(90_000_000),
  ongkos: price(500_000),
  tipe_ongkos: fc.constantFrom('TOTAL' as const, 'PER_GRAM' as const),
  harga_atribut: price(1_000_000),
  faktur_pajak: fc.boolean(),
});

const settings = fc.record({
  kategori_harga: fc.constantFrom('BARANG', 'GROUP', 'GLOBAL'),
  PEMBULATAN: fc.constantFrom('1', '100', '500', '1000'),
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: fc.constantFrom('0', '1350000'),
  PEMBULATAN_BELI_ARAH: fc.constantFrom('UP', 'DOWN', 'NEAREST'),
  ROUND_DOWN_MODULE: fc.constantFrom('true', 'false'),
  PPN_PERSEN: fc.constantFrom('0', '11', '12'),
  PPN_PERSEN_TANPA_FAKTUR: fc.constantFrom('0', '1.1', '1.65'),
  TRANSFER_LEBIH_BAYAR: fc.constantFrom('true', 'false'),
  VALIDASI_PENJUALAN: fc.constantFrom('true', 'false'),
  BELI_TERMASUK_ONGKOS: fc.constantFrom('true', 'false'),
  MARKETPLACE_INTEGRATION_MODULE: fc.constant('true'),
});

const overrides = fc.record(
  {
    harga_jual: fc.integer({ min: 0, max: 90_000_000 }),
    ongkos: fc.integer({ min: 0, max: 500_000 }),
    diskon_rp: fc.integer({ min: 0, max: 2_000_000 }),
    diskon_persen: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: [] },
);

const WAYS = ['CASH', 'TRANSFER', 'DEBIT', 'KREDIT', 'MARKETPLACE'] as const;
type Share = readonly [(typeof WAYS)[number], number];
const share: fc.Arbitrary<Share> = fc.tuple(
  fc.constantFrom(...WAYS),
  fc.integer({ min: 1, max: 100 }),
);

const trade = fc.option(
  fc.record({
    kondisi: fc.constantFrom('', 'BAIK', 'RUSAK'),
    berat: fc.integer({ min: 1, max: 9000 }).map((mg) => mg / 1000),
    potongan_manual: fc.constantFrom(0, 25_000, 99_999_999),
  }),
  { nil: undefined },
);

const world = fc.record({
  a: goods,
  b: goods,
  settings,
  overrides: fc.tuple(overrides, overrides),
  trade,
  shares: fc.array(share, { minLength: 1, maxLength: 5 }),
  over: fc.constantFrom(0, 0, 0, 1, 777_777),
  margin: fc.integer({ min: 0, max: 1_500_000 }).map((n) => rupiah(n)),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

/** What a marketplace's payment names, and what it keeps. */
const ORDER = {
  kode_marketplace: 'TOPED',
  no_po: 'INV/1',
  logistik: 'JNE',
  foto: 'files/00000000-0000-4000-8000-000000000000',
};
const TOPED = {
  kode_marketplace: 'TOPED',
  biaya: 275,
  aktif: true,
  dijual: null,
  fotoAda: true,
  fotoDi: null,
} as const;

/** Splits what is left to pay over the shares; the last one takes the rest and what is too much. */
function payments(w: World, total: number, worth: number): PenjualanBody['pembayaran'] {
  const weight = w.shares.reduce((n, [, part]) => n + part, 0);
  let left = Math.max(0, total - worth);
  const open = left;
  const rows = w.shares.map(([jenis, part], i) => {
    const last = i === w.shares.length - 1;
    const jumlah_rp = last ? left + w.over : Math.floor((open * part) / weight);
    left -= last ? left : jumlah_rp;
    if (jenis === 'CASH') return { jenis, jumlah_rp };
    if (jenis === 'MARKETPLACE') return { jenis, jumlah_rp, ...ORDER };
    return { jenis, jumlah_rp, no_rekening: part % 2 === 0 ? '111' : '222' };
  });
  const paid: PenjualanBody['pembayaran'] = rows.filter((r) => r.jumlah_rp > 0);
  if (!w.trade) return paid;
  return [{ jenis: 'TUKAR', detail_barang: [{ kode_barcode: OLD, ...w.trade }] }, ...paid];
}

/** The posting of a random sale that passes `check`, undefined when it is refused. */
function postingOf(w: World): Posting | undefined {
  const facts = factsOf({
    pieces: [pieceOf(A, w.a), pieceOf(B, w.b), pieceOf(OLD, { status: 'TERJUAL' })],
    facts: {
      means: { marketplace: TOPED },
      prices: {
        perKadar: new Map(),
        perGroup: new Map([['MT', w.margin]]),
        margin: new Map([['MT', rupiah(w.margin % 100_000)]]),
        ongkos: [],
      },
    },
  });
  const base = baseOf(w.settings);
  const lines = [A, B].map((kode_barcode, i) => ({ kode_barcode, ...w.overrides[i] }));
  const trial = saleInput(lines, [
    { jenis: 'CASH', jumlah_rp: 1 },
    ...payments({ ...w, shares: [], over: 0 }, 0, 0),
  ]);
  const { header, lots } = penjualanKind.post(trial, facts, base);
  const pay = payments(w, header.total, lots[0]?.modal ?? 0);
  if (pay.length === 0) return undefined;
  const input = saleInput(lines, pay);
  if (penjualanKind.check(input, facts, base).length > 0) return undefined;
  return penjualanKind.post(input, facts, base);
}

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0);

const SPECK: World['a'] = {
  berat: milligram(1),
  berat_asli: milligram(1),
  kadar: 1 as Kadar,
  harga_beli: rupiah(0),
  harga_jual: rupiah(0),
  ongkos: rupiah(0),
  tipe_ongkos: 'TOTAL',
  harga_atribut: rupiah(0),
  faktur_pajak: true,
};

/** One rupiah with tax, rounded up to a hundred: the tax may not take more than the rupiah. */
const ONE_RUPIAH: World = {
  a: SPECK,
  b: SPECK,
  settings: {
    kategori_harga: 'BARANG',
    PEMBULATAN: '100',
    PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '0',
    PEMBULATAN_BELI_ARAH: 'UP',
    ROUND_DOWN_MODULE: 'false',
    PPN_PERSEN: '12',
    PPN_PERSEN_TANPA_FAKTUR: '0',
    TRANSFER_LEBIH_BAYAR: 'true',
    VALIDASI_PENJUALAN: 'true',
    BELI_TERMASUK_ONGKOS: 'true',
    MARKETPLACE_INTEGRATION_MODULE: 'true',
  },
  overrides: [{ ongkos: 1 }, {}],
  trade: undefined,
  shares: [['CASH', 1]],
  over: 0,
  margin: rupiah(0),
};

/** The books of one sale, each against another: document, payments, cash, journal, goods. */
function expectBalanced(p: Posting): void {
  assertPosting(p);
  expect(journalDifference(p.journal)).toBe(0);
  const jual = p.lines.filter((l) => l.jenis_baris === 'JUAL');
  expect(sum(jual.map((l) => l.harga_total ?? 0))).toBe(p.header.total);
  expect(sum(jual.map((l) => l.pembulatan ?? 0))).toBe(p.header.pembulatan);
  const trade = sum(p.lots.map((l) => l.modal));
  const fees = sum(p.payments.map((x) => (x.fee_ditanggung === 'CUSTOMER' ? x.fee_rp : 0)));
  const cash = sum(p.money.map((m) => m.masuk - m.keluar));
  const owed = sum(p.payments.map((x) => (x.jenis === 'MARKETPLACE' ? x.jumlah_rp : 0)));
  expect(cash).toBe(p.header.total - trade - owed + fees);
  const own = ['KAS', 'BANK', 'PIUTANG EDC'];
  const journal = p.journal.filter((j) => own.includes(j.peran));
  expect(sum(journal.map((j) => (j.sisi === 'DEBIT' ? j.jumlah : 0 - j.jumlah)))).toBe(cash);
  const outside = p.journal.filter((j) => j.peran.endsWith(' MARKETPLACE'));
  expect(sum(outside.map((j) => j.jumlah))).toBe(owed);
  expect(p.payments.every((x) => x.jumlah_rp > 0)).toBe(true);
  const sold = p.stock.filter((s) => s.kolom === 'JUAL');
  expect(sum(sold.map((s) => s.murni))).toBe(sum(jual.map((l) => l.murni ?? 0)));
  expectMirrored(p);
}

/** What cancelling posts takes back all of it: nothing is left in cash, journal or stock. */
function expectMirrored({ stock, money, journal, points = [] }: Posting): void {
  const rows = journal.map(({ peran, sisi, jumlah, berat = 0, murni = 0, kode_jenis = null }) => ({
    peran,
    nomor_akun: peran,
    berat,
    murni,
    kode_jenis,
    kode_supplier: null,
    no_faktur_supplier: null,
    debit: sisi === 'DEBIT' ? jumlah : rupiah(0),
    kredit: sisi === 'KREDIT' ? jumlah : rupiah(0),
  }));
  const back = reverse({ stock, money, journal: rows, points }, 'BATAL PENJUALAN');
  const net = new Map<string, number>();
  const add = (key: string, amount: number) => net.set(key, (net.get(key) ?? 0) + amount);
  for (const s of [...stock, ...back.stock]) {
    const place = `${s.kode_barcode ?? s.lot_baris} ${s.kode_gudang}/${s.kode_baki} ${s.kolom}`;
    for (const what of ['qty', 'berat', 'berat_asli', 'murni', 'modal'] as const)
      add(`${place} ${what}`, s[what]);
  }
  for (const m of [...money, ...back.money]) add(m.akun, m.masuk - m.keluar);
  for (const m of [...money, ...back.money]) add(`${m.akun} fee`, m.fee);
  for (const j of [...rows, ...back.journal]) add(j.nomor_akun, j.debit - j.kredit);
  expect([...net].filter(([, left]) => left !== 0)).toEqual([]);
  expect(returnPieces(stock).map(({ dari, menjadi }) => `${menjadi} ${dari}`)).toEqual(
    stock.flatMap((s) =>
      s.kode_barcode !== null && s.status_dari && s.status_ke
        ? [`${s.status_dari} ${s.status_ke}`]
        : [],
    ),
  );
}

describe('every sale that passes its check', () => {
  it('balances in rupiah, milligrams, document, cash book and journal (I1, I2, I13)', () => {
    let posted = 0;
    fc.assert(
      fc.property(world, (w) => {
        const p = postingOf(w);
        if (!p) return;
        posted += 1;
        expectBalanced(p);
      }),
      { numRuns: RUNS, examples: [[ONE_RUPIAH]] },
    );
    expect(posted).toBeGreaterThan(RUNS / 4);
  });

  it('recomputes every stored price from the line’s rumus', () => {
    fc.assert(
      fc.property(world, (w) => {
        const posting = postingOf(w);
        for (const line of posting?.lines ?? []) {
          if (line.jenis_baris !== 'JUAL') continue;
          // As it comes back from the database years later.
          const rumus = JSON.parse(JSON.stringify(line.rumus)) as BarisJualInput & {
            ppnPersen: number;
          };
          const again = hitungBarisJual(rumus);
          expect(line).toMatchObject({
            harga_dihitung: again.hargaDihitung,
            harga_jual: again.hargaJual,
            ongkos_dihitung: again.ongkosDihitung,
            ongkos: again.ongkos,
            diskon: again.diskon,
            pembulatan: again.pembulatan,
            harga_total: again.hargaTotal,
            ppn: ppnTermasuk(again.hargaTotal, rumus.ppnPersen, again.pembulatan),
          });
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** A thousand milliard: what one amount may be at most. */
const RP = 1_000_000_000_000;
/** A tonne of gold of 500 %, which counts as pure. */
const GRAMS = 1_000_000n;

/** The line worked out in whole numbers of any size, beside the product's own arithmetic. */
function edgeOf(
  w: { readonly harga: number; readonly ongkos: number; readonly diskon_rp: number },
  set: World['settings'],
): { readonly eksak: number; readonly total: number; readonly ppn: number } {
  const metal = {
    BARANG: BigInt(w.harga),
    GROUP: 5_000_000n * GRAMS,
    GLOBAL: BigInt(set.PARAMETER_HARGA_EMAS_GLOBAL_VALUE) * GRAMS,
  }[set.kategori_harga];
  const eksak = Number((metal ?? 0n) + BigInt(w.ongkos) + BigInt(w.harga)) - w.diskon_rp;
  const step = Number(set.PEMBULATAN);
  const steps = set.ROUND_DOWN_MODULE === 'true' ? Math.floor : Math.ceil;
  const total = steps(eksak / step) * step;
  const rate = { '0': 0n, '1.1': 110n, '1.65': 165n }[set.PPN_PERSEN_TANPA_FAKTUR] ?? 0n;
  const contained = total < 0 ? 0 : Number((BigInt(total) * rate) / (10_000n + rate));
  return { eksak, total: total || 0, ppn: Math.max(0, Math.min(contained, eksak)) };
}

/** Cards for so much, none above what one amount may be; for a rupiah where nothing is due. */
function cards(amount: number): PenjualanBody['pembayaran'] {
  const count = Math.max(1, Math.ceil(amount / RP));
  return Array.from({ length: count }, (_, i) => ({
    jenis: 'DEBIT' as const,
    jumlah_rp: Math.max(1, Math.min(RP, amount - i * RP)),
    no_rekening: '111',
    fee: 100,
  }));
}

describe('the edges of the schema', () => {
  it('are refused for what is wrong alone, else posted to the rupiah', () => {
    const big = fc.constantFrom(0, 1, RP - 1, RP);
    let posted = 0;
    fc.assert(
      fc.property(
        fc.record({ harga: big, ongkos: big, diskon_rp: big, over: fc.constantFrom(-1, 0, 0, 1) }),
        settings,
        (w, set) => {
          const piece = pieceOf(A, {
            berat: milligram(1_000_000_000),
            berat_asli: milligram(1_000_000_000),
            kadar: 50_000 as Kadar,
            harga_jual: rupiah(w.harga),
            ongkos: rupiah(w.ongkos),
            harga_atribut: rupiah(w.harga),
            tipe_ongkos: 'TOTAL',
          });
          const prices = {
            perKadar: new Map(),
            perGroup: new Map([['MT', rupiah(5_000_000)]]),
            margin: new Map<string, Rupiah>(),
            ongkos: [],
          };
          const facts = factsOf({ pieces: [piece], facts: { prices } });
          const edge = edgeOf(w, set);
          const pay = cards(edge.total + w.over);
          const paid = sum(pay.map((row) => ('jumlah_rp' in row ? (row.jumlah_rp ?? 0) : 0)));
          const input = saleInput([{ kode_barcode: A, diskon_rp: w.diskon_rp }], pay);
          const problems = penjualanKind.check(input, facts, baseOf(set));
          expect(problems.map((problem) => problem.code)).toEqual([
            ...(edge.eksak < 0 ? ['DISKON_LEBIH_TOTAL'] : []),
            ...(paid > Math.max(0, edge.total) ? ['BAYAR_LEBIH'] : []),
            ...(paid < edge.total ? ['BAYAR_KURANG'] : []),
          ]);
          if (problems.length > 0) return;
          posted += 1;
          const p = penjualanKind.post(input, facts, baseOf(set));
          expect(p.header).toMatchObject({
            total: edge.total,
            pembulatan: edge.total - edge.eksak,
            bayar: edge.total,
            kembali: 0,
          });
          expect(p.lines).toMatchObject([{ harga_total: edge.total, ppn: edge.ppn }]);
          // The card's fee of 100 % is as much again, and the customer bears it.
          expect(sum(p.payments.map((x) => x.fee_rp))).toBe(edge.total);
          expectBalanced(p);
        },
      ),
      { numRuns: 400 },
    );
    expect(posted).toBeGreaterThan(40);
  });
});
