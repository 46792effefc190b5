/** CSV as Excel in Indonesia, LibreOffice, Google and this product write it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../excel/neutral-text.ts';
import { TableTooLarge } from '../table-file/table-too-large.ts';
import { csvLine } from './csv-line.ts';
import { readCsv } from './csv-reader.ts';
import { plainInside } from './neutral-inside.ts';

test('finds the separator of the first line', () => {
  for (const separator of [';', ',', '\t']) {
    const text = ['kode', '"nama, lengkap; \t"', 'x'].join(separator);
    expect(readCsv(`${text}\r\nA${separator}B${separator}C`, 9)).toEqual([
      { nomor: 1, cells: ['kode', 'nama, lengkap; \t', 'x'] },
      { nomor: 2, cells: ['A', 'B', 'C'] },
    ]);
  }
});

test('quotes hold separators, line breaks and quotes; empty lines count but are left out', () => {
  expect(readCsv('a;b\n\n"x\r\n;""y""";2\r\n;;\n"offen;3', 9)).toEqual([
    { nomor: 1, cells: ['a', 'b'] },
    { nomor: 3, cells: ['x\r\n;"y"', '2'] },
    { nomor: 5, cells: ['offen;3'] },
  ]);
});

test('reads at most one row more than asked', () => {
  expect(readCsv('a\nb\nc\nd\n', 2).map((row) => row.cells[0])).toEqual(['a', 'b', 'c']);
});

test('a quote that stays open, and quotes alone, are text to the end of the file', () => {
  const long = 'x\n'.repeat(1_000_000);
  expect(readCsv(`"${long}`, 9)).toEqual([{ nomor: 1, cells: [long] }]);
  expect(readCsv('"'.repeat(2_000_001), 9)[0]?.cells[0]?.length).toBe(1_000_000);
});

test('more columns than a table may have, and more lines, are refused at once', () => {
  const wide = ';'.repeat(199);
  expect(readCsv(`a${wide}`, 9)[0]?.cells.length).toBe(200);
  for (const text of [`a${wide};`, `a\n${wide};b`, `a${';'.repeat(5_000_000)}`]) {
    expect(() => readCsv(text, 9)).toThrow(new TableTooLarge('kolom'));
  }
  expect(readCsv(`a${'\n'.repeat(19_999)}b`, 9).at(-1)?.nomor).toBe(20_000);
  expect(() => readCsv(`a${'\n'.repeat(5_000_000)}`, 9)).toThrow(new TableTooLarge('baris'));
});

test('what is written comes back, neutralised texts included', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(..."a;\t\r\n=+-@'".split('')) }),
    fc.constantFrom('=1+1', "'=1", "''-x", '+62', '@', '-', 'a;b', '"', '\t'),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
      const header = csvLine(['kode', ...cells.map((_, at) => `kolom_${at}`)]);
      const [, row] = readCsv(header + csvLine(['A', ...cells]), 2);
      expect(row?.cells.map((text) => plainText(plainInside(text)))).toEqual(['A', ...cells]);
    }),
  );
});
