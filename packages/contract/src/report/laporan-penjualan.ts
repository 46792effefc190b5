/**
 * Laporan Penjualan: live sales per invoice (REKAP, with the payments) or per piece (DETAIL); spec
 * 1 §5.
 */
import { defineReport } from '../define-report.ts';

export const laporanPenjualan = defineReport({
  name: 'penjualan',
  route: '/laporan-penjualan',
  area: 'laporan',
  group: 'report.grup.penjualan',
  title: 'report.judul.penjualan',
  filter: [
    {
      kind: 'periode',
      key: 'periode',
      from: 'tanggal_awal',
      to: 'sampai_tgl',
      required: 'report.tanggal_kosong',
      satuBulan: 'modul',
    },
    {
      kind: 'ref',
      key: 'kode_sales',
      label: 'report.kolom.sales',
      master: 'sales',
      required: 'report.kode_kosong',
    },
    { kind: 'validBy', key: 'valid_by' },
    {
      kind: 'pilihan',
      key: 'status_valid',
      label: 'report.saring.status_valid',
      options: [{ value: 'DONE' }, { value: 'OPEN' }, { value: 'ALL' }],
      awal: 'DONE',
    },
    {
      kind: 'pilihan',
      key: 'sort_by',
      label: 'report.saring.urut',
      options: [
        { value: 'no_faktur', label: 'report.kolom.no_faktur' },
        { value: 'kode_sales', label: 'report.kolom.sales' },
        { value: 'total', label: 'report.kolom.total' },
      ],
      awal: 'no_faktur',
    },
  ],
  columns: [
    { key: 'no_faktur', label: 'report.kolom.no_faktur', kind: 'teks', width: 13 },
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'kode_sales', label: 'report.kolom.sales', kind: 'teks', width: 6 },
    { key: 'nama_customer', label: 'document.customer', kind: 'teks' },
    { key: 'qty', label: 'report.kolom.qty', kind: 'angka', total: 'jumlah', width: 4 },
    { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
    { key: 'total', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
    { key: 'cash', label: 'sale.jenis.CASH', kind: 'rupiah', total: 'jumlah' },
    { key: 'transfer', label: 'sale.jenis.TRANSFER', kind: 'rupiah', total: 'jumlah' },
    { key: 'debit', label: 'sale.jenis.DEBIT', kind: 'rupiah', total: 'jumlah' },
    { key: 'kredit', label: 'sale.jenis.KREDIT', kind: 'rupiah', total: 'jumlah' },
    { key: 'tukar', label: 'document.tukar', kind: 'rupiah', total: 'jumlah' },
    { key: 'lain', label: 'report.kolom.bayar_lain', kind: 'rupiah', total: 'jumlah' },
    { key: 'kembali', label: 'report.kolom.kembali', kind: 'rupiah', total: 'jumlah', width: 7 },
  ],
  detail: {
    columns: [
      { key: 'no_faktur', label: 'report.kolom.no_faktur', kind: 'teks', width: 15 },
      { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
      { key: 'kode_sales', label: 'report.kolom.sales', kind: 'teks', width: 6 },
      { key: 'nama_customer', label: 'document.customer', kind: 'teks', width: 10 },
      { key: 'kode_barcode', label: 'report.kolom.barcode', kind: 'teks', width: 7 },
      { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks' },
      { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
      { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
      { key: 'harga', label: 'field.harga', kind: 'rupiah', total: 'jumlah' },
      { key: 'ongkos', label: 'field.ongkos', kind: 'rupiah', total: 'jumlah' },
      { key: 'atribut', label: 'report.kolom.atribut', kind: 'rupiah', total: 'jumlah' },
      { key: 'diskon', label: 'report.kolom.diskon', kind: 'rupiah', total: 'jumlah' },
      { key: 'pembulatan', label: 'report.kolom.pembulatan', kind: 'rupiah', total: 'jumlah' },
      { key: 'total', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
    ],
  },
  paper: 'A4-landscape',
  file: 'LAPORAN PENJUALAN',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
