/** Money: mask, reading in every accepted spelling, refusal of what could mean something else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAngka, formatRupiah, parseRupiah, rupiah, sumRupiah } from './rupiah.ts';

const amount = fc.maxSafeInteger().map(rupiah);

describe('rupiah', () => {
  it('takes safe integers only', () => {
    expect(() => rupiah(1.5)).toThrow(RangeError);
    expect(() => rupiah(Number.NaN)).toThrow(RangeError);
    expect(() => rupiah(2 ** 53)).toThrow(RangeError);
    expect(Object.is(rupiah(-0), 0)).toBe(true);
  });

  it('sums, and refuses to leave the safe range', () => {
    expect(sumRupiah([rupiah(1), rupiah(-3), rupiah(500)])).toBe(498);
    expect(sumRupiah([])).toBe(0);
    expect(() => sumRupiah([rupiah(Number.MAX_SAFE_INTEGER), rupiah(1)])).toThrow(RangeError);
  });

  it('formats with the mask', () => {
    expect(formatRupiah(rupiah(1234500))).toBe('Rp. 1,234,500,-');
    expect(formatRupiah(rupiah(-1234500))).toBe('Rp. -1,234,500,-');
    expect(formatAngka(1234500)).toBe('1,234,500');
    expect(formatAngka(999)).toBe('999');
    expect(formatAngka(0)).toBe('0');
  });

  it.each([
    ['1234500', 1234500],
    ['1.234.500', 1234500],
    ['1,234,500', 1234500],
    ['1 234 500', 1234500],
    ['1.500', 1500],
    ['  Rp. 1.234.500,- ', 1234500],
    ['rp 500', 500],
    ['Rp500,-', 500],
    ['-1.500', -1500],
    ['Rp. -1,500,-', -1500],
    ['-Rp. 1,500,-', -1500],
    ['0', 0],
  ])('reads %s', (text, expected) => expect(parseRupiah(text)).toBe(expected));

  it.each([
    '',
    'Rp.',
    '1.5',
    '1,23',
    '0.500',
    '1.234,500',
    '1,234.500',
    '1.234,00',
    '12.34.567',
    '1234.567',
    '1.2345',
    '1.234.50',
    '--5',
    '-Rp. -5',
    '5-',
    '1e3',
    'abc',
    '9007199254740993',
  ])('refuses %s', (text) => expect(parseRupiah(text)).toBeNull());

  it('reads back every amount in every spelling', () => {
    fc.assert(
      fc.property(amount, (r) => {
        const commas = formatAngka(r);
        const spellings = [
          String(r),
          commas,
          commas.replaceAll(',', '.'),
          commas.replaceAll(',', ' '),
          formatRupiah(r),
          formatRupiah(r).replaceAll(/,(?!-)/g, '.'),
        ];
        for (const text of spellings) expect(parseRupiah(text)).toBe(r);
      }),
    );
  });
});
