/**
 * Laporan Uang Kas: the till's book, day by day, with opening balance, movements and running
 * balance.
 */
import { defineReport } from '../define-report.ts';

export const laporanUangKas = defineReport({
  name: 'uang-kas',
  route: '/laporan-uang-kas',
  area: 'laporan',
  group: 'report.grup.uang',
  title: 'report.judul.uang_kas',
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'selalu' },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jam', label: 'document.jam', kind: 'jam' },
    { key: 'kategori', label: 'field.kategori', kind: 'teks' },
    { key: 'no_dokumen', label: 'report.kolom.dokumen', kind: 'teks' },
    { key: 'keterangan', label: 'shell.keterangan', kind: 'teks', width: 24 },
    { key: 'user_id', label: 'report.kolom.user', kind: 'teks', width: 8 },
    { key: 'masuk', label: 'report.kolom.masuk', kind: 'rupiah', total: 'jumlah' },
    { key: 'keluar', label: 'report.kolom.keluar', kind: 'rupiah', total: 'jumlah' },
    { key: 'saldo', label: 'report.kolom.saldo', kind: 'rupiah', total: 'akhir' },
  ],
  groupBy: { key: 'tanggal' },
  paper: 'A4-landscape',
  file: 'LAPORAN UANG KAS',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
