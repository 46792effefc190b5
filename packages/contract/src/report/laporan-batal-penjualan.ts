/**
 * Laporan Batal Penjualan: sales cancelled or withdrawn in the period, why, by whom and who allowed
 * it; per invoice (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import { SALES_COLUMN as C, SALES_FILTER, SALES_REPORT } from './sales-report.ts';

export const laporanBatalPenjualan = defineReport({
  ...SALES_REPORT,
  name: 'batal-penjualan',
  route: '/laporan-batal-penjualan',
  title: 'report.judul.batal_penjualan',
  filter: SALES_FILTER,
  columns: [
    C.faktur,
    C.tanggal,
    C.jam,
    C.sales,
    C.customer,
    C.qty,
    C.berat,
    C.total,
    C.alasan,
    C.batalOleh,
    C.otorisasi,
  ],
  detail: {
    columns: [
      C.faktur,
      C.tanggal,
      C.barcode,
      C.barang,
      C.kadar,
      C.berat,
      C.total,
      C.alasan,
      C.batalOleh,
      C.otorisasi,
    ],
  },
  file: 'LAPORAN BATAL PENJUALAN',
});
