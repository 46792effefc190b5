/**
 * Laporan Kelompok Barang: ready pieces counted by name, or by name and size (spec 1 §2, §3, §7).
 */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';

export const laporanKelompokBarang = defineReport({
  name: 'kelompok-barang',
  route: '/laporan-kelompok-barang',
  area: 'laporan',
  group: 'report.grup.barang',
  title: 'report.judul.kelompok_barang',
  path: {
    path: 'reportbarang/kelompok-barang',
    methods: ['GET'],
    answer: 'baris',
    ikut: ['detail'],
  },
  filter: [
    FILTER.perTanggal,
    {
      kind: 'ref',
      key: 'kode_dept',
      label: 'report.kolom.jenis',
      master: 'jenis',
    },
    {
      kind: 'pilihan',
      key: 'group_by',
      label: 'report.saring.kelompok',
      options: [
        { value: 'nama', label: 'field.nama_barang' },
        { value: 'nama_size', label: 'report.saring.nama_size' },
      ],
      awal: 'nama',
    },
  ],
  columns: [
    { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 30 },
    { key: 'size', label: 'report.kolom.size', kind: 'teks' },
    { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
    { key: 'jumlah', label: 'report.kolom.jumlah', kind: 'angka', total: 'jumlah' },
  ],
  detail: {
    columns: [
      { key: 'kode_barcode', label: 'report.kolom.barcode', kind: 'teks', width: 8 },
      { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 24 },
      { key: 'size', label: 'report.kolom.size', kind: 'teks' },
      { key: 'kode_baki', label: 'report.kolom.baki', kind: 'teks' },
      { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
      { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
      { key: 'jumlah', label: 'report.kolom.jumlah', kind: 'angka', total: 'jumlah' },
    ],
    groupBy: { key: 'kelompok' },
  },
  paper: 'A4-landscape',
  file: 'LAPORAN KELOMPOK BARANG',
  texts: { ada: 'report.tersedia', kosong: 'report.kelompok_kosong' },
});
