/**
 * Laporan Batal Pembelian: buy-backs cancelled or withdrawn in the period, why, by whom and who
 * allowed it; per document (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import { PURCHASE_COLUMN as C, PURCHASE_REPORT } from './purchase-report.ts';
import { SALES_FILTER } from './sales-report.ts';

export const laporanBatalPembelian = defineReport({
  ...PURCHASE_REPORT,
  name: 'batal-pembelian',
  route: '/laporan-batal-pembelian',
  title: 'report.judul.batal_pembelian',
  filter: SALES_FILTER,
  columns: [
    C.faktur,
    C.tanggal,
    C.jam,
    C.sales,
    C.customer,
    C.qty,
    C.berat,
    C.harga,
    C.alasan,
    C.batalOleh,
    C.otorisasi,
  ],
  detail: {
    columns: [
      C.fakturBeli,
      C.tanggal,
      C.barcode,
      C.barang,
      C.kadar,
      C.berat,
      C.harga,
      C.alasan,
      C.batalOleh,
      C.otorisasi,
    ],
  },
  file: 'LAPORAN BATAL PEMBELIAN',
});
