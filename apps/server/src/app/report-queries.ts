/**
 * Which query answers which report: the one list that joins the definitions with their features.
 */
import { reports, type ReportName } from '@kencana/contract/registry';
import { reportRoutes } from '../engine/report/report-routes.ts';
import type { ReportSource } from '../engine/report/report-query.ts';
import { queryAnalisisHargaBarang } from '../feature/barang/laporan-analisis-harga-barang.query.ts';
import { queryBarangSummary } from '../feature/barang/laporan-barang-summary.query.ts';
import { queryKartuStockBarang } from '../feature/barang/laporan-kartu-stock-barang.query.ts';
import {
  queryHancurBarang,
  queryPindahBarang,
  queryTambahBarang,
} from '../feature/barang/laporan-keluar-masuk-barang.query.ts';
import { queryPosisiEmas } from '../feature/barang/laporan-posisi-emas.query.ts';
import { queryStockMati } from '../feature/barang/laporan-stock-mati.query.ts';
import { queryBarangDetail } from '../feature/barang/laporan-barang-detail.query.ts';
import { queryKelompokBarang } from '../feature/barang/laporan-kelompok-barang.query.ts';
import { queryPerubahanHargaEmas } from '../feature/harga/laporan-perubahan-harga-emas.query.ts';
import { queryKupon } from '../feature/kupon/laporan-kupon.query.ts';
import { queryBayarPoint } from '../feature/poin/laporan-bayar-point.query.ts';
import { queryPoin } from '../feature/poin/laporan-poin.query.ts';
import { queryOtorisasi } from '../feature/otorisasi/laporan-otorisasi.query.ts';
import { queryBatalPembelian } from '../feature/pembelian/laporan-batal-pembelian.query.ts';
import { queryHancurPembelian } from '../feature/pembelian/laporan-hancur-pembelian.query.ts';
import {
  queryPembelian,
  queryPembelianPerFaktur,
} from '../feature/pembelian/laporan-pembelian.query.ts';
import { queryPembelianHidup } from '../feature/pembelian/laporan-pembelian-hidup.query.ts';
import { queryPembelianPer } from '../feature/pembelian/laporan-pembelian-per.query.ts';
import { queryRekapTransaksiPembelian } from '../feature/pembelian/laporan-rekap-transaksi-pembelian.query.ts';
import {
  queryBatalPenerimaan,
  queryPenerimaan,
} from '../feature/penerimaan/laporan-penerimaan.query.ts';
import { querySepuhan } from '../feature/sepuhan/laporan-sepuhan.query.ts';
import {
  queryAmbilService,
  queryBatalService,
  queryService,
} from '../feature/service/laporan-service.query.ts';
import { queryBatalPenjualan } from '../feature/penjualan/laporan-batal-penjualan.query.ts';
import { queryBonusSales } from '../feature/penjualan/laporan-bonus-sales.query.ts';
import { queryDiskonPenjualan } from '../feature/penjualan/laporan-diskon-penjualan.query.ts';
import { queryMarginPenjualan } from '../feature/penjualan/laporan-margin-penjualan.query.ts';
import { queryPenjualanPer } from '../feature/penjualan/laporan-penjualan-per.query.ts';
import { queryPenjualan } from '../feature/penjualan/laporan-penjualan.query.ts';
import { queryRekapSales } from '../feature/penjualan/laporan-rekap-sales.query.ts';
import {
  queryPreOrder,
  queryPreOrderFinish,
} from '../feature/pre-order/laporan-pre-order.query.ts';
import { queryTukarTambah } from '../feature/penjualan/laporan-tukar-tambah.query.ts';
import { queryUbahHarga } from '../feature/penjualan/laporan-ubah-harga.query.ts';
import {
  queryAmbilPesanan,
  queryBatalPesanan,
  queryPesanan,
  queryPesananBarang,
} from '../feature/pesanan/laporan-pesanan.query.ts';
import {
  queryAmbilTitipan,
  queryBatalTitip,
  queryTitipan,
} from '../feature/titipan/laporan-titipan.query.ts';
import {
  queryAktivitasSetelahTimbangBaki,
  queryTimbangBaki,
} from '../feature/timbang/laporan-timbang-baki.query.ts';
import { queryPerubahanPengaturan } from '../feature/system/laporan-perubahan-pengaturan.query.ts';
import { queryFakturBermasalah } from '../feature/tutup-toko/laporan-faktur-bermasalah.query.ts';
import { queryTransaksiNonCash } from '../feature/uang/laporan-transaksi-non-cash.query.ts';
import { queryUangKas } from '../feature/uang/laporan-uang-kas.query.ts';
import type { Feature } from '../platform/http/route.ts';
import { kinds } from './kinds.ts';

