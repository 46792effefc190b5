/**
 * Laporan Rekap Sales: everything a sales person did, per person (REKAP) or per day (DETAIL). Only
 * in the shops that have LAPORAN_REKAP_MODULE on (spec 1 §2 "a fixed list of shops").
 */
import { defineReport } from '../define-report.ts';
import { SALES_COLUMN as C, SALES_FILTER, SALES_REPORT } from './sales-report.ts';

const figures = [
  { key: 'faktur', label: 'report.kolom.faktur', kind: 'angka', total: 'jumlah' },
  C.qty,
  C.berat,
  C.total,
  { key: 'diskon', label: 'report.kolom.diskon', kind: 'rupiah', total: 'jumlah' },
  { key: 'tukar', label: 'document.tukar', kind: 'rupiah', total: 'jumlah' },
  { key: 'beli_qty', label: 'report.kolom.beli_qty', kind: 'angka', total: 'jumlah' },
  { key: 'beli_berat', label: 'report.kolom.beli_berat', kind: 'gram', total: 'jumlah' },
  { key: 'beli_rp', label: 'report.kolom.beli_rp', kind: 'rupiah', total: 'jumlah' },
  { key: 'batal', label: 'report.kolom.batal', kind: 'angka', total: 'jumlah' },
] as const;

export const laporanRekapSales = defineReport({
  ...SALES_REPORT,
  name: 'rekap-sales',
  route: '/laporan-rekap-sales',
  title: 'report.judul.rekap_sales',
  module: 'LAPORAN_REKAP_MODULE',
  filter: SALES_FILTER,
  columns: [C.sales, C.namaSales, ...figures],
  detail: { columns: [C.tanggal, ...figures], groupBy: { key: 'kelompok' } },
  file: 'LAPORAN REKAP SALES',
});
