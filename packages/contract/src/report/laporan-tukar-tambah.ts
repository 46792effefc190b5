/**
 * Laporan Tukar Tambah: sales that took old gold in payment; goods out, goods in and the difference
 * that the customer paid (below zero: was paid). Per invoice (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

const figures = [
  { key: 'keluar_qty', label: 'report.kolom.keluar_qty', kind: 'angka', total: 'jumlah' },
  { key: 'keluar_berat', label: 'report.kolom.keluar_berat', kind: 'gram', total: 'jumlah' },
  { key: 'keluar_rp', label: 'report.kolom.keluar_rp', kind: 'rupiah', total: 'jumlah' },
  { key: 'masuk_qty', label: 'report.kolom.masuk_qty', kind: 'angka', total: 'jumlah' },
  { key: 'masuk_berat', label: 'report.kolom.masuk_berat', kind: 'gram', total: 'jumlah' },
  { key: 'masuk_rp', label: 'report.kolom.masuk_rp', kind: 'rupiah', total: 'jumlah' },
  { key: 'selisih', label: 'report.kolom.selisih', kind: 'rupiah', total: 'jumlah' },
] as const;

export const laporanTukarTambah = defineReport({
  ...SALES_REPORT,
  name: 'tukar-tambah',
  route: '/laporan-tukar-tambah',
  title: 'report.judul.tukar_tambah',
  filter: LIVE_SALES_FILTER,
  columns: [C.faktur, C.tanggal, C.sales, C.customer, ...figures],
  detail: {
    columns: [C.barcode, C.barang, C.kadar, ...figures],
    groupBy: { key: 'no_faktur' },
  },
  file: 'LAPORAN TUKAR TAMBAH',
});
