/**
 * Laporan Margin Penjualan: cost, turnover without tax and what is left, per group (REKAP) or per
 * piece (DETAIL). The per cent is of the turnover.
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

const figures = [
  { key: 'modal', label: 'report.kolom.modal', kind: 'rupiah', total: 'jumlah' },
  { key: 'jual', label: 'report.kolom.jual', kind: 'rupiah', total: 'jumlah' },
  { key: 'margin', label: 'report.kolom.margin', kind: 'rupiah', total: 'jumlah' },
  {
    key: 'persen',
    label: 'report.kolom.persen',
    kind: 'persen',
    total: { bagian: 'margin', dari: 'jual' },
  },
] as const;

export const laporanMarginPenjualan = defineReport({
  ...SALES_REPORT,
  name: 'margin-penjualan',
  route: '/laporan-margin-penjualan',
  title: 'report.judul.margin_penjualan',
  levels: ATASAN,
  filter: LIVE_SALES_FILTER,
  columns: [
    { key: 'kode_group', label: 'report.kolom.group', kind: 'teks', width: 8 },
    { key: 'nama', label: 'report.kolom.nama', kind: 'teks' },
    C.qty,
    C.berat,
    ...figures,
  ],
  detail: {
    columns: [C.faktur, C.tanggal, C.barcode, C.barang, C.berat, ...figures],
    groupBy: { key: 'kelompok' },
  },
  file: 'LAPORAN MARGIN PENJUALAN',
});
