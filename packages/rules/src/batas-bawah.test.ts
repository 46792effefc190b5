/** The floor of gold: by hand, exact beyond 2^53, and never a fraction. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batasBawah, batasDisepakati } from './batas-bawah.ts';
import { milligram } from './gram.ts';
import { rupiah } from './rupiah.ts';

const floor = (murni: number, harga: number, persen: number): number =>
  batasBawah(milligram(murni), { harga: rupiah(harga), persen });

describe('batasBawah', () => {
  it.each([
    // 2,595 g × 2.000.000 × 90 %
    [2595, 2_000_000, 1000, 4_671_000],
    [2595, 2_000_000, 0, 5_190_000],
    [2595, 2_000_000, 2550, 3_866_550],
    // 0,001 g × 1.234.567 × 90 % = 1.111,1103
    [1, 1_234_567, 1000, 1112],
    [0, 2_000_000, 1000, 0],
    [2595, 0, 1000, 0],
    [2595, 2_000_000, 10_000, 0],
    [2595, 2_000_000, 12_000, 0],
  ])('%i mg at %i, %i hundredths below, is %i', (murni, harga, persen, expected) => {
    expect(floor(murni, harga, persen)).toBe(expected);
  });

  it('is the greatest safe number where nothing reaches it', () => {
    expect(floor(1_000_000_000, 999_999_999_999, 0)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is reached exactly by the amounts that the exact fraction lets through', () => {
    const murni = fc.integer({ min: 0, max: 1_000_000_000 });
    const harga = fc.integer({ min: 0, max: 5_000_000 });
    const persen = fc.integer({ min: 0, max: 10_000 });
    const near = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(murni, harga, persen, near, (m, h, p, d) => {
        const least = floor(m, h, p);
        expect(Number.isSafeInteger(least)).toBe(true);
        const total = Math.max(0, least + d);
        const exact = BigInt(total) * 10_000_000n >= BigInt(m) * BigInt(h) * BigInt(10_000 - p);
        expect(total >= least).toBe(exact);
      }),
    );
  });

  it('of a whole is never more than of its parts', () => {
    const part = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(part, part, (a, b) => {
        const by = [2_450_001, 1234] as const;
        expect(floor(a + b, ...by)).toBeLessThanOrEqual(floor(a, ...by) + floor(b, ...by));
      }),
    );
  });
});

describe('batasDisepakati', () => {
  const agreed = (total: number, batas: number) => ({ total: rupiah(total), batas: rupiah(batas) });

  it('stays where the agreed amount reached its own floor', () => {
    expect(batasDisepakati(rupiah(900), agreed(1000, 1000))).toBe(900);
    expect(batasDisepakati(rupiah(900), agreed(0, 0))).toBe(900);
  });

  it('is the share that was allowed, floored', () => {
    expect(batasDisepakati(rupiah(1001), agreed(500, 1000))).toBe(500);
    expect(batasDisepakati(rupiah(9_007_199_254_740_991), agreed(999, 1000))).toBe(
      8_998_192_055_486_250,
    );
    expect(batasDisepakati(rupiah(1000), agreed(-5, 1000))).toBe(0);
  });
});
