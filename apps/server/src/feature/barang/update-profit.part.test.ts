/** New selling prices by each rule, rounded as a sale is, and what they come to. */
import { describe, expect, it } from 'vitest';
import type { ProfitRule } from '@kencana/contract/transaction/update-profit-entry';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import { A, B, baseOf, pieceOf } from '../../../test/sale-case.ts';
import { profitSums, repriced } from './update-profit.part.ts';

const ring = pieceOf(A, { harga_jual: rupiah(4_560_600), harga_beli: rupiah(3_000_000) });
const none = { perKadar: new Map(), perGroup: new Map(), margin: new Map(), ongkos: [] };
const withMargin = { ...none, margin: new Map([[ring.kode_group, rupiah(50_000)]]) };
const { settings } = baseOf({ PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '1000000' });
const down = baseOf({ ROUND_DOWN_MODULE: 'true' }).settings;

const rule = (change: object): ProfitRule =>
  ({ dasar: 'HARGA', arah: 'NAIK', satuan: 'PERSEN', ...change }) as ProfitRule;
const after = (change: object, prices = none, kept = settings): number | null =>
  repriced([ring], rule(change), prices, kept)[0]?.sesudah ?? null;

describe('a new price', () => {
  it.each([
    [{ persen: 1000 }, 5_017_000],
    [{ persen: 1000, arah: 'TURUN' }, 4_105_000],
    [{ persen: 1 }, 4_561_500],
    [{ satuan: 'RUPIAH', jumlah_rp: 100_000 }, 4_661_000],
    [{ satuan: 'RUPIAH', jumlah_rp: 100_000, arah: 'TURUN' }, 4_461_000],
    [{ dasar: 'MODAL', persen: 2500 }, 3_750_000],
    [{ dasar: 'MODAL', satuan: 'RUPIAH', jumlah_rp: 1_250_250 }, 4_250_500],
    [{ satuan: 'RUPIAH', jumlah_rp: 4_560_600, arah: 'TURUN' }, 0],
  ])('by %o is %d', (change, wanted) => expect(after(change)).toBe(wanted));

  it('is rounded down where the shop rounds its sales down', () => {
    expect(after({ persen: 1000 }, none, down)).toBe(5_016_500);
  });

  it('of the price group is the worth of its gold today and the margin, for its weight', () => {
    // 3.455 g × (1,000,000 × 75 % + 50,000) = 2,764,000
    expect(after({ dasar: 'KELOMPOK' }, withMargin)).toBe(2_764_000);
  });

  it('is none without a price group, or without a price of gold', () => {
    expect(after({ dasar: 'KELOMPOK' })).toBeNull();
    const { settings: unset } = baseOf({ PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '0' });
    expect(after({ dasar: 'KELOMPOK' }, withMargin, unset)).toBeNull();
  });
});

it('the sums tell rises, falls, the largest fall, and what is below cost or floor', () => {
  const dear = pieceOf(B, { harga_jual: rupiah(9_000_000), harga_beli: rupiah(8_500_000) });
  const pieces = [
    { ...ring, murni: milligram(2591) },
    { ...dear, murni: milligram(2591) },
  ];
  const half = repriced(pieces, rule({ arah: 'TURUN', persen: 5000 }), none, settings);
  expect(profitSums(half)).toEqual({
    sebelum: 13_560_600,
    sesudah: 2_280_500 + 4_500_000,
    naik: 0,
    turun: 2,
    tetap: 0,
    di_bawah_modal: 2,
    // Its gold is worth 2,591,000 today, 2,331,900 less ten per cent; its making charge counts.
    di_bawah_batas: half.filter(({ di_bawah_batas }) => di_bawah_batas).length,
    terbesar: { kode_barcode: B, turun: 4_500_000 },
  });
  const cheap = repriced(pieces, rule({ arah: 'TURUN', persen: 9500 }), none, settings);
  expect(cheap.map(({ di_bawah_batas }) => di_bawah_batas)).toEqual([true, true]);
  const dearer = repriced(pieces, rule({ persen: 1000 }), none, settings);
  expect(dearer.map(({ di_bawah_batas }) => di_bawah_batas)).toEqual([false, false]);
  expect(profitSums(dearer)).toMatchObject({ naik: 2, turun: 0, terbesar: undefined });
});
