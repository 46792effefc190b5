/** Sorting a Sheet on the screen never moves a row out of its group. */
import { expect, test } from 'vitest';
import type { SheetLine } from '@kencana/contract/sheet';
import { bodyLines, nextSort } from './sheet-lines.ts';

const line = (jenis: SheetLine['jenis'], ...cells: SheetLine['cells']): SheetLine => ({
  jenis,
  label: jenis === 'baris' ? '' : jenis,
  cells,
});
const LINES = [
  line('kelompok'),
  line('baris', 'b', 2),
  line('baris', 'a10', 10),
  line('baris', 'a9', null),
  line('subtotal', null, 12),
  line('kelompok'),
  line('baris', 'c', 1),
  line('total', null, 13),
];

test('rows are sorted inside their groups; the grand total is left to the foot', () => {
  const names = (sort: Parameters<typeof bodyLines>[1]) =>
    bodyLines(LINES, sort).map((l) => l.cells[0] ?? l.jenis);
  expect(names(undefined)).toEqual(['kelompok', 'b', 'a10', 'a9', 'subtotal', 'kelompok', 'c']);
  expect(names({ index: 0, desc: false })).toEqual([
    'kelompok',
    'a9',
    'a10',
    'b',
    'subtotal',
    'kelompok',
    'c',
  ]);
  expect(names({ index: 0, desc: true })[1]).toBe('b');
});

test('a heading goes up, down and back', () => {
  expect(nextSort(undefined, 1)).toEqual({ index: 1, desc: false });
  expect(nextSort({ index: 1, desc: false }, 1)).toEqual({ index: 1, desc: true });
  expect(nextSort({ index: 1, desc: true }, 1)).toBeUndefined();
  expect(nextSort({ index: 1, desc: true }, 2)).toEqual({ index: 2, desc: false });
});
