/** Cells of a sheet: what is typed, pasted and filled down, and what of it is sent. */
import { describe, expect, it, test } from 'vitest';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import { barangBanyakEntry } from '@kencana/contract/transaction/barang-banyak-entry';
import type { NamedField } from '@kencana/contract/field/field';
import { cellText, cellValue, filledDown, pasted, sentRows, tableOf } from './sheet-cell.ts';

const { fields } = sheetFile(barangBanyakEntry).rows;
const field = (name: string): NamedField => {
  const found = fields.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const columns = ['kode_group', 'berat', 'konsinyasi'].map(field);
const put = {
  most: 4,
  read: (one: NamedField, text: string) => cellValue(one, text),
  change: (row: object, patch: object) => ({ ...row, ...patch }),
};

test.each([
  ['berat', '3,455', 3.455],
  ['berat', '3.455', 3.455],
  ['berat', 'tiga', 'tiga'],
  ['harga_jual', 'Rp 4.560.600', 4_560_600],
  ['kode_group', ' mt ', 'MT'],
  ['tipe_ongkos', 'per_gram', 'PER_GRAM'],
  ['konsinyasi', 'ya', true],
  ['konsinyasi', 'tidak', false],
  ['konsinyasi', 'mungkin', 'mungkin'],
  ['nama_barang', '  ', undefined],
])('%s %s', (name, text, value) => {
  expect(cellValue(field(name), text)).toEqual(value);
});

test('a reference is found by its label too', () => {
  const choices = [{ value: 'MT', label: 'MT · MAS TUA' }];
  expect(cellValue(field('kode_group'), 'mt · mas tua', choices)).toBe('MT');
});

test('what a cell shows can be typed again', () => {
  for (const [name, value] of [
    ['berat', 3.5],
    ['kadar', 75],
    ['harga_jual', 1_500_000],
  ] as const) {
    expect(cellValue(field(name), cellText(field(name), value))).toBe(value);
  }
  expect([cellText(field('konsinyasi'), true), cellText(field('berat'), 'tiga')]).toEqual([
    'YA',
    'tiga',
  ]);
});

describe('a table from a spreadsheet', () => {
  it('is told by tabs and lines, and by quotes around those', () => {
    expect(tableOf('a\tb\r\n"c\n""d"""\te\r\n')).toEqual([
      ['a', 'b'],
      ['c\n"d"', 'e'],
    ]);
    expect(tableOf('\tb\n\n')).toEqual([['', 'b'], ['']]);
    expect(tableOf('')).toEqual([]);
  });

  it('is put in from the place on, and empties what it has empty', () => {
    const rows = [
      { kode_group: 'A', berat: 1 },
      { kode_group: 'B', berat: 2 },
    ];
    const table = [['5', 'ya'], ['', 'x', 'beyond'], ['7']];
    expect(pasted(rows, columns, { row: 1, column: 1 }, table, put)).toEqual({
      rows: [
        { kode_group: 'A', berat: 1 },
        { kode_group: 'B', berat: 5, konsinyasi: true },
        { berat: undefined, konsinyasi: 'x' },
        { berat: 7 },
      ],
      over: 0,
    });
  });

  it('has no more rows than there may be', () => {
    const table = Array.from({ length: 6 }, () => ['A']);
    const { rows, over } = pasted([], columns, { row: 1, column: 0 }, table, put);
    expect([rows.length, over]).toEqual([4, 3]);
  });
});

test('a cell is filled into all rows below it', () => {
  const rows = [{ berat: 1 }, { berat: 2 }, { kode_group: 'X' }];
  expect(filledDown(rows, field('berat'), 1, put.change)).toEqual([
    { berat: 1 },
    { berat: 2 },
    { kode_group: 'X', berat: 2 },
  ]);
});

test('blank rows are not sent, and the others know their place', () => {
  const { sent, places } = sentRows(columns, [
    {},
    { berat: 1, kadar_group: 75 },
    { berat: '' },
    { kode_group: 'A' },
  ]);
  expect([sent, places]).toEqual([
    [{ berat: 1 }, { kode_group: 'A' }],
    [1, 3],
  ]);
});
