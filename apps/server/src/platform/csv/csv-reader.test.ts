/** CSV as Excel in Indonesia, LibreOffice, Google and this product write it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../excel/neutral-text.ts';
import { csvLine } from './csv-line.ts';
import { readCsv } from './csv-reader.ts';

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

test('what is written comes back, neutralised texts included', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', "'=1", "''-x", '+62', '@', '-', 'a;b', '"', '\t'),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
      const header = csvLine(['kode', ...cells.map((_, at) => `kolom_${at}`)]);
      const [, row] = readCsv(header + csvLine(['A', ...cells]), 2);
      expect(row?.cells.map((text) => plainText(text))).toEqual(['A', ...cells]);
    }),
  );
});
