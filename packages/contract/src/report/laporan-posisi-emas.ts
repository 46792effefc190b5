/** Laporan Posisi Emas: where the shop's gold lay on a day, by purity, with what it cost. */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

export const laporanPosisiEmas = defineReport({
  ...STOCK_REPORT,
  name: 'posisi-emas',
  route: '/laporan-posisi-emas',
  title: 'report.judul.posisi_emas',
  ownerOnlyWhen: 'HIDE_STOCK_SUMMARY',
  filter: [FILTER.perTanggal, STOCK_FILTER.gudang],
  columns: [
    { key: 'lokasi', label: 'report.kolom.lokasi', kind: 'teks', width: 20 },
    C.kadar,
    C.qty,
    C.berat,
    C.beratAsli,
    C.murni,
    C.modal,
  ],
  groupBy: { key: 'kelompok' },
  paper: 'A4-portrait',
  file: 'LAPORAN POSISI EMAS',
});
