/**
 * Which query answers which report: the one list that joins the definitions with their features.
 */
import { reports, type ReportName } from '@kencana/contract/registry';
import { reportRoutes } from '../engine/report/report-routes.ts';
import type { ReportSource } from '../engine/report/report-query.ts';
import { queryBarangDetail } from '../feature/barang/laporan-barang-detail.query.ts';
import { queryKelompokBarang } from '../feature/barang/laporan-kelompok-barang.query.ts';
import { queryPerubahanHargaEmas } from '../feature/harga/laporan-perubahan-harga-emas.query.ts';
import { queryOtorisasi } from '../feature/otorisasi/laporan-otorisasi.query.ts';
import { queryPenjualan } from '../feature/penjualan/laporan-penjualan.query.ts';
import { queryTransaksiNonCash } from '../feature/uang/laporan-transaksi-non-cash.query.ts';
import { queryUangKas } from '../feature/uang/laporan-uang-kas.query.ts';
import type { Feature } from '../platform/http/route.ts';

type Queries = {
  readonly [N in ReportName]: ReportSource<Extract<(typeof reports)[number], { name: N }>>;
};

const QUERIES: Queries = {
  'barang-detail': { query: queryBarangDetail },
  'kelompok-barang': { query: queryKelompokBarang },
  penjualan: { query: queryPenjualan },
  'uang-kas': { query: queryUangKas },
  'transaksi-non-cash': { query: queryTransaksiNonCash },
  'perubahan-harga-emas': { query: queryPerubahanHargaEmas },
  otorisasi: { query: queryOtorisasi },
};

/** Every report of the registry with its addresses. */
export const laporanFeature: Feature = {
  name: 'laporan',
  // readFilter gives every query exactly the keys of its own definition, which the list's common
  // type cannot say.
  routes: reports.flatMap((report) => reportRoutes(report, QUERIES[report.name] as ReportSource)),
};
