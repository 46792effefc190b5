/**
 * Lines of a Sheet from rows: groups, subtotals, running balances, several shops, and faults of a
 * query.
 */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { Layout } from '@kencana/contract/define-report';
import type { SheetLine } from '@kencana/contract/sheet';
import { Arranger } from './arrange.ts';
import type { ReportRow } from './report-query.ts';

const LAYOUT: Layout = {
  columns: [
    { key: 'nama', label: 'field.nama_barang', kind: 'teks' },
    { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
    { key: 'saldo', label: 'report.kolom.saldo', kind: 'rupiah', total: 'akhir' },
  ],
  groupBy: { key: 'hari' },
};

async function arrange(rows: readonly (readonly [string, ReportRow])[], layout = LAYOUT) {
  const lines: SheetLine[] = [];
  const texts = {
    total: 'TOTAL',
    group: (toko: string, label: string) => `${toko}/${label}`,
    subTotal: (kelompok: string) => `SUB ${kelompok}`,
  };
  const arranger = new Arranger(layout, texts, (line) => void lines.push(line));
  for (const [toko, row] of rows) await arranger.row(toko, row);
  await arranger.end();
  return lines;
}

const row = (hari: string, berat: number, saldo: number) => ({ hari, nama: 'x', berat, saldo });

test('groups have headings and subtotals; running balances end as they are', async () => {
  const lines = await arrange([
    ['A', row('1', 1_001, 10)],
    ['A', row('1', 2_002, 20)],
    ['A', row('2', 5, 30)],
    ['B', row('2', 1, 400)],
  ]);
  expect(lines.map((l) => [l.jenis, l.label, l.cells[1], l.cells[2]])).toEqual([
    ['kelompok', 'A/1', undefined, undefined],
    ['baris', '', 1.001, 10],
    ['baris', '', 2.002, 20],
    ['subtotal', 'SUB A/1', 3.003, 20],
    ['kelompok', 'A/2', undefined, undefined],
    ['baris', '', 0.005, 30],
    ['subtotal', 'SUB A/2', 0.005, 30],
    ['kelompok', 'B/2', undefined, undefined],
    ['baris', '', 0.001, 400],
    ['subtotal', 'SUB B/2', 0.001, 400],
    ['total', 'TOTAL', 3.009, 430],
  ]);
});

test('a per cent of two columns is worked out of their sums, and empty over nothing', async () => {
  const layout: Layout = {
    columns: [
      { key: 'margin', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
      { key: 'jual', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
      {
        key: 'persen',
        label: 'report.kolom.kadar',
        kind: 'persen',
        total: { bagian: 'margin', dari: 'jual' },
      },
    ],
  };
  const of = async (...rows: ReportRow[]) =>
    (
      await arrange(
        rows.map((r) => ['A', r] as const),
        layout,
      )
    ).at(-1)?.cells;
  const gain = { margin: 1, jual: 3, persen: 3333 };
  expect(await of(gain, { margin: -1, jual: 5, persen: -2000 }, gain)).toEqual([1, 11, 9.09]);
  expect(await of({ margin: -1, jual: 0, persen: null })).toEqual([-1, 0, null]);
});

test('no rows give no lines', async () => {
  expect(await arrange([])).toEqual([]);
});

test('a missing field, a fraction and a text in a figure are faults, not zeros', async () => {
  await expect(arrange([['A', { hari: '1', nama: 'x', berat: 1 }]])).rejects.toThrow('saldo');
  await expect(arrange([['A', row('1', 0.5, 1)]])).rejects.toThrow('berat');
  await expect(arrange([['A', { ...row('1', 1, 1), berat: '7' }]])).rejects.toThrow('berat');
});

test('the total is the sum of the subtotals and of the rows, to the milligram', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: -1e9, max: 1e9 })), {
        minLength: 1,
      }),
      async (list) => {
        const rows = list
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([hari, mg]) => ['A', row(hari, mg, 0)] as const);
        const lines = await arrange(rows);
        const sum = (jenis: SheetLine['jenis']) =>
          lines
            .filter((l) => l.jenis === jenis)
            .reduce((n, l) => n + Math.round(Number(l.cells[1]) * 1000), 0);
        expect(sum('total')).toBe(list.reduce((n, [, mg]) => n + mg, 0));
        expect(sum('subtotal')).toBe(sum('total'));
        expect(sum('baris')).toBe(sum('total'));
      },
    ),
  ));
