/** Schemas of definitions: what a call takes in, counts with and refuses, and at which field. */
import { describe, expect, test } from 'vitest';
import {
  preOrderEntry,
  selesaiPreOrderEvent,
  tutupPreOrderEvent,
} from '../document/pre-order-entry.ts';
import { rupiah } from '../field/number-field.ts';
import { aktif, pilihan, tanggal } from '../field/choice-field.ts';
import { hancurPembelianEntry, pindahEntry } from '../transaction/stock-entry.ts';
import { mutasiCashEntry } from '../transaction/mutasi-entry.ts';
import { uangEntry } from '../transaction/uang-entry.ts';
import { defineEntry, rows } from './define-entry.ts';
import { entrySchema, eventSchema } from './entry-schema.ts';

const LINE = { nama_barang: ' cincin ', kode_jenis: 'cc', kadar: 75.5, qty: 2, berat: 1.234 };
const ORDER = { nama_supplier: 'pt emas', detail_barang: [LINE] };

/** Field → key of the sentence. */
function refusals(schema: ReturnType<typeof entrySchema>, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map((i) => [i.path.join('.'), i.message]));
}

describe('saving', () => {
  const schema = entrySchema(preOrderEntry);

  test('amounts are counted with as integers, codes and names of the nota in capitals', () => {
    expect(schema.parse({ ...ORDER, kode_supplier: null })).toEqual({
      kode_supplier: '',
      nama_supplier: 'PT EMAS',
      nama_customer: '',
      no_hp: '',
      keterangan: '',
      detail_barang: [
        {
          nama_barang: 'CINCIN',
          kode_jenis: 'CC',
          kadar: 7550,
          qty: 2,
          berat: 1234,
          harga: 0,
          keterangan: '',
        },
      ],
      detail_authorization: [],
    });
  });

  test.each([
    ['no supplier at all', { ...ORDER, nama_supplier: '' }, { nama_supplier: 'input.wajib' }],
    [
      'everything that is missing at once',
      { ...ORDER, nama_supplier: '', detail_barang: [{ ...LINE, qty: undefined }] },
      { nama_supplier: 'input.wajib', 'detail_barang.0.qty': 'input.wajib' },
    ],
    ['a phone number of letters', { ...ORDER, no_hp: 'rumah' }, { no_hp: 'input.angkaSaja' }],
    ['no rows', { ...ORDER, detail_barang: [] }, { detail_barang: 'input.barangKosong' }],
    [
      'too many rows',
      { ...ORDER, detail_barang: Array.from({ length: 501 }, () => LINE) },
      { detail_barang: 'input.terlaluBanyak' },
    ],
    ['no weight', lineWith({ berat: undefined }), { 'detail_barang.0.berat': 'input.wajib' }],
    ['weight zero', lineWith({ berat: 0 }), { 'detail_barang.0.berat': 'input.lebihDariNol' }],
    [
      'four places',
      lineWith({ berat: 1.2345 }),
      { 'detail_barang.0.berat': 'input.gramTigaDesimal' },
    ],
    [
      'a ton and more',
      lineWith({ berat: 1_000_001 }),
      { 'detail_barang.0.berat': 'input.terlaluBesar' },
    ],
    ['purity zero', lineWith({ kadar: 0 }), { 'detail_barang.0.kadar': 'input.lebihDariNol' }],
    ['purity 501', lineWith({ kadar: 501 }), { 'detail_barang.0.kadar': 'input.kadarMaks500' }],
    ['three places', lineWith({ kadar: 7.555 }), { 'detail_barang.0.kadar': 'input.duaDesimal' }],
    ['half a piece', lineWith({ qty: 1.5 }), { 'detail_barang.0.qty': 'input.angkaBulat' }],
    ['half a rupiah', lineWith({ harga: 0.5 }), { 'detail_barang.0.harga': 'input.rupiahBulat' }],
    ['below zero', lineWith({ harga: -1 }), { 'detail_barang.0.harga': 'input.tidakNegatif' }],
  ])('%s is refused at its field', (_name, input, expected) => {
    expect(refusals(schema, input)).toEqual(expected);
  });

  test('what may be left out is missing then, or has its initial value', () => {
    const schemaOfAll = entrySchema(
      defineEntry({
        path: 'x',
        summary: 'x',
        right: 'pesanan.transaksi-pre-order.tambah',
        fields: {
          cara: pilihan(['TUNAI', 'BANK'], { initial: 'TUNAI' }),
          arah: pilihan(['IN', 'OUT']),
          ongkos: rupiah({ nullable: true }),
          dikunci: aktif({ initial: false }),
          tgl: tanggal({ required: false }),
          isi: rows({ harga: rupiah({ nullable: true }) }, { most: 1 }),
        },
      }),
    );
    expect(schemaOfAll.parse({ arah: 'IN', tgl: '', isi: [{}] })).toEqual({
      cara: 'TUNAI',
      arah: 'IN',
      dikunci: false,
      isi: [{}],
      detail_authorization: [],
    });
    expect(refusals(schemaOfAll, { arah: 'UP', tgl: '2026-02-30', isi: [{ harga: 1 }] })).toEqual({
      arah: 'input.pilihan',
      tgl: 'input.tanggal',
    });
  });
});

