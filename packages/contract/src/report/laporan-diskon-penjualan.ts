/**
 * Laporan Diskon Penjualan: what was computed, taken off and sold for, with who allowed it; per
 * invoice (REKAP) or per piece (DETAIL). Computed − discount + rounding = sold.
 */
import { defineReport } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

const figures = [
  { key: 'dihitung', label: 'report.kolom.dihitung', kind: 'rupiah', total: 'jumlah' },
  { key: 'diskon', label: 'report.kolom.diskon', kind: 'rupiah', total: 'jumlah' },
  {
    key: 'persen',
    label: 'report.kolom.persen',
    kind: 'persen',
    total: { bagian: 'diskon', dari: 'dihitung' },
    kosong: true,
  },
  { key: 'pembulatan', label: 'report.kolom.pembulatan', kind: 'rupiah', total: 'jumlah' },
  { key: 'total', label: 'report.kolom.dijual', kind: 'rupiah', total: 'jumlah' },
] as const;

export const laporanDiskonPenjualan = defineReport({
  ...SALES_REPORT,
  name: 'diskon-penjualan',
  route: '/laporan-diskon-penjualan',
  title: 'report.judul.diskon_penjualan',
  filter: LIVE_SALES_FILTER,
  columns: [C.faktur, C.tanggal, C.sales, C.customer, C.qty, ...figures, C.otorisasi],
  detail: { columns: [C.faktur, C.tanggal, C.sales, C.barcode, C.barang, ...figures, C.otorisasi] },
  file: 'LAPORAN DISKON PENJUALAN',
});
