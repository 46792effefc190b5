/** Sorting, searching and CSV of tables. */
import { expect, test } from 'vitest';
import { searchRows, sortRows, toCsv, toTsv } from './data-table-column.ts';
import type { Column } from './data-table-column.ts';

interface Row {
  readonly kode: string;
  readonly nama: string;
  readonly berat: number;
}

const columns: Column<Row>[] = [
  { key: 'kode', label: 'Kode' },
  { key: 'nama', label: 'Nama' },
  { key: 'berat', label: 'Berat' },
];
const rows: Row[] = [
  { kode: 'A10', nama: 'Cincin', berat: 3.5 },
  { kode: 'A2', nama: '=HYPERLINK("x")', berat: 12 },
  { kode: 'A1', nama: 'Gelang, besar', berat: -1 },
];

test('numbers sort as numbers, codes by their own numbers', () => {
  const by = (key: string, desc = false): string[] =>
    sortRows(rows, columns, { key, desc }).map((row) => row.kode);
  expect(by('berat')).toEqual(['A1', 'A10', 'A2']);
  expect(by('berat', true)).toEqual(['A2', 'A10', 'A1']);
  expect(by('kode')).toEqual(['A1', 'A2', 'A10']);
  expect(sortRows(rows, columns, undefined)).toBe(rows);
});

test('search ignores the case and looks into every column', () => {
  expect(searchRows(rows, columns, 'CINCIN').map((row) => row.kode)).toEqual(['A10']);
  expect(searchRows(rows, columns, '3.5')).toHaveLength(1);
  expect(searchRows(rows, columns, '  ')).toBe(rows);
});

test('CSV quotes separators and neutralises what a spreadsheet would run, but not numbers', () => {
  expect(toCsv(rows, columns).split('\r\n')).toEqual([
    'Kode,Nama,Berat',
    'A10,Cincin,3.5',
    `A2,"'=HYPERLINK(""x"")",12`,
    'A1,"Gelang, besar",-1',
  ]);
});

test('the clipboard text is tab-separated', () => {
  expect(toTsv(rows.slice(0, 1), columns)).toBe('Kode\tNama\tBerat\nA10\tCincin\t3.5');
});
