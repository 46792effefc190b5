/**
 * Faktur Bermasalah: documents that disagree with cash book, stock card, journal or their own sums,
 * by the checks of closing, with the broken rule. Empty is good.
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';

export const laporanFakturBermasalah = defineReport({
  name: 'faktur-bermasalah',
  route: '/faktur-bermasalah',
  area: 'utility',
  title: 'report.judul.faktur_bermasalah',
  levels: ATASAN,
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'no_dokumen', label: 'report.kolom.no_faktur', kind: 'teks', width: 20 },
    { key: 'dokumen', label: 'report.kolom.dokumen', kind: 'teks', width: 14 },
    { key: 'aturan', label: 'report.kolom.aturan', kind: 'teks', width: 40 },
    { key: 'selisih', label: 'report.kolom.selisih', kind: 'teks', width: 16 },
  ],
  paper: 'A4-landscape',
  file: 'LAPORAN FAKTUR BERMASALAH',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
