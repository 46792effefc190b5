/** Laporan Transaksi Non Cash: card and transfer payments, one group per bank (spec 2 §3, §7). */
import { defineReport } from '../define-report.ts';

export const laporanTransaksiNonCash = defineReport({
  name: 'transaksi-non-cash',
  route: '/laporan-transaksi-non-cash',
  area: 'laporan',
  group: 'report.grup.uang',
  title: 'report.judul.transaksi_non_cash',
  path: { path: 'cash/transaction/report', methods: ['GET', 'POST'], answer: 'kelompok' },
  filter: [
    {
      kind: 'periode',
      key: 'periode',
      from: 'start_date',
      to: 'end_date',
      satuBulan: 'selalu',
    },
    {
      kind: 'pilihan',
      key: 'jenis',
      label: 'report.kolom.jenis',
      options: [{ value: 'ALL' }, { value: 'DEBET' }, { value: 'CREDIT' }, { value: 'TRANSFER' }],
      awal: 'ALL',
    },
    {
      kind: 'ref',
      key: 'no_rekening',
      label: 'document.rekening',
      master: 'rekening',
    },
    { kind: 'validBy', key: 'valid_by' },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jenis', label: 'report.kolom.jenis', kind: 'teks', width: 8 },
    { key: 'no_rekening', label: 'document.rekening', kind: 'teks' },
    { key: 'keterangan', label: 'shell.keterangan', kind: 'teks', width: 30 },
    { key: 'jumlah_rp', label: 'report.kolom.jumlah_rp', kind: 'rupiah', total: 'jumlah' },
    { key: 'fee', label: 'report.kolom.fee', kind: 'rupiah', total: 'jumlah' },
    {
      key: 'jumlah_gesek_rp',
      label: 'report.kolom.jumlah_gesek_rp',
      kind: 'rupiah',
      total: 'jumlah',
    },
  ],
  groupBy: { key: 'nama_bank' },
  paper: 'A4-landscape',
  file: 'LAPORAN TRANSAKSI NON CASH',
  texts: {
    ada: 'report.non_cash_ada',
    kosong: 'report.tidak_tersedia',
    tanpaKata: 'shell.kirim-gagal',
  },
});
