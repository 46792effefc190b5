/**
 * What moving and destroying goods take in: pindahbarang/simpan, hancurbarang/simpan and
 * hancurpembelian/simpan (spec 1 §2).
 */
import type { StockSaved } from '../call/barang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { pindai } from '../field/scan-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';
import { BOUGHT_LOTS, READY_PIECES } from './scan-list.ts';

/** Ready pieces to one tray. */
export const pindahEntry = answering<StockSaved>()(
  defineEntry({
    path: 'pindahbarang/simpan',
    summary: 'Moves pieces to another tray',
    right: 'barang.pindah-barang.tambah',
    fields: {
      kode_gudang: ref('gudang', { label: 'stock.gudang-tujuan' }),
      kode_baki: ref('baki', {
        label: 'stock.baki-tujuan',
        path: 'baki/get/by-kode-gudang/:kode_gudang',
        by: { kode_gudang: 'kode_gudang' },
      }),
      keterangan: teks({ required: false, max: 200 }),
      barang: pindai(READY_PIECES, 500),
    },
    simpan: { label: 'stock.pindahkan', done: 'stock.pindah-berhasil' },
  }),
);
export type PindahInput = InputOf<typeof pindahEntry>;

/** In what condition, to which warehouse that takes scrap, and why. */
const target = {
  kondisi: ref('kondisi-barang', { path: 'parakondisi/get/all' }),
  kode_gudang: ref('gudang', {
    label: 'stock.gudang-tujuan',
    path: 'gudang/get/all/hancur-barang',
  }),
  keterangan: teksPanjang({ max: 200, label: 'field.alasan', wajib: 'error.ALASAN_WAJIB' }),
};

const simpan = {
  label: 'stock.hancurkan',
  tanya: 'stock.hancur-yakin',
  done: 'stock.hancur-berhasil',
} as const;

/** Pieces that end as scrap. */
export const hancurBarangEntry = answering<StockSaved>()(
  defineEntry({
    path: 'hancurbarang/simpan',
    summary: 'Destroys pieces, with an approval',
    right: 'barang.hancur-data-barang.tambah',
    fields: {
      ...target,
      /** Scrap lies in no tray; a tray of that warehouse may be named and is kept. */
      kode_baki: teks({ required: false, max: 40, form: false }),
      barang: pindai(READY_PIECES, 500),
    },
    simpan,
  }),
);
export type HancurInput = InputOf<typeof hancurBarangEntry>;

/** Lots of bought goods that end as scrap, whole. */
export const hancurPembelianEntry = answering<StockSaved>()(
  defineEntry({
    path: 'hancurpembelian/simpan',
    summary: 'Destroys bought lots to the scrap warehouse, always with an approval',
    right: 'pembelian.hancur-pembelian.tambah',
    fields: { ...target, no_lot: pindai(BOUGHT_LOTS, 200) },
    simpan,
    strict: true,
  }),
);
export type HancurPembelianInput = InputOf<typeof hancurPembelianEntry>;
