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

/** Where they go. */
const tujuan = {
  kode_gudang: ref('gudang', { label: 'stock.gudang-tujuan' }),
  kode_baki: ref('baki', {
    label: 'stock.baki-tujuan',
    path: 'baki/get/by-kode-gudang/:kode_gudang',
    by: { kode_gudang: 'kode_gudang' },
  }),
};

/** Ready pieces to one tray. */
export const pindahEntry = answering<StockSaved>()(
  defineEntry({
    path: 'pindahbarang/simpan',
    summary: 'Moves pieces to another tray',
    right: 'barang.pindah-barang.tambah',
    fields: {
      ...tujuan,
      keterangan: teks({ required: false, max: 200 }),
      barang: pindai(READY_PIECES, 500),
    },
    simpan: { label: 'stock.pindahkan', done: 'stock.pindah-berhasil' },
  }),
);
export type PindahInput = InputOf<typeof pindahEntry>;

/** Pieces that one move of a whole tray takes at most. */
export const ISI_BAKI_MOST = 5000;

/** Everything that lies ready in one tray, or what of it is of one group or type, to another. */
export const pindahSatuBakiEntry = answering<StockSaved>()(
  defineEntry({
    path: 'pindah-barang-satu-baki/simpan',
    summary:
      'Moves what lies ready in one tray to another; refused where it is not as it was shown',
    right: 'barang.pindah-barang-satu-baki.tambah',
    fields: {
      dari_gudang: ref('gudang', { label: 'pindah.dari-gudang' }),
      dari_baki: ref('baki', {
        label: 'pindah.dari-baki',
        path: 'baki/get/by-kode-gudang/:kode_gudang',
        by: { kode_gudang: 'dari_gudang' },
      }),
      kode_group: ref('group', { required: false }),
      kode_jenis: ref('jenis', { required: false }),
      ...tujuan,
      keterangan: teks({ required: false, max: 200 }),
      /** What was shown: it must be all that lies there. */
      barang: pindai(READY_PIECES, ISI_BAKI_MOST),
    },
    simpan: { label: 'stock.pindahkan', done: 'stock.pindah-berhasil' },
  }),
);
export type PindahSatuBakiInput = InputOf<typeof pindahSatuBakiEntry>;

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
