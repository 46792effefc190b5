/** Every definition of the product on one page: masters, reports and kinds of document, in the order of the menu. */
import { laporanBarangDetail } from './report/laporan-barang-detail.ts';
import { laporanKelompokBarang } from './report/laporan-kelompok-barang.ts';
import { laporanOtorisasi } from './report/laporan-otorisasi.ts';
import { laporanPenjualan } from './report/laporan-penjualan.ts';
import { laporanTransaksiNonCash } from './report/laporan-transaksi-non-cash.ts';
import { laporanUangKas } from './report/laporan-uang-kas.ts';

export const REPORTS = [
  laporanBarangDetail,
  laporanKelompokBarang,
  laporanPenjualan,
  laporanUangKas,
  laporanTransaksiNonCash,
  laporanOtorisasi,
] as const;

export type ReportName = (typeof REPORTS)[number]['name'];
