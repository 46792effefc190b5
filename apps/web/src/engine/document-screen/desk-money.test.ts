/** Counting money at a desk. */
import { expect, test } from 'vitest';
import { desks } from '@kencana/contract/desk';
import type { WaitingRow } from '@kencana/contract/desk';
import { Settings } from '@kencana/contract/module-flag';
import { countedBy, countMoney, moneyOf } from './desk-money.ts';

function rowOf(no: string, uang: WaitingRow['uang']): WaitingRow {
  return {
    no_faktur_group: no,
    kind: 'penjualan',
    tgl_system: '2026-11-20',
    created_at: '2026-11-20T03:00:00Z',
    ke: 1,
    peristiwa: null,
    kode_sales: 'S1',
    nama_sales: null,
    nama_customer: '',
    total: 0,
    qty: 1,
    berat: 3.455,
    input_by: 'KASIR',
    uang,
    selisih: 0,
  };
}

const ROWS = [
  rowOf('A', [{ jenis: 'CASH', akun: 'CASH', masuk: 100, keluar: 0 }]),
  rowOf('B', [
    { jenis: 'TRANSFER', akun: '222', masuk: 70, keluar: 0 },
    { jenis: 'CASH', akun: 'CASH', masuk: 0, keluar: 20 },
  ]),
  rowOf('C', [{ jenis: 'DEBIT', akun: '222', masuk: 5, keluar: 0 }]),
];

test('by kind of payment, all and chosen', () => {
  expect(countMoney(ROWS, new Set(['B']), 'jenis')).toEqual([
    { nama: 'CASH', menunggu: 80, terpilih: -20 },
    { nama: 'TRANSFER', menunggu: 70, terpilih: 70 },
    { nama: 'DEBIT', menunggu: 5, terpilih: 0 },
  ]);
});

test('by account, one sum for everything that goes to it', () => {
  expect(countMoney(ROWS, new Set(['B', 'C']), 'akun')).toContainEqual({
    nama: '222',
    menunggu: 75,
    terpilih: 75,
  });
});

test.each([
  ['false', ['CASH', 'TRANSFER', 'DEBIT']],
  ['true', ['CASH', '222']],
])(
  'VALIDASI_NON_CASH_MODULE %s: the non-cash desk counts by its accounts, or not',
  (value, names) => {
    const settings = new Settings([{ key: 'VALIDASI_NON_CASH_MODULE', value }]);
    const sums = (name: string) => {
      const desk = desks.find((one) => one.name === name);
      if (desk === undefined) throw new Error(name);
      return countMoney(ROWS, new Set(), countedBy(desk, settings)).map(({ nama }) => nama);
    };
    expect(sums('validasi-non-cash')).toEqual(names);
    expect(sums('validasi-jual-beli')).toEqual(['CASH', 'TRANSFER', 'DEBIT']);
  },
);

test('one document in less out', () => {
  expect(ROWS.map(moneyOf)).toEqual([100, 50, 5]);
});
