/** Counting the till: reading, sums, what is sent. */
import { describe, expect, it } from 'vitest';
import { countBody, countedRupiah, parseLembar, withLembar } from './cash-count.ts';

describe('cash count', () => {
  it('reads whole numbers only and tells empty from wrong', () => {
    expect(['12', ' 0 ', '', 'x', '1.5', '-1', '1234567'].map(parseLembar)).toEqual([
      12,
      0,
      undefined,
      null,
      null,
      null,
      null,
    ]);
  });

  it('sums sheets by denomination', () => {
    const count = withLembar(withLembar({}, 100_000, 12), 500, 3);
    expect(countedRupiah(count)).toBe(1_201_500);
    expect(countedRupiah(withLembar(count, 100_000, undefined))).toBe(1500);
    expect(countedRupiah({})).toBe(0);
  });

  it('sends only what is there, in the order of the notes', () => {
    const count = { 500: 3, 100_000: 12, 200: 0 };
    expect(countBody(count)).toEqual([
      { pecahan: 100_000, lembar: 12 },
      { pecahan: 500, lembar: 3 },
    ]);
  });
});
