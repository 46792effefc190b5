/**
 * Reports of orders: all of a period, what was ordered piece by piece, cancelled ones, and those
 * taken through a sale; spec 2 §2, §3, §9 (weights with two decimals).
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import { FILTER, STATUS_COLUMN } from './standard-filter.ts';

const SHARED = {
  area: 'laporan',
  group: 'report.grup.pesanan',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.pesanan_kosong' },
} as const;

const C = {
  no: { key: 'no_pesanan', label: 'report.kolom.no_pesanan', kind: 'teks', width: 15 },
  sales: { key: 'kode_sales', label: 'report.kolom.sales', kind: 'teks', width: 6 },
  customer: { key: 'nama_customer', label: 'document.customer', kind: 'teks', width: 12 },
  tanggal: { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
  berat: { key: 'total_berat', label: 'field.berat', kind: 'gram2', total: 'jumlah' },
  qty: { key: 'total_qty', label: 'report.kolom.qty', kind: 'angka', total: 'jumlah' },
  ongkos: { key: 'ongkos', label: 'field.ongkos', kind: 'rupiah', total: 'jumlah' },
  total: { key: 'total_harga', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
  bayar: { key: 'jumlah_bayar', label: 'report.kolom.bayar', kind: 'rupiah', total: 'jumlah' },
  sisa: { key: 'sisa_bayar', label: 'report.kolom.sisa', kind: 'rupiah', total: 'jumlah' },
} as const satisfies Readonly<Record<string, Column>>;

const figures = [C.berat, C.qty, C.ongkos, C.total, C.bayar, C.sisa] as const;

export const laporanPesanan = defineReport({
  ...SHARED,
  name: 'pesanan',
  route: '/laporan-pesanan',
  title: 'report.judul.pesanan',
  filter: [
    FILTER.periode,
    FILTER.validBy,
    {
      kind: 'pilihan',
      key: 'status_pesanan',
      label: 'report.saring.status_pesanan',
      options: [
        { value: 'ALL' },
        { value: 'OPEN', label: 'pesanan.status.OPEN' },
        { value: 'DONE', label: 'pesanan.status.DONE' },
        { value: 'FINISH', label: 'pesanan.status.FINISH' },
        { value: 'BATAL', label: 'document.status.BATAL' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [C.no, C.sales, C.customer, C.tanggal, ...figures, STATUS_COLUMN],
  file: 'LAPORAN PESANAN',
});

export const laporanPesananBarang = defineReport({
  ...SHARED,
  name: 'pesanan-barang',
  route: '/laporan-pesanan-barang',
  title: 'report.judul.pesanan_barang',
  path: { path: 'pesanan/report-pesanan-barang', methods: ['GET', 'POST'], answer: 'baris' },
  filter: [FILTER.periode],
  columns: [
    C.no,
    C.sales,
    { key: 'tgl_pesanan', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'deskripsi', label: 'report.kolom.deskripsi', kind: 'teks', width: 26 },
    { key: 'berat', label: 'field.berat', kind: 'gram2', total: 'jumlah' },
    C.ongkos,
    { key: 'sub_total', label: 'report.kolom.sub_total', kind: 'rupiah', total: 'jumlah' },
  ],
  file: 'LAPORAN PESANAN BARANG',
  texts: {
    ada: 'report.pesanan_barang_ada',
    kosong: 'report.pesanan_barang_kosong',
    gagal: 'report.gagal_cari',
  },
});

export const laporanBatalPesanan = defineReport({
  ...SHARED,
  name: 'batal-pesanan',
  route: '/laporan-batal-pesanan',
  title: 'report.judul.batal_pesanan',
  path: { path: 'pesanan/batal-reports', methods: ['GET', 'POST'], answer: 'baris' },
  filter: [FILTER.periode],
  columns: [C.no, C.sales, C.tanggal, ...figures],
  file: 'LAPORAN BATAL PESANAN',
  texts: { ...SHARED.texts, ada: 'report.batal_pesanan_ada', gagal: 'report.gagal_cari' },
});

export const laporanAmbilPesanan = defineReport({
  ...SHARED,
  name: 'ambil-pesanan',
  route: '/laporan-ambil-pesanan',
  title: 'report.judul.ambil_pesanan',
  filter: [FILTER.periode, FILTER.validBy],
  columns: [
    C.no,
    { key: 'no_faktur', label: 'report.kolom.no_faktur', kind: 'teks', width: 15 },
    C.sales,
    C.customer,
    C.tanggal,
    ...figures,
  ],
  file: 'LAPORAN AMBIL PESANAN',
});
