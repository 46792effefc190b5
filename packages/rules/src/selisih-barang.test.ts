/** Differences inside one piece, worked out by hand, and the ways a stamp is written. */
import { expect, test } from 'vitest';
import { milligram } from './gram.ts';
import { kadar } from './kadar.ts';
import { kadarCap, selisihBerat, selisihKadar } from './selisih-barang.ts';

test.each([
  // 1 g on the scale where the nota says 10 g: nine of ten grams.
  [10_000, 1000, 9000],
  [1000, 10_000, 90_000],
  [3455, 3455, 0],
  // 5 mg of 3,455 g are 0,1447 %: up to 0,15.
  [3455, 3460, 15],
  [10_000, 9500, 500],
  [10_000, 9499, 501],
  [1_000_000_000_000, 1, 10_000],
])('%i mg on the nota and %i on the scale differ by %i hundredths', (nota, asli, apart) => {
  expect(selisihBerat(milligram(nota), milligram(asli))).toBe(apart);
});

test('purities differ in points; above a hundred per cent both are pure', () => {
  expect(selisihKadar(kadar(7500), kadar(4200))).toBe(3300);
  expect(selisihKadar(kadar(4200), kadar(7500))).toBe(3300);
  expect(selisihKadar(kadar(42_000), kadar(9999))).toBe(1);
});

test.each([
  ['750', 7500],
  ['999.9', 9999],
  ['9999', 9999],
  ['37,5', 3750],
  ['375', 3750],
  ['75%', 7500],
  ['kadar 700', 7000],
  ['18K', 7500],
  ['22 karat', 9167],
  ['1000', 10_000],
  ['', undefined],
  ['UBS', undefined],
  ['25K', undefined],
  ['0', undefined],
])('the stamp %j says %s', (cap, said) => {
  expect(kadarCap(cap)).toBe(said);
});
