/**
 * Laporan Margin Penjualan: cost, turnover without tax and what is left, per group (REKAP) or per
 * piece (DETAIL). The per cent is of the turnover; beside it the group's target (Master Group,
 * *Target Margin*) and the rupiah that the group misses it by.
 */
import { COST_RIGHT } from '../cost.ts';
import { defineReport } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

const figures = [
  { key: 'modal', label: 'report.kolom.modal', kind: 'rupiah', total: 'jumlah', cost: true },
  { key: 'jual', label: 'report.kolom.jual', kind: 'rupiah', total: 'jumlah' },
  { key: 'margin', label: 'report.kolom.margin', kind: 'rupiah', total: 'jumlah', cost: true },
  {
    key: 'persen',
    label: 'report.kolom.persen',
    kind: 'persen',
    total: { bagian: 'margin', dari: 'jual' },
    kosong: true,
    cost: true,
  },
  { key: 'target', label: 'report.kolom.target_margin', kind: 'persen', kosong: true },
] as const;

export const laporanMarginPenjualan = defineReport({
  ...SALES_REPORT,
  name: 'margin-penjualan',
  route: '/laporan-margin-penjualan',
  title: 'report.judul.margin_penjualan',
  levels: COST_RIGHT.levels,
  filter: LIVE_SALES_FILTER,
  columns: [
    { key: 'kode_group', label: 'report.kolom.group', kind: 'teks', width: 8 },
    { key: 'nama', label: 'field.nama', kind: 'teks' },
    C.qty,
    C.berat,
    ...figures,
    {
      key: 'kurang',
      label: 'report.kolom.kurang_target',
      kind: 'rupiah',
      total: 'jumlah',
      kosong: true,
      cost: true,
    },
  ],
  detail: {
    columns: [C.faktur, C.tanggal, C.barcode, C.barang, C.berat, ...figures],
    groupBy: { key: 'kelompok' },
  },
  file: 'LAPORAN MARGIN PENJUALAN',
});
