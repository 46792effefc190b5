/**
 * Laporan Perubahan Pengaturan: every setting, limit and guarded row that changed, before, after,
 * who, when and who approved it (docs/decision/0028).
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';
import { FILTER } from './standard-filter.ts';

export const laporanPerubahanPengaturan = defineReport({
  name: 'perubahan-pengaturan',
  route: '/laporan-perubahan-pengaturan',
  area: 'laporan',
  group: 'report.grup.otorisasi',
  title: 'report.judul.perubahan_pengaturan',
  levels: ATASAN,
  bukaHari: 30,
  filter: [
    FILTER.periode,
    { kind: 'teks', key: 'kunci', label: 'report.kolom.kunci' },
    { kind: 'teks', key: 'user_id', label: 'report.saring.diubah_oleh' },
    { kind: 'teks', key: 'approver', label: 'report.kolom.approver' },
    {
      kind: 'pilihan',
      key: 'persetujuan',
      label: 'report.saring.persetujuan',
      awal: 'ALL',
      options: [
        { value: 'ALL' },
        { value: 'DISETUJUI', label: 'report.pengaturan.disetujui' },
        { value: 'SENDIRI', label: 'report.pengaturan.sendiri' },
        { value: 'BEBAS', label: 'report.pengaturan.bebas' },
      ],
    },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jam', label: 'document.jam', kind: 'teks', width: 12 },
    { key: 'user_id', label: 'report.kolom.user', kind: 'teks', width: 8 },
    { key: 'bagian', label: 'report.kolom.bagian', kind: 'teks', width: 10 },
    { key: 'kunci', label: 'report.kolom.kunci', kind: 'teks', width: 18 },
    { key: 'nama', label: 'report.kolom.pengaturan', kind: 'teks', width: 20 },
    { key: 'sebelum', label: 'report.kolom.sebelum', kind: 'teks', width: 12 },
    { key: 'sesudah', label: 'report.kolom.sesudah', kind: 'teks', width: 12 },
    { key: 'disetujui', label: 'report.kolom.disetujui', kind: 'teks', width: 10 },
  ],
  paper: 'A4-landscape',
  file: 'LAPORAN PERUBAHAN PENGATURAN',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
