/** The whole product on one page: every plain master, report and screen. Lists on purpose. */
import type { MasterDef } from './define-master.ts';
import { akun } from './master/akun.ts';
import { baki } from './master/baki.ts';
import { bandrol } from './master/bandrol.ts';
import { bank } from './master/bank.ts';
import { bannerKatalog } from './master/banner-katalog.ts';
import { group } from './master/group.ts';
import { gudang } from './master/gudang.ts';
import { infoKatalog } from './master/info-katalog.ts';
import { itemKatalog } from './master/item-katalog.ts';
import { jenis } from './master/jenis.ts';
import { kadar } from './master/kadar.ts';
import { kategori } from './master/kategori.ts';
import { kategoriKatalog } from './master/kategori-katalog.ts';
import { keteranganPenjualan } from './master/keterangan-penjualan.ts';
import { kodeTransaksi } from './master/kode-transaksi.ts';
import { kondisiBarang } from './master/kondisi-barang.ts';
import { kondisiPembelian } from './master/kondisi-pembelian.ts';
import { parameterHargaBeli } from './master/parameter-harga-beli.ts';
import { parameterOngkos } from './master/parameter-ongkos.ts';
import { rekening } from './master/rekening.ts';
import { sales } from './master/sales.ts';
import { parameterAkunRights } from './parameter-akun.ts';
import type { Right } from './permission.ts';
import { screenRights } from './screens.ts';
import { laporanBarangDetail } from './report/laporan-barang-detail.ts';
import { laporanKelompokBarang } from './report/laporan-kelompok-barang.ts';
import { laporanOtorisasi } from './report/laporan-otorisasi.ts';
import { laporanPenjualan } from './report/laporan-penjualan.ts';
import { laporanTransaksiNonCash } from './report/laporan-transaksi-non-cash.ts';
import { laporanUangKas } from './report/laporan-uang-kas.ts';

/** Plain masters, in the order of the menu. */
export const masters: readonly MasterDef[] = [
  kategori,
  group,
  jenis,
  kadar,
  gudang,
  baki,
  bandrol,
  sales,
  kondisiBarang,
  kondisiPembelian,
  bank,
  rekening,
  kodeTransaksi,
  parameterOngkos,
  parameterHargaBeli,
  keteranganPenjualan,
  kategoriKatalog,
  bannerKatalog,
  infoKatalog,
  itemKatalog,
  akun,
];

/**
 * Reports, in the order of the menu; their literal types name the query that each needs on the
 * server.
 */
export const reports = [
  laporanBarangDetail,
  laporanKelompokBarang,
  laporanPenjualan,
  laporanUangKas,
  laporanTransaksiNonCash,
  laporanOtorisasi,
] as const;

export type ReportName = (typeof reports)[number]['name'];

/** Every right of the product, once each. */
export function allRights(): Right[] {
  const all = [...screenRights, ...masters.flatMap((m) => m.rights), ...parameterAkunRights];
  return [...new Map(all.map((right) => [right.key, right])).values()];
}
