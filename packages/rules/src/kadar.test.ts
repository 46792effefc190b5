/** Purity, fine weight and per cents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milligram } from './gram.ts';
import {
  fineMg,
  formatKadar,
  kadar,
  kadarToPercent,
  meantKadar,
  percentToKadar,
  stampOf,
} from './kadar.ts';
import {
  floorPercentOf,
  formatPersen,
  hundredthsToPercent,
  percentToHundredths,
} from './persen.ts';
import { rupiah } from './rupiah.ts';

describe('kadar', () => {
  it('brands hundredths of a per cent up to 500 per cent', () => {
    expect(percentToKadar(75.5)).toBe(7550);
    expect(percentToKadar(500)).toBe(50000);
    expect(kadarToPercent(kadar(3750))).toBe(37.5);
    expect(formatKadar(kadar(7500))).toBe('75');
    expect(formatKadar(kadar(7550))).toBe('75.5');
    for (const bad of [-1, 0.5, 50001]) expect(() => kadar(bad)).toThrow(RangeError);
    expect(() => percentToKadar(75.555)).toThrow(RangeError);
  });

  it('computes fine weight half up, above 100 per cent as 100', () => {
    expect(fineMg(milligram(3455), kadar(7500))).toBe(2591);
    expect(fineMg(milligram(1), kadar(5000))).toBe(1);
    expect(fineMg(milligram(1), kadar(4999))).toBe(0);
    expect(fineMg(milligram(3455), kadar(42000))).toBe(3455);
  });

  it('never exceeds the gross weight and is at most half a milligram off', () => {
    const gross = fc.nat(10 ** 12).map(milligram);
    const purity = fc.integer({ min: 0, max: 50000 }).map(kadar);
    fc.assert(
      fc.property(gross, purity, (berat, k) => {
        const fine = fineMg(berat, k);
        expect(fine).toBeGreaterThanOrEqual(0);
        expect(fine).toBeLessThanOrEqual(berat);
        const off = BigInt(fine) * 10000n - BigInt(berat) * BigInt(Math.min(k, 10000));
        expect(off > -5000n && off <= 5000n).toBe(true);
      }),
    );
  });
});

describe('a typed purity', () => {
  it.each([
    [42_000, 4200],
    [75_000, 7500],
    [37_500, 3750],
    [100_010, 1000],
  ])('%i means %i', (typed, meant) => {
    expect(meantKadar(typed)).toBe(meant);
  });

  it('asks nothing up to 100', () => {
    expect([10_000, 7500, 0, null].map(meantKadar)).toEqual(Array(4).fill(undefined));
  });

  it('stamps whole thousandths only', () => {
    const typed = [7500, 7505, 9990, 10_000, 42_000, null];
    expect(typed.map(stampOf)).toEqual(['750', '', '999', '', '', '']);
  });
});

describe('persen', () => {
  it('converts without float error', () => {
    expect(percentToHundredths(1.15)).toBe(115);
    expect(percentToHundredths(-12.34)).toBe(-1234);
    expect(() => percentToHundredths(0.005)).toThrow(RangeError);
    expect(formatPersen(250)).toBe('2.50%');
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (h) => {
        expect(percentToHundredths(hundredthsToPercent(h))).toBe(h);
      }),
    );
  });

  it('floors a per cent of money exactly', () => {
    expect(floorPercentOf(rupiah(999), 250)).toBe(24);
    expect(floorPercentOf(rupiah(9_007_199_254_740_991), 9999)).toBe(9_006_298_534_815_516);
  });
});
