/**
 * Warehouses; the kind says what may stand in one (docs/domain.md §3). Destroyed goods go to RUSAK
 * or SEPUH.
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan } from '../field/choice-field.ts';

/** Kinds of warehouse that destroyed goods go to. */
export const GUDANG_HANCUR: readonly string[] = ['RUSAK', 'SEPUH'];

export const gudang = defineMaster({
  name: 'gudang',
  area: 'master',
  route: '/master-gudang',
  path: 'gudang',
  lists: [
    { path: 'gudang/get/all' },
    { path: 'gudang/get/all/master' },
    { path: 'gudang/get/all/sepuh', where: { jenis_gudang: ['SEPUH'], aktif: true } },
    {
      path: 'gudang/get/all/hancur-barang',
      where: { jenis_gudang: GUDANG_HANCUR, aktif: true },
    },
  ],
  key: 'kode_gudang',
  title: 'master.gudang',
  fields: {
    kode_gudang: kode(),
    nama_gudang: teks(),
    jenis_gudang: pilihan(['TOKO', 'BELI', 'TITIP', 'RUSAK', 'SEPUH', 'PUSAT', 'TRANSIT']),
  },
  told: true,
  list: ['kode_gudang', 'nama_gudang', 'jenis_gudang', 'aktif'],
  usedByPieces: 'GUDANG_DIGUNAKAN',
});
