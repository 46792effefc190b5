/** Drafts of a definition: rows in series, files, drafts of before, and what is sent. */
import { describe, expect, test } from 'vitest';
import { preOrderEntry } from '@kencana/contract/document/pre-order-entry';
import { serviceEntry } from '@kencana/contract/document/service-entry';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { hancurBarangEntry, pindahEntry } from '@kencana/contract/transaction/stock-entry';
import { Settings } from '@kencana/contract/module-flag';
import {
  bodyOf,
  changed,
  counted,
  draftOf,
  emptyDraft,
  goodsOf,
  isAsked,
  lacks,
  nextRow,
  rowsOf,
  withFileRows,
} from './entry-draft.ts';

const OFF = new Settings([{ key: 'SUPPLIER_MODULE', value: 'false' }]);
const ON = new Settings([{ key: 'SUPPLIER_MODULE', value: 'true' }]);
const [LINES] = preOrderEntry.rows;
if (LINES === undefined) throw new Error('the pre-order has rows');

const EMPTY_ROW = {
  id: 1,
  nama_barang: '',
  kode_jenis: '',
  kadar: null,
  qty: 1,
  berat: null,
  harga: null,
  keterangan: '',
};

test('a new document has one empty row; the next keeps what comes in series', () => {
  const draft = emptyDraft(preOrderEntry);
  expect(rowsOf(draft, 'detail_barang')).toEqual([EMPTY_ROW]);
  const typed = { ...EMPTY_ROW, id: 4, nama_barang: 'CINCIN', kode_jenis: 'CC', kadar: 75, qty: 9 };
  expect(nextRow(LINES, [typed])).toEqual({ ...EMPTY_ROW, id: 5, kode_jenis: 'CC', kadar: 75 });
});

test('a file adds its rows behind what was typed, in place of empty ones', () => {
  const read = [
    { nama_barang: 'KALUNG', kode_jenis: 'KL', kadar: 70, qty: 3, berat: 3.1, harga: 0 },
    { nama_barang: 'GELANG', kode_jenis: 'GL', kadar: 70, qty: 1, berat: 5, harga: 9000 },
  ];
  const draft = withFileRows(emptyDraft(preOrderEntry), LINES, read);
  expect(
    rowsOf(draft, 'detail_barang').map(({ id, nama_barang, harga }) => [id, nama_barang, harga]),
  ).toEqual([
    [1, 'KALUNG', null],
    [2, 'GELANG', 9000],
  ]);
  const again = withFileRows(draft, LINES, read.slice(0, 1));
  expect(rowsOf(again, 'detail_barang').map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a draft of before the definition is read on, in wire units', () => {
  const stored = {
    kode_supplier: '',
    nama_supplier: 'pt emas',
    lines: [{ ...EMPTY_ROW, id: 2, kadar: 7550, berat: 1234, harga: 500, qty: null }],
  };
  const draft = draftOf(preOrderEntry, stored);
  expect(draft['lines']).toBeUndefined();
  expect(draft['no_hp']).toBe('');
  expect(rowsOf(draft, 'detail_barang')).toEqual([
    { ...EMPTY_ROW, id: 2, kadar: 75.5, berat: 1.234, harga: 500, qty: null },
  ]);
});

describe('what is sent', () => {
  const draft = {
    ...emptyDraft(preOrderEntry),
    kode_supplier: 'PT1',
    nama_supplier: 'pt emas',
    detail_barang: [
      { ...EMPTY_ROW, nama_barang: 'CINCIN', kode_jenis: 'CC', kadar: 75, berat: 2.5 },
    ],
  };

  test('what is not asked and what is empty stays out; the server takes the rest as it is', () => {
    const body = bodyOf(preOrderEntry, draft, OFF);
    expect(body).toEqual({
      nama_supplier: 'pt emas',
      nama_customer: '',
      no_hp: '',
      keterangan: '',
      detail_barang: [
        {
          nama_barang: 'CINCIN',
          kode_jenis: 'CC',
          kadar: 75,
          qty: 1,
          berat: 2.5,
          keterangan: '',
        },
      ],
    });
    expect(entrySchema(preOrderEntry).safeParse(body).success).toBe(true);
    expect(bodyOf(preOrderEntry, draft, ON)).toMatchObject({ kode_supplier: 'PT1' });
    expect(bodyOf(preOrderEntry, draft, ON)).not.toHaveProperty('nama_supplier');
  });

  test('sums count with integers', () => {
    const [row] = rowsOf(draft, 'detail_barang');
    if (row === undefined) throw new Error('one row');
    expect(counted(LINES, row, 'berat')).toBe(2500);
    expect(counted(LINES, row, 'harga')).toBe(0);
  });
});

test('a field is asked by module and by what else was typed', () => {
  expect(isAsked(undefined, {}, OFF)).toBe(true);
  expect(isAsked({ on: 'SUPPLIER_MODULE' }, {}, OFF)).toBe(false);
  expect(isAsked({ off: 'SUPPLIER_MODULE' }, {}, OFF)).toBe(true);
  expect(isAsked({ values: { cara: 'STOK' } }, { cara: 'STOK' }, OFF)).toBe(true);
  expect(isAsked({ values: { cara: 'STOK' } }, { cara: 'BARU' }, OFF)).toBe(false);
});

test.each([
  ['false', undefined],
  ['true', 'POLES'],
])(
  'DESKRIPSI_SERVICE_MODULE %s: the work is chosen from its master, or only typed',
  (value, sent) => {
    const settings = new Settings([{ key: 'DESKRIPSI_SERVICE_MODULE', value }]);
    const piece = { id: 1, nama_barang: 'KALUNG', berat: 5.25, kode_deskripsi: 'POLES' };
    const draft = {
      ...emptyDraft(serviceEntry),
      detail_barang: [{ ...piece, deskripsi: 'Patri' }],
    };
    const [row] = bodyOf(serviceEntry, draft, settings)['detail_barang'] as Record<
      string,
      unknown
    >[];
    expect([row?.['kode_deskripsi'], row?.['deskripsi']]).toEqual([sent, 'Patri']);
  },
);

test('what a changed field offered is chosen anew', () => {
  const draft = { ...emptyDraft(pindahEntry), kode_gudang: 'TOKO', kode_baki: 'A1' };
  const other = { kode_gudang: 'RUSAK' };
  expect(changed(pindahEntry, draft, other)).toEqual({ ...draft, ...other, kode_baki: '' });
  const both = { ...other, kode_baki: 'B1' };
  expect(changed(pindahEntry, draft, both)).toEqual({ ...draft, ...both });
  expect(changed(pindahEntry, draft, { kode_gudang: 'TOKO' })).toEqual(draft);
});

test('goods are counted, and asked about when nothing is missing', () => {
  const draft = emptyDraft(hancurBarangEntry);
  expect([goodsOf(hancurBarangEntry, draft), lacks(hancurBarangEntry, draft, OFF)]).toEqual([
    0,
    true,
  ]);
  const typed = { ...draft, kondisi: 'PATAH', kode_gudang: 'RUSAK', keterangan: 'patah' };
  expect(lacks(hancurBarangEntry, typed, OFF)).toBe(true);
  const whole = { ...typed, barang: ['10000001', '10000002'] };
  expect([goodsOf(hancurBarangEntry, whole), lacks(hancurBarangEntry, whole, OFF)]).toEqual([
    2,
    false,
  ]);
});
