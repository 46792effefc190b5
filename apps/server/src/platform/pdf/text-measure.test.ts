/** Line breaks and the letterhead's address. */
import { expect, test } from 'vitest';
import { breakLines, fontWidths, splitAddress } from './text-measure.ts';

const mono = fontWidths(() => 1);

test('lines break at blanks, long words in the middle, the last line ends with an ellipsis', () => {
  expect(breakLines('cincin emas', mono, 20, 3)).toEqual(['cincin emas']);
  expect(breakLines('cincin emas polos', mono, 11, 3)).toEqual(['cincin emas', 'polos']);
  expect(breakLines('abcdefghij', mono, 4, 3)).toEqual(['abcd', 'efgh', 'ij']);
  expect(breakLines('satu dua tiga empat lima', mono, 5, 2)).toEqual(['satu', 'dua…']);
});

test('an address is split at 48 and 90 characters and nothing is lost', () => {
  expect(splitAddress('Jl. Pendek 1')).toEqual(['Jl. Pendek 1']);
  const long =
    'Jl. Panjang Sekali Nomor Seratus Dua Puluh Tiga RT 01 RW 02 ' +
    'Kelurahan Anu Kecamatan Ini Kota Itu 12345';
  const lines = splitAddress(long);
  expect(lines.length).toBe(3);
  expect(lines.join(' ')).toBe(long);
  expect(lines[0]?.length).toBeLessThanOrEqual(48);
  expect(lines[1]?.length).toBeLessThanOrEqual(42);
  expect(splitAddress('x'.repeat(95))).toEqual(['x'.repeat(48), 'x'.repeat(42), 'xxxxx']);
  expect(splitAddress('')).toEqual([]);
});
