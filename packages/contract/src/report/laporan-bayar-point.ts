/** Laporan Bayar Point: sales that members paid with points, how many and what they paid. */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

export const laporanBayarPoint = defineReport({
  ...SALES_REPORT,
  name: 'bayar-point',
  route: '/laporan-bayar-point',
  group: 'report.grup.member',
  title: 'report.judul.bayar_point',
  module: 'BAYAR_POINT_MODULE',
  levels: ATASAN,
  filter: [...LIVE_SALES_FILTER, { kind: 'teks', key: 'kode_member', label: 'document.member' }],
  columns: [
    C.tanggal,
    C.faktur,
    C.sales,
    { key: 'kode_member', label: 'document.member', kind: 'teks' },
    C.customer,
    C.total,
    { key: 'poin', label: 'field.poin', kind: 'angka', total: 'jumlah' },
    { key: 'nilai', label: 'report.kolom.nilai_poin', kind: 'rupiah', total: 'jumlah' },
  ],
  file: 'LAPORAN BAYAR POINT',
});
