/**
 * Laporan Batal Pembelian: buy-backs cancelled or withdrawn in the period, why, by whom and who
 * allowed it; per document (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import { PURCHASE_COLUMN as C, PURCHASE_REPORT } from './purchase-report.ts';
import { SALES_FILTER } from './sales-report.ts';

const alasan: Column = { key: 'alasan', label: 'report.kolom.alasan', kind: 'teks', width: 16 };
const oleh: Column = { key: 'batal_by', label: 'report.kolom.batal_by', kind: 'teks', width: 8 };

export const laporanBatalPembelian = defineReport({
  ...PURCHASE_REPORT,
  name: 'batal-pembelian',
  route: '/laporan-batal-pembelian',
  title: 'report.judul.batal_pembelian',
  filter: SALES_FILTER,
  columns: [
    C.faktur,
    C.tanggal,
    { key: 'jam', label: 'report.kolom.jam', kind: 'jam' },
    C.sales,
    C.customer,
    C.qty,
    C.berat,
    C.harga,
    alasan,
    oleh,
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
      alasan,
      oleh,
      C.otorisasi,
    ],
  },
  file: 'LAPORAN BATAL PEMBELIAN',
});