test('a field is required where another one asks for it, and there alone', () => {
  const schema = entrySchema(uangEntry);
  const body = { kode_transaksi: 'x', arah: 'IN', jumlah_rp: 1, keterangan: 'x' };
  const missing = { no_rekening: 'error.REKENING_WAJIB' };
  expect(refusals(schema, { ...body, jenis_kas: 'BANK' })).toEqual(missing);
  expect(refusals(schema, { ...body, jenis_kas: 'BANK', no_rekening: '1' })).toEqual({});
  expect(refusals(schema, { ...body, jenis_kas: 'KAS' })).toEqual({});
});

test('a field is required where another one is filled with anything else', () => {
  const schema = entrySchema(mutasiCashEntry);
  const body = { kategori: 'x', jumlah: 1, keterangan: 'x' };
  const out = { ...body, asal: 'bca', tujuan: 'cash' };
  expect(refusals(schema, out)).toEqual({ asal_rekening: 'error.REKENING_WAJIB' });
  expect(refusals(schema, { ...out, asal_rekening: '111' })).toEqual({});
  expect(refusals(schema, body)).toEqual({ asal: 'input.wajib', tujuan: 'mutasi.asal_kosong' });
});

test('scanned goods are barcodes or lots, at least one and not too many', () => {
  const move = entrySchema(pindahEntry);
  const to = { kode_gudang: 'toko', kode_baki: 'a1' };
  expect(move.parse({ ...to, barang: ['10000001'] })).toMatchObject({ barang: ['10000001'] });
  expect(refusals(move, { ...to, barang: [] })).toEqual({ barang: 'input.barangKosong' });
  expect(refusals(move, { ...to, barang: ['1', '10000001'] })).toEqual({
    'barang.0': 'input.barcode',
  });
  const many = Array.from({ length: 501 }, () => '10000001');
  expect(refusals(move, { ...to, barang: many })).toEqual({ barang: 'input.terlaluBanyak' });
  const lots = entrySchema(hancurPembelianEntry);
  const scrap = { kode_gudang: 'rusak', kondisi: 'patah', no_lot: [' '] };
  expect(refusals(lots, scrap)).toEqual({
    keterangan: 'error.ALASAN_WAJIB',
    'no_lot.0': 'input.wajib',
  });
});

describe('events', () => {
  const finish = eventSchema(selesaiPreOrderEvent);
  const came = (qty_datang: number, berat_datang: number): object => ({
    no_faktur_group: 'jkt1-po-261120-0001',
    detail_datang: [{ baris: 1, qty_datang, berat_datang }],
  });

  test('one document is named in capitals, its lines by their numbers', () => {
    expect(finish.parse(came(2, 4.9))).toMatchObject({
      no_faktur_group: 'JKT1-PO-261120-0001',
      detail_datang: [{ baris: 1, qty_datang: 2, berat_datang: 4900 }],
    });
    expect(finish.safeParse(came(0, 0)).success).toBe(true);
  });

  test('fields that stand together are zero together', () => {
    const beda = { 'detail_datang.0.berat_datang': 'pre-order.datang-beda' };
    expect(refusals(finish, came(2, 0))).toEqual(beda);
    expect(refusals(finish, came(0, 1))).toEqual(beda);
  });

  test('a run names at least one document', () => {
    expect(refusals(eventSchema(tutupPreOrderEvent), { no_faktur_group: [] })).toEqual({
      no_faktur_group: 'pre-order.pilih-dulu',
    });
  });
});

function lineWith(patch: object): object {
  return { ...ORDER, detail_barang: [{ ...LINE, ...patch }] };
}
