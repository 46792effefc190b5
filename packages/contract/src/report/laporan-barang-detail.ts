/** Laporan Barang Detail: every piece as it stands now, with its tray and weight. */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';

export const laporanBarangDetail = defineReport({
  name: 'barang-detail',
  route: '/laporan-barang-detail',
  area: 'laporan',
  group: 'report.grup.barang',
  title: 'report.judul.barang_detail',
  filter: [
    FILTER.perTanggal,
    {
      kind: 'ref',
      key: 'kode_gudang',
      label: 'report.kolom.gudang',
      master: 'gudang',
    },
    {
      kind: 'ref',
      key: 'kode_baki',
      label: 'report.kolom.baki',
      master: 'baki',
    },
    {
      kind: 'ref',
      key: 'kode_group',
      label: 'report.kolom.group',
      master: 'group',
    },
    {
      kind: 'ref',
      key: 'kode_jenis',
      label: 'report.kolom.jenis',
      master: 'jenis',
    },
    {
      kind: 'pilihan',
      key: 'status',
      label: 'report.saring.status',
      options: [
        { value: 'READY' },
        { value: 'BARU' },
        { value: 'TITIP' },
        { value: 'PESANAN' },
        { value: 'PINJAM' },
        { value: 'KIRIM' },
        { value: 'ADA', label: 'report.masih-ada' },
      ],
      awal: 'READY',
    },
    {
      kind: 'pilihan',
      key: 'sort_by',
      label: 'report.saring.urut',
      options: [
        { value: 'kode_barcode', label: 'report.kolom.barcode' },
        { value: 'nama_barang', label: 'field.nama_barang' },
        { value: 'kode_toko', label: 'field.kode_baki' },
      ],
      awal: 'kode_barcode',
    },
  ],
  columns: [
    { key: 'kode_barcode', label: 'report.kolom.barcode', kind: 'teks', width: 7 },
    { key: 'tag_id', label: 'report.kolom.tag', kind: 'teks', width: 10 },
    { key: 'kode_gudang', label: 'report.kolom.gudang', kind: 'teks', width: 7 },
    { key: 'kode_intern', label: 'report.kolom.intern', kind: 'teks', width: 8 },
    { key: 'kode_baki', label: 'report.kolom.baki', kind: 'teks', width: 7 },
    { key: 'kode_group', label: 'report.kolom.group', kind: 'teks', width: 6 },
    { key: 'kode_jenis', label: 'report.kolom.jenis', kind: 'teks', width: 8 },
    { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 20 },
    { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
    { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
    { key: 'kadar_cetak', label: 'report.kolom.kadar_cetak', kind: 'teks', width: 7 },
    { key: 'input_by', label: 'report.kolom.input_by', kind: 'teks', width: 8 },
  ],
  paper: 'A4-landscape',
  file: 'LAPORAN BARANG DETAIL',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
