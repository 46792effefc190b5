/** What documents of stock did in a period, piece by piece: added, moved and destroyed. */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

export const laporanTambahBarang = defineReport({
  ...STOCK_REPORT,
  name: 'tambah-barang',
  route: '/laporan-tambah-barang',
  title: 'report.judul.tambah_barang',
  filter: [FILTER.periode, STOCK_FILTER.group, STOCK_FILTER.jenis],
  columns: [
    C.barcode,
    C.barang,
    C.intern,
    C.gudang,
    C.baki,
    C.group,
    C.jenis,
    C.kadar,
    C.qty,
    C.berat,
    C.beratAsli,
    { ...C.modal, key: 'harga_beli', label: 'field.harga_beli' },
    { key: 'kode_supplier', label: 'field.kode_supplier', kind: 'teks', width: 7, cost: true },
    C.inputBy,
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN TAMBAH BARANG',
});

export const laporanPindahBarang = defineReport({
  ...STOCK_REPORT,
  name: 'pindah-barang',
  route: '/laporan-pindah-barang',
  title: 'report.judul.pindah_barang',
  filter: [FILTER.periode],
  columns: [
    C.barcode,
    C.barang,
    { key: 'dari', label: 'report.kolom.dari', kind: 'teks', width: 10 },
    { key: 'ke', label: 'report.kolom.ke', kind: 'teks', width: 10 },
    C.kadar,
    C.qty,
    C.berat,
    C.beratAsli,
    C.inputBy,
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN PINDAH BARANG',
});

export const laporanHancurBarang = defineReport({
  ...STOCK_REPORT,
  name: 'hancur-barang',
  route: '/laporan-hancur-barang',
  title: 'report.judul.hancur_barang',
  filter: [FILTER.periode],
  columns: [
    C.barcode,
    C.barang,
    { key: 'dari', label: 'report.kolom.dari', kind: 'teks', width: 10 },
    { key: 'ke', label: 'report.kolom.ke', kind: 'teks', width: 8 },
    { key: 'kondisi', label: 'field.kondisi', kind: 'teks', width: 10 },
    C.kadar,
    C.qty,
    C.berat,
    C.beratAsli,
    C.modal,
    { key: 'otorisasi', label: 'report.kolom.otorisasi', kind: 'teks', width: 9 },
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN HANCUR BARANG',
});
