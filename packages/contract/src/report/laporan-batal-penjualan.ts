/**
 * Laporan Batal Penjualan: sales cancelled or withdrawn in the period, why, by whom and who allowed
 * it; per invoice (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import { SALES_COLUMN as C, SALES_FILTER, SALES_REPORT } from './sales-report.ts';

const alasan: Column = { key: 'alasan', label: 'report.kolom.alasan', kind: 'teks', width: 16 };
const oleh: Column = { key: 'batal_by', label: 'report.kolom.batal_by', kind: 'teks', width: 8 };

export const laporanBatalPenjualan = defineReport({
  ...SALES_REPORT,
  name: 'batal-penjualan',
  route: '/laporan-batal-penjualan',
  title: 'report.judul.batal_penjualan',
  filter: SALES_FILTER,
  columns: [
    C.faktur,
    C.tanggal,
    { key: 'jam', label: 'report.kolom.jam', kind: 'jam' },
    C.sales,
    C.customer,
    C.qty,
    C.berat,
    C.total,
    alasan,
    oleh,
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
      alasan,
      oleh,
      C.otorisasi,
    ],
  },
  file: 'LAPORAN BATAL PENJUALAN',
});
