/**
 * Laporan Otorisasi: every approval given, by whom, for what, and what it changed (docs/domain.md
 * §10).
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';

export const laporanOtorisasi = defineReport({
  name: 'otorisasi',
  route: '/laporan-otorisasi',
  area: 'laporan',
  group: 'report.grup.otorisasi',
  title: 'report.judul.otorisasi',
  levels: ATASAN,
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
    { kind: 'teks', key: 'peminta', label: 'report.kolom.peminta' },
    { kind: 'teks', key: 'approver', label: 'report.kolom.approver' },
    {
      kind: 'pilihan',
      key: 'cara',
      label: 'report.kolom.cara',
      options: [
        { value: 'ALL' },
        { value: 'PASSWORD' },
        { value: 'QR' },
        { value: 'FINGERPRINT' },
        { value: 'PASSKEY' },
        { value: 'VALIDASI' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jam', label: 'document.jam', kind: 'jam' },
    { key: 'approver', label: 'report.kolom.approver', kind: 'teks', width: 8 },
    { key: 'peminta', label: 'report.kolom.peminta', kind: 'teks', width: 8 },
    { key: 'cara', label: 'report.kolom.cara', kind: 'teks', width: 9 },
    { key: 'kategori', label: 'field.kategori', kind: 'teks' },
    { key: 'no_dokumen', label: 'report.kolom.dokumen', kind: 'teks' },
    { key: 'sebelum', label: 'report.kolom.sebelum_batas', kind: 'teks', width: 16 },
    { key: 'sesudah', label: 'report.kolom.sesudah', kind: 'teks', width: 16 },
    { key: 'keterangan', label: 'shell.keterangan', kind: 'teks', width: 16 },
    { key: 'sendiri', label: 'report.kolom.sendiri', kind: 'teks', width: 7 },
  ],
  paper: 'A4-landscape',
  file: 'LAPORAN OTORISASI',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
