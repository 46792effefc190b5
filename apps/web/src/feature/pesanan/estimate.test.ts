/** An order while it is typed: the estimate is the server's, the body is the wire's. */
import { expect, test } from 'vitest';
import { pesananEntry } from '@kencana/contract/document/pesanan-entry';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { Settings } from '@kencana/contract/module-flag';
import { milligram } from '@kencana/rules/gram';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { rupiah } from '@kencana/rules/rupiah';
import {
  bodyOf,
  draftOf,
  emptyDraft,
  nextRow,
  rowsOf,
} from '../../engine/entry-screen/entry-draft.ts';
import type { RowDraft } from '../../engine/entry-screen/entry-draft.ts';
import { estimate, lineOf, madePrice } from './estimate.ts';
import { BROUGHT, sampleBody, samplesOf } from './sample.ts';

const ROUNDING = { langkah: 500, arah: 'UP' } as const;
const PRICES = new Map([['MT/7500', 1_320_000]]);
const ONGKOS: ParameterOngkos = {
  kode_ongkos: 'MT',
  tipe_ongkos: 'PER_GRAM',
  nominal: rupiah(20_000),
  kode_group: 'MT',
  kadar: null,
  berat_dari: milligram(0),
  berat_sampai: milligram(0),
};
const FIGURES = { prices: PRICES, ongkos: [] };
const [LINES] = pesananEntry.rows;
if (LINES === undefined) throw new Error('an order has rows');
const RING: RowDraft = {
  ...nextRow(LINES, []),
  nama_barang: 'CINCIN PESANAN',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 5.001,
  ongkos: 250_000,
};
const rpOf = (change: object): number =>
  estimate(lineOf({ ...RING, ...change }), FIGURES, ROUNDING);

test("estimates at today's price until another is agreed", () => {
  // 5,001 g × 1.320.000 = 6.601.320, + 250.000, rounded up.
  expect(rpOf({})).toBe(6_851_500);
  expect(rpOf({ harga_gram: 1_000_000 })).toBe(5_251_000);
});

test('counts with the shop’s making charge until another is agreed', () => {
  const of = (change: object): number =>
    estimate(lineOf({ ...RING, ...change }), { prices: PRICES, ongkos: [ONGKOS] }, ROUNDING);
  // 6.601.320 + 20.000 × 5,001 = 6.701.340, rounded up.
  expect(of({ ongkos: null })).toBe(6_701_500);
  expect(of({ ongkos: 0 })).toBe(6_601_500);
  expect(of({ ongkos: null, kode_group: 'MD', harga_gram: 1_320_000 })).toBe(6_601_500);
  expect(of({})).toBe(6_851_500);
});

test('a purity that cannot be is drawn without a price of today', () => {
  expect(rpOf({ kadar: 750 })).toBe(250_000);
  expect(rpOf({ kadar: 750, harga_gram: 1_000_000 })).toBe(5_251_000);
});

test('what no server takes is no estimate, a charge beyond the greatest counts as none', () => {
  expect(rpOf({ berat: 1_000_000, harga_gram: 1_000_000_000_000 })).toBe(0);
  expect(rpOf({ ongkos: 9_000_000_000_000_000 })).toBe(6_601_500);
  expect(rpOf({ berat: null })).toBe(0);
});

test('the next piece is of the group, kind and purity of the one before', () => {
  expect(nextRow(LINES, [RING])).toMatchObject({
    id: 2,
    nama_barang: '',
    kode_group: 'MT',
    kode_jenis: 'CINCIN',
    kadar: 75,
    berat: null,
  });
});

test('the body is what the server takes, also of a draft of before', () => {
  const own = { ...BROUGHT, id: 1, milik: 'TOKO', kode_barcode: '11000001' } as const;
  const brought = { ...BROUGHT, id: 2, nama_barang: 'CINCIN LAMA', berat: milligram(3_200) };
  const draft = {
    ...emptyDraft(pesananEntry),
    kode_sales: 'S1',
    nama_customer: 'IBU SITI',
    detail_barang: [RING, { ...RING, id: 2, berat: 2, harga_gram: 1_300_000 }],
    contoh: [own, brought],
  };
  const before = {
    customer: { kode_sales: 'S1', nama_customer: 'IBU SITI' },
    harga_dikunci: true,
    lines: rowsOf(draft, 'detail_barang').map((row) => ({
      ...row,
      kadar: 7500,
      berat: lineOf(row).berat,
    })),
    samples: [own, brought],
    payments: [],
  };
  for (const typed of [draft, draftOf(pesananEntry, before)]) {
    const body = bodyOf(pesananEntry, typed, new Settings([]));
    const parsed = entrySchema(pesananEntry).parse({
      ...body,
      contoh: samplesOf(typed).map(sampleBody),
    });
    expect(parsed).toMatchObject({ harga_dikunci: true, nama_customer: 'IBU SITI' });
    expect(parsed.detail_barang).toMatchObject([
      { berat: 5_001, kadar: 7500, ongkos: 250_000 },
      { berat: 2_000, kadar: 7500, harga_gram: 1_300_000 },
    ]);
    expect(parsed.detail_barang[0]).not.toHaveProperty('harga_gram');
    expect(parsed.contoh).toMatchObject([
      { milik: 'TOKO', kode_barcode: '11000001' },
      { milik: 'CUSTOMER', berat: 3_200 },
    ]);
  }
});

test('a made piece is priced by the weight that its nota will say', () => {
  // 5,12 g; in steps of 0,05 g 5,10; of 0,1 g 5,1.
  expect(madePrice(1_320_000, 5.12, 0)).toBe(6_758_400);
  expect(madePrice(1_320_000, 5.12, 50)).toBe(6_732_000);
  expect(madePrice(1_320_000, 5.18, 100)).toBe(6_864_000);
  expect(madePrice(0, 5.12, 50)).toBeNull();
});
