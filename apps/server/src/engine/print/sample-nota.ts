/**
 * A sale with everything a nota can show, for the preview of a template being edited and for the
 * golden files of the tests.
 */
import { milligram } from '@kencana/rules/gram';
import { kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { terbilang } from '@kencana/rules/terbilang';
import type { NotaBaris, NotaData } from './nota-data.ts';

const nol = rupiah(0);

const CINCIN: NotaBaris = {
  no_faktur: 'JKT1-FJ-261105-0001-1',
  kode_barcode: '07000042',
  nama_barang: 'Cincin Solitaire Emas Putih Mata Satu',
  deskripsi: 'Ukuran 12',
  deskripsi_jual: 'Ukuran 12',
  deskripsi_contoh: 'Seperti contoh',
  kadar: kadar(7500),
  kadar_cetak: '750',
  berat: milligram(3450),
  berat_asli: milligram(3455),
  harga_gram: rupiah(1_100_000),
  harga_jual: rupiah(3_795_000),
  ongkos: rupiah(150_000),
  harga_atribut: nol,
  diskon: rupiah(45_250),
  harga_total: rupiah(3_900_000),
};

const GELANG: NotaBaris = {
  ...CINCIN,
  no_faktur: 'JKT1-FJ-261105-0001-2',
  kode_barcode: '07000123',
  nama_barang: 'Gelang Rantai',
  deskripsi: '',
  deskripsi_jual: '',
  kadar: kadar(4200),
  kadar_cetak: '420',
  berat: milligram(10_050),
  berat_asli: milligram(10_052),
  harga_gram: rupiah(700_000),
  harga_jual: rupiah(7_035_000),
  ongkos: nol,
  harga_atribut: rupiah(25_000),
  diskon: nol,
  harga_total: rupiah(7_060_000),
};

const KALUNG_TUKAR: NotaBaris = {
  ...GELANG,
  no_faktur: 'JKT1-FJ-261105-0001-3',
  kode_barcode: '07000007',
  nama_barang: 'Kalung Lama',
  deskripsi_jual: '',
  berat: milligram(2000),
  harga_jual: rupiah(1_300_000),
  harga_atribut: nol,
  harga_total: rupiah(1_300_000),
};

/** An original with two pieces, a trade-in and two payments. */
export const SAMPLE_NOTA: NotaData = {
  judul: 'NOTA PENJUALAN',
  toko: {
    nama_toko: 'Toko Mas Kencana',
    alamat_toko: 'Jl. Melawai Raya No. 12, Kebayoran Baru, Jakarta Selatan 12160',
    no_hp: '0812-3456-7890',
  },
  no_dokumen: 'JKT1-FJ-261105-0001',
  no_token: 'https://toko.example/nota/KX7Q2M9PL4ZTc0ntohN0taAs',
  tgl: '2026-11-05',
  jam: '10:24',
  kasir: 'KASIR01',
  sales: 'SL01 Dewi',
  customer: {
    nama: 'Ibu Siti Rahmawati',
    alamat: 'Jl. Kemang Timur 5',
    no_hp: '0813-1111-2222',
  },
  kode_marketplace: 'TOKOPEDIA',
  no_po: 'INV/20261105/MPL/4012345678',
  toleransi_beli: 'Toleransi pembelian kembali 3 bulan dengan membawa nota ini',
  baris: [CINCIN, GELANG],
  baris_beli: [KALUNG_TUKAR],
  total: rupiah(10_960_000),
  pembulatan: rupiah(250),
  bayar: [
    { jenis: 'TUKAR', jumlah_rp: rupiah(1_300_000), fee_rp: nol, keterangan: '' },
    { jenis: 'DEBIT', jumlah_rp: rupiah(9_660_000), fee_rp: rupiah(50_000), keterangan: 'BCA EDC' },
  ],
  kembali: nol,
  terbilang: terbilang(rupiah(10_960_000)),
  salinan: 0,
  keterangan: 'Barang yang sudah dibeli dapat dijual kembali dengan membawa nota ini.',
};
