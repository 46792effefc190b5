/** Texts of cells: what screen, PDF and labels show for a wire value. */
import { expect, test } from 'vitest';
import { columnText, wireNumber } from './value.ts';

test('figures are grouped by comma, weights have three decimals', () => {
  expect(columnText('rupiah', 1_234_500)).toBe('1,234,500');
  expect(columnText('rupiah', -250)).toBe('-250');
  expect(columnText('gram', 1_234.5)).toBe('1,234.500');
  expect(columnText('gram', 3.455)).toBe('3.455');
  expect(columnText('gram2', 3.455)).toBe('3.46');
  expect([1.005, 8.575, -8.575].map((gram) => columnText('gram2', gram))).toEqual([
    '1.01',
    '8.58',
    '-8.58',
  ]);
  expect(columnText('gram2', wireNumber('gram2', 1_234_004))).toBe('1,234.00');
  expect(columnText('angka', 12)).toBe('12');
  expect(columnText('persen', 75.5)).toBe('75.50%');
  expect(columnText('tanggal', '2026-11-20')).toBe('2026-11-20');
  expect(columnText('teks', null)).toBe('');
});

test('every milligram survives the wire', () => {
  for (const mg of [1, 999, 1_001, 123_456_789_012, 8_589_934_591]) {
    expect(columnText('gram', wireNumber('gram', mg)).replaceAll(/[,.]/g, '')).toBe(
      String(mg).padStart(4, '0'),
    );
  }
});

test('a sum that no number holds exactly travels as its digits, and is shown grouped', () => {
  const shown = (kind: 'rupiah' | 'gram' | 'persen', n: bigint): string =>
    columnText(kind, wireNumber(kind, n));
  expect(wireNumber('rupiah', 9007199254740993n)).toBe('9007199254740993');
  expect(shown('rupiah', 9007199254740993n)).toBe('9,007,199,254,740,993');
  expect(shown('gram', -9007199254740993n)).toBe('-9,007,199,254,740.993');
  expect(shown('rupiah', -12000000000000000n)).toBe('-12,000,000,000,000,000');
});
