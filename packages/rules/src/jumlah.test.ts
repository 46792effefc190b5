/** Sums are exact at any size: beside bigint arithmetic, and on both sides of 2^53. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addExact, exact, shiftDecimal, subtractExact, sumExact } from './jumlah.ts';
import { formatAngka, formatRupiah } from './rupiah.ts';

const any = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });

test('sums are those of bigint, and numbers while these are exact', () => {
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (list) => {
      const sum = sumExact(list.map(exact));
      expect(BigInt(sum)).toBe(list.reduce((a, b) => a + b, 0n));
      expect(typeof sum).toBe(Number.isSafeInteger(Number(sum)) ? 'number' : 'bigint');
    }),
  );
});

test('adding on the edge of the safe integers loses nothing', () => {
  expect(addExact(Number.MAX_SAFE_INTEGER, 2)).toBe(9007199254740993n);
  expect(addExact('9007199254740993', -2)).toBe(Number.MAX_SAFE_INTEGER);
  expect(subtractExact(5, 9007199254740998n)).toBe(-9007199254740993n);
  expect(subtractExact(7, 5)).toBe(2);
  expect(() => addExact(0.5, 1)).toThrow(RangeError);
});

test('grams and money are written with all their digits', () => {
  expect(shiftDecimal(3455, 3)).toBe(3.455);
  expect(shiftDecimal(9007199254740993n, 3)).toBe('9007199254740.993');
  expect(shiftDecimal(-9007199254740993n, 2)).toBe('-90071992547409.93');
  expect(formatAngka(9007199254740993n)).toBe('9,007,199,254,740,993');
  expect(formatRupiah('-12000000000000000')).toBe('Rp. -12,000,000,000,000,000,-');
  expect(formatAngka(-1_234_500)).toBe('-1,234,500');
});
