/**
 * Laporan Pembelian Hidup: old gold against the gold price of its day, under its price cluster
 * (spec 1 §3 "Purchase report", §7 pembelian/hidup/report-limited, §9 percent difference).
 */
import { defineReport } from '../define-report.ts';
import { PIECE_COLUMNS, PIECE_FILTER, PURCHASE_REPORT } from './purchase-report.ts';

export const laporanPembelianHidup = defineReport({
  ...PURCHASE_REPORT,
  name: 'pembelian-hidup',
  route: '/laporan-pembelian-hidup',
  path: { path: 'pembelian/hidup/report-limited', methods: ['GET'], answer: 'kelompok' },
  title: 'report.judul.pembelian_hidup',
  module: 'HIDUP_FEATURE_MODULE',
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
    ...PIECE_FILTER,
  ],
  columns: PIECE_COLUMNS,
  groupBy: { key: 'kelompok_harga' },
  file: 'LAPORAN PEMBELIAN HIDUP',
});
