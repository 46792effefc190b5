/**
 * Laporan Bonus Sales: what each sales person earns by Parameter Bonus Sales and where it is paid
 * to (REKAP), or piece by piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

/** What of the price was paid in money: what a per cent counts. */
const uang = {
  key: 'dibayar_uang',
  label: 'report.kolom.dibayar_uang',
  kind: 'rupiah',
  total: 'jumlah',
} as const;

const bonus = {
  key: 'bonus',
  label: 'report.kolom.bonus',
  kind: 'rupiah',
  total: 'jumlah',
} as const;

export const laporanBonusSales = defineReport({
  ...SALES_REPORT,
  name: 'bonus-sales',
  route: '/laporan-bonus-sales',
  title: 'report.judul.bonus_sales',
  levels: ATASAN,
  module: 'BONUS_SALES_MODULE',
  filter: LIVE_SALES_FILTER,
  columns: [
    C.sales,
    C.namaSales,
    { key: 'kode_bank', label: 'report.kolom.bank', kind: 'teks', width: 8 },
    { key: 'no_rekening', label: 'document.rekening', kind: 'teks' },
    { key: 'nama_rekening', label: 'report.kolom.nama_rekening', kind: 'teks' },
    C.qty,
    C.berat,
    C.total,
    uang,
    bonus,
  ],
  detail: {
    columns: [
      C.faktur,
      C.tanggal,
      C.barcode,
      C.barang,
      { key: 'kode_bonus', label: 'report.kolom.kode_bonus', kind: 'teks' },
      C.berat,
      C.total,
      uang,
      bonus,
    ],
    groupBy: { key: 'kelompok' },
  },
  file: 'LAPORAN BONUS SALES',
});