type Queries = {
  readonly [N in ReportName]: ReportSource<Extract<(typeof reports)[number], { name: N }>>;
};

/** The query of each report of the registry. */
export const QUERIES = {
  'barang-detail': { query: queryBarangDetail },
  'kelompok-barang': { query: queryKelompokBarang },
  'barang-summary': { query: queryBarangSummary },
  'analisis-harga-barang': { query: queryAnalisisHargaBarang },
  'kartu-stock-barang': { query: queryKartuStockBarang },
  'posisi-emas': { query: queryPosisiEmas },
  'stock-mati': { query: queryStockMati },
  'tambah-barang': { query: queryTambahBarang },
  'pindah-barang': { query: queryPindahBarang },
  'hancur-barang': { query: queryHancurBarang },
  'timbang-baki': { query: queryTimbangBaki },
  'aktivitas-setelah-timbang-baki': { query: queryAktivitasSetelahTimbangBaki },
  penjualan: { query: queryPenjualan },
  'penjualan-per-sales': queryPenjualanPer('penjualan-per-sales'),
  'penjualan-per-jenis': queryPenjualanPer('penjualan-per-jenis'),
  'penjualan-per-group': queryPenjualanPer('penjualan-per-group'),
  'penjualan-per-kadar': queryPenjualanPer('penjualan-per-kadar'),
  'penjualan-per-jam': queryPenjualanPer('penjualan-per-jam'),
  'penjualan-marketplace': queryPenjualanPer('penjualan-marketplace'),
  'penjualan-global-per-jenis': queryPenjualanPer('penjualan-global-per-jenis'),
  'batal-penjualan': { query: queryBatalPenjualan },
  'diskon-penjualan': { query: queryDiskonPenjualan },
  'ubah-harga': { query: queryUbahHarga },
  'margin-penjualan': { query: queryMarginPenjualan },
  'tukar-tambah': { query: queryTukarTambah },
  kupon: { query: queryKupon },
  poin: { query: queryPoin },
  'bayar-point': { query: queryBayarPoint },
  'bonus-sales': { query: queryBonusSales },
  'rekap-sales': { query: queryRekapSales },
  pembelian: { query: queryPembelian },
  'pembelian-per-faktur': { query: queryPembelianPerFaktur },
  'pembelian-per-sales': queryPembelianPer('pembelian-per-sales'),
  'pembelian-per-kondisi': queryPembelianPer('pembelian-per-kondisi'),
  'pembelian-hidup': { query: queryPembelianHidup },
  'batal-pembelian': { query: queryBatalPembelian },
  'hancur-pembelian': { query: queryHancurPembelian },
  'rekap-transaksi-pembelian': { query: queryRekapTransaksiPembelian },
  titipan: { query: queryTitipan },
  'ambil-titipan': { query: queryAmbilTitipan },
  'batal-titip': { query: queryBatalTitip },
  'pre-order': { query: queryPreOrder },
  'pre-order-finish': { query: queryPreOrderFinish },
  pesanan: { query: queryPesanan },
  'pesanan-barang': { query: queryPesananBarang },
  'batal-pesanan': { query: queryBatalPesanan },
  'ambil-pesanan': { query: queryAmbilPesanan },
  'penerimaan-barang': { query: queryPenerimaan },
  'batal-penerimaan-barang': { query: queryBatalPenerimaan },
  sepuhan: { query: querySepuhan },
  service: { query: queryService },
  'ambil-service': { query: queryAmbilService },
  'batal-service': { query: queryBatalService },
  'uang-kas': { query: queryUangKas },
  'transaksi-non-cash': { query: queryTransaksiNonCash },
  'perubahan-harga-emas': { query: queryPerubahanHargaEmas },
  'perubahan-pengaturan': { query: queryPerubahanPengaturan },
  otorisasi: { query: queryOtorisasi },
  'faktur-bermasalah': { query: queryFakturBermasalah(kinds) },
} satisfies Queries as Readonly<Record<ReportName, ReportSource>>;

/** Every report of the registry with its addresses. */
export const laporanFeature: Feature = {
  name: 'laporan',
  // readFilter gives every query exactly the keys of its own definition, which the list's common
  // type cannot say.
  routes: reports.flatMap((report) => reportRoutes(report, QUERIES[report.name] as ReportSource)),
};
