/** The roof of gold: by hand, exact beyond 2^53, and never a fraction. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batasAtas } from './batas-atas.ts';
import { batasBawah } from './batas-bawah.ts';
import { milligram } from './gram.ts';
import { rupiah } from './rupiah.ts';

const roof = (murni: number, harga: number, persen: number): number =>
  batasAtas(milligram(murni), { harga: rupiah(harga), persen });
const NONE = Number.MAX_SAFE_INTEGER;

describe('batasAtas', () => {
  it.each([
    // 2,595 g × 2.000.000 × 110 %
    [2595, 2_000_000, 1000, 5_709_000],
    [2595, 2_000_000, 0, 5_190_000],
    // 0,001 g × 1.234.567 × 110 % = 1.358,0237
    [1, 1_234_567, 1000, 1358],
    [0, 2_000_000, 1000, 0],
    [2595, 2_000_000, 9999, 10_379_481],
    [2595, 2_000_000, 10_000, NONE],
    [2595, 0, 1000, NONE],
    [1_000_000_000, 999_999_999_999, 0, NONE],
  ])('%i mg at %i, %i hundredths above, is %i', (murni, harga, persen, expected) => {
    expect(roof(murni, harga, persen)).toBe(expected);
  });

  it('is kept exactly by the amounts that the exact fraction lets through', () => {
    const murni = fc.integer({ min: 0, max: 1_000_000_000 });
    const harga = fc.integer({ min: 1, max: 4_000_000 });
    const persen = fc.integer({ min: 0, max: 9_999 });
    const near = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(murni, harga, persen, near, (m, h, p, d) => {
        const most = roof(m, h, p);
        const total = Math.max(0, most + d);
        const exact = BigInt(total) * 10_000_000n <= BigInt(m) * BigInt(h) * BigInt(10_000 + p);
        expect(total <= most).toBe(exact);
      }),
    );
  });

  it('at nothing above lies at most a rupiah under the floor at nothing below', () => {
    const murni = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(murni, (m) => {
        const floor = batasBawah(milligram(m), { harga: rupiah(2_450_001), persen: 0 });
        expect(floor - roof(m, 2_450_001, 0)).toBeOneOf([0, 1]);
      }),
    );
  });
});
