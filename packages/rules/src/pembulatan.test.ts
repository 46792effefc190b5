/** Rounding: direction, bounds, exactness beyond 2^53. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideFloor, roundHalfUp, roundToStep, type Arah } from './pembulatan.ts';

const value = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
const step = fc.constantFrom(1, 50, 100, 500, 1000, 333);

describe('roundToStep', () => {
  it.each<[number, Arah, number]>([
    [1_234_001, 'UP', 1_234_500],
    [1_234_500, 'UP', 1_234_500],
    [1_234_499, 'DOWN', 1_234_000],
    [1_234_250, 'NEAREST', 1_234_500],
    [1_234_249, 'NEAREST', 1_234_000],
    [-1, 'UP', 0],
    [-1, 'DOWN', -500],
    [-250, 'NEAREST', 0],
  ])('%i %s is %i', (n, arah, expected) => expect(roundToStep(n, 500, arah)).toBe(expected));

  it('refuses fractions and bad steps', () => {
    expect(() => roundToStep(1.5, 500, 'UP')).toThrow(RangeError);
    expect(() => roundToStep(1, 0, 'UP')).toThrow(RangeError);
    expect(() => roundToStep(1, -500, 'UP')).toThrow(RangeError);
  });

  it('gives a multiple of the step on the right side', () => {
    fc.assert(
      fc.property(value, step, (n, s) => {
        const up = roundToStep(n, s, 'UP') - n;
        const down = n - roundToStep(n, s, 'DOWN');
        const near = roundToStep(n, s, 'NEAREST') - n;
        expect(up >= 0 && up < s).toBe(true);
        expect(down >= 0 && down < s).toBe(true);
        expect(near * 2 > -s && near * 2 <= s).toBe(true);
        for (const off of [up, -down, near]) expect(Math.abs((n + off) % s)).toBe(0);
      }),
    );
  });
});

describe('integer division', () => {
  it('rounds half up, also below zero and beyond 2^53', () => {
    expect(roundHalfUp(5, 10)).toBe(1);
    expect(roundHalfUp(4, 10)).toBe(0);
    expect(roundHalfUp(-5, 10)).toBe(0);
    expect(roundHalfUp(-6, 10)).toBe(-1);
    expect(roundHalfUp(9_007_199_254_740_991n * 3n + 1n, 3)).toBe(9_007_199_254_740_991);
    expect(divideFloor(-1, 3)).toBe(-1);
    expect(divideFloor(7, 3)).toBe(2);
  });

  it('refuses bad denominators, fractions and results out of range', () => {
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
    expect(() => roundHalfUp(1.5, 2)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1)).toThrow(RangeError);
  });

  it('is at most half the denominator off', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 10 ** 6 }), (n, d) => {
        const off = (roundHalfUp(n, d) * d - n) * 2;
        expect(off > -d && off <= d).toBe(true);
      }),
    );
  });
});
