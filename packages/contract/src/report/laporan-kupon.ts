/**
 * Laporan Kupon: how often each coupon was used in the period and what it took off (REKAP), or sale
 * by sale (DETAIL). Cancelled sales gave theirs back and are left out.
 */
import { defineReport } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

/** Not summed: a sale with several coupons and vouchers stands once for each. */
const belanja = { key: 'total', label: 'report.kolom.belanja', kind: 'rupiah' } as const;

const potongan = {
  key: 'potongan',
  label: 'report.kolom.potongan',
  kind: 'rupiah',
  total: 'jumlah',
} as const;

export const laporanKupon = defineReport({
  ...SALES_REPORT,
  name: 'kupon',
  route: '/laporan-kupon',
  title: 'report.judul.kupon',
  module: 'KUPON_PENJUALAN_MODULE',
  filter: [
    ...LIVE_SALES_FILTER,
    {
      kind: 'ref',
      key: 'kode_kupon',
      label: 'field.kode_kupon',
      master: 'kupon',
    },
  ],
  columns: [
    { key: 'kode_kupon', label: 'field.kode_kupon', kind: 'teks' },
    { key: 'nama_kupon', label: 'field.nama_kupon', kind: 'teks', width: 20 },
    { key: 'tgl_sampai', label: 'field.tgl_sampai', kind: 'tanggal' },
    { key: 'kuota', label: 'field.kuota', kind: 'angka' },
    { key: 'dipakai', label: 'report.kolom.dipakai', kind: 'angka', total: 'jumlah' },
    belanja,
    potongan,
  ],
  detail: {
    columns: [
      C.faktur,
      C.tanggal,
      C.sales,
      { key: 'kode_member', label: 'document.member', kind: 'teks' },
      C.customer,
      belanja,
      potongan,
    ],
    groupBy: { key: 'kelompok' },
  },
  file: 'LAPORAN KUPON',
});
