/** Number words: the irregular ones, the scales, and that no two amounts share their words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from './rupiah.ts';
import { terbilang } from './terbilang.ts';

describe('terbilang', () => {
  it.each([
    [0, 'nol rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [12, 'dua belas rupiah'],
    [20, 'dua puluh rupiah'],
    [100, 'seratus rupiah'],
    [111, 'seratus sebelas rupiah'],
    [219, 'dua ratus sembilan belas rupiah'],
    [1000, 'seribu rupiah'],
    [1500, 'seribu lima ratus rupiah'],
    [21_001, 'dua puluh satu ribu satu rupiah'],
    [1_000_000, 'satu juta rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
    [3_505_500, 'tiga juta lima ratus lima ribu lima ratus rupiah'],
    [2_000_000_011, 'dua miliar sebelas rupiah'],
    [1_000_000_000_000, 'satu triliun rupiah'],
    [-500, 'minus lima ratus rupiah'],
  ])('%i', (n, words) => expect(terbilang(rupiah(n))).toBe(words));

  it('gives different amounts different words', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        expect(terbilang(rupiah(a)) === terbilang(rupiah(b))).toBe(rupiah(a) === rupiah(b));
        expect(terbilang(rupiah(a))).toMatch(/^[a-z]+( [a-z]+)* rupiah$/);
      }),
    );
  });
});
