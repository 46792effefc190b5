/**
 * Laporan Poin: per member what there was, what was earned and used in the period and what is left
 * (REKAP), or document by document with the balance after each (DETAIL). A cancelled document shows
 * its points twice, the second time taken back.
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';

const dapat = {
  key: 'dapat',
  label: 'report.kolom.poin_dapat',
  kind: 'angka',
  total: 'jumlah',
} as const;
const pakai = {
  key: 'pakai',
  label: 'report.kolom.poin_pakai',
  kind: 'angka',
  total: 'jumlah',
} as const;
const saldo = { key: 'saldo', label: 'report.kolom.poin_akhir', kind: 'angka' } as const;

export const laporanPoin = defineReport({
  name: 'poin',
  route: '/laporan-poin',
  area: 'laporan',
  group: 'report.grup.member',
  title: 'report.judul.poin',
  module: 'MEMBER_MODULE',
  levels: ATASAN,
  filter: [
    { kind: 'periode', key: 'periode', from: 'tgl_from', to: 'tgl_to', satuBulan: 'modul' },
    { kind: 'teks', key: 'kode_member', label: 'document.member' },
  ],
  columns: [
    { key: 'kode_member', label: 'document.member', kind: 'teks' },
    { key: 'nama_customer', label: 'document.customer', kind: 'teks', width: 24 },
    { key: 'awal', label: 'money.awal', kind: 'angka', total: 'jumlah' },
    dapat,
    pakai,
    { ...saldo, total: 'jumlah' },
  ],
  detail: {
    columns: [
      { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
      { key: 'no_dokumen', label: 'report.kolom.dokumen', kind: 'teks', width: 18 },
      { key: 'peristiwa', label: 'shell.keterangan', kind: 'teks' },
      dapat,
      pakai,
      saldo,
    ],
    groupBy: { key: 'kelompok' },
  },
  paper: 'A4-portrait',
  file: 'LAPORAN POIN',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
