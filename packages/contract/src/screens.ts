/**
 * Every screen that is no plain master and no plain report, in the order of the menu, and the
 * sub-menu pages. Its component is in the web's app/screens.ts. No React.
 */
import { deskScreens } from './desk.ts';
import { documentScreens } from './document/define-document.ts';
import { pembelianDocument } from './document/pembelian.ts';
import { penjualanDocument } from './document/penjualan.ts';
import { pesananDocument } from './document/pesanan.ts';
import { preOrderDocument } from './document/pre-order.ts';
import { serviceDocument } from './document/service.ts';
import { tambahBarangDocument } from './document/tambah-barang.ts';
import { titipanDocument } from './document/titipan.ts';
import { EXPORT_CSV_LEVELS } from './export-csv.ts';
import { ATASAN, PEMILIK, PENGATUR, PENGELOLA, SEMUA } from './permission.ts';
import type { Right } from './permission.ts';
import type { Screen } from './screen.ts';

/** Screens in menu order within their area. */
export const screens: readonly Screen[] = [
  {
    route: '/home',
    name: 'home',
    area: 'dashboard',
    title: 'screen.home',
    right: 'login',
  },
  {
    route: '/dashboard',
    name: 'dashboard',
    area: 'dashboard',
    title: 'screen.dashboard',
    right: 'dashboard.dashboard.lihat',
  },
  {
    route: '/dashboardPusat',
    name: 'dashboard-pusat',
    area: 'dashboard',
    title: 'screen.dashboard-pusat',
    right: 'dashboard.dashboard-pusat.lihat',
  },
  {
    route: '/parameter-harga-global',
    name: 'parameter-harga-global',
    area: 'master',
    group: 'master.grup.harga',
    title: 'screen.parameter-harga-global',
    right: 'master.parameter-harga-global.lihat',
  },
  {
    route: '/master-toko',
    name: 'master-toko',
    area: 'master',
    title: 'screen.master-toko',
    right: 'master.master-toko.lihat',
    module: 'KIRIM_BARANG_MODULE',
  },
  {
    route: '/tambah-data-barang',
    name: 'tambah-data-barang',
    area: 'barang',
    title: 'screen.tambah-data-barang',
    right: 'barang.tambah-data-barang.tambah',
  },
  ...documentScreens(tambahBarangDocument),
  {
    route: '/data-barang',
    name: 'data-barang',
    area: 'barang',
    title: 'screen.data-barang',
    right: 'barang.data-barang.lihat',
  },
  {
    route: '/pindah-barang',
    name: 'pindah-barang',
    area: 'barang',
    title: 'screen.pindah-barang',
    right: 'barang.pindah-barang.tambah',
  },
  {
    route: '/hancur-data-barang',
    name: 'hancur-data-barang',
    area: 'barang',
    title: 'screen.hancur-data-barang',
    right: 'barang.hancur-data-barang.tambah',
  },
  {
    route: '/cetak-barcode',
    name: 'cetak-barcode',
    area: 'barang',
    title: 'screen.cetak-barcode',
    right: 'barang.cetak-barcode.lihat',
  },
  {
    route: '/transaksi-penjualan',
    name: 'transaksi-penjualan',
    area: 'penjualan',
    title: 'screen.transaksi-penjualan',
    right: 'penjualan.transaksi-penjualan.tambah',
  },
  ...documentScreens(penjualanDocument),
  {
    route: '/cek-kupon',
    name: 'cek-kupon',
    area: 'penjualan',
    title: 'screen.cek-kupon',
    right: 'penjualan.cek-kupon.lihat',
    module: 'KUPON_PENJUALAN_MODULE',
  },
  ...documentScreens(titipanDocument),
  {
    route: '/transaksi-pesanan',
    name: 'transaksi-pesanan',
    area: 'pesanan',
    title: 'screen.transaksi-pesanan',
    right: 'pesanan.transaksi-pesanan.tambah',
  },
  ...documentScreens(pesananDocument),
  {
    route: '/ambil-barang-contoh',
    name: 'ambil-barang-contoh',
    area: 'pesanan',
    title: 'screen.ambil-barang-contoh',
    right: 'pesanan.ambil-barang-contoh.tambah',
  },
  {
    route: '/transaksi-pre-order',
    name: 'transaksi-pre-order',
    area: 'pesanan',
    title: 'screen.transaksi-pre-order',
    right: 'pesanan.transaksi-pre-order.tambah',
    module: 'PRE_ORDER_MODULE',
  },
  ...documentScreens(preOrderDocument),
  {
    route: '/closing-pre-order',
    name: 'closing-pre-order',
    area: 'pesanan',
    title: 'screen.closing-pre-order',
    right: 'pesanan.closing-pre-order.tambah',
    levels: ATASAN,
    module: 'PRE_ORDER_MODULE',
  },
  {
    route: '/transaksi-pembelian',
    name: 'transaksi-pembelian',
    area: 'pembelian',
    title: 'screen.transaksi-pembelian',
    right: 'pembelian.transaksi-pembelian.tambah',
  },
  ...documentScreens(pembelianDocument),
  {
    route: '/hancur-pembelian',
    name: 'hancur-pembelian',
    area: 'pembelian',
    title: 'screen.hancur-pembelian',
    right: 'pembelian.hancur-pembelian.tambah',
  },
  {
    route: '/transaksi-services',
    name: 'transaksi-services',
    area: 'service',
    title: 'screen.transaksi-services',
    right: 'service.transaksi-services.tambah',
  },
  ...documentScreens(serviceDocument),
  {
    route: '/uang-kas',
    name: 'uang-kas',
    area: 'uang-kas',
    title: 'screen.uang-kas',
    right: 'uang-kas.uang-kas.lihat',
  },
  {
    route: '/mutasi-uang-cash',
    name: 'mutasi-uang-cash',
    area: 'uang-kas',
    title: 'screen.mutasi-uang-cash',
    right: 'uang-kas.mutasi-uang-cash.tambah',
  },
  {
    route: '/uang-bank',
    name: 'uang-bank',
    area: 'uang-bank',
    title: 'screen.uang-bank',
    right: 'uang-bank.uang-bank.lihat',
  },
  {
    route: '/mutasi-uang-bank',
    name: 'mutasi-uang-bank',
    area: 'uang-bank',
    title: 'screen.mutasi-uang-bank',
    right: 'uang-bank.mutasi-uang-bank.tambah',
  },
  {
    route: '/parameter-akun',
    name: 'parameter-akun',
    area: 'akuntansi',
    title: 'screen.parameter-akun',
    right: 'akuntansi.parameter-akun.lihat',
    module: 'ACCOUNTING_MODULE',
  },
  ...deskScreens,
  {
    route: '/tutup-toko',
    name: 'tutup-toko',
    area: 'tutup-toko',
    title: 'screen.tutup-toko',
    right: 'tutup-toko.tutup-toko.tambah',
  },
  {
    route: '/data-users',
    name: 'data-users',
    area: 'users',
    title: 'screen.data-users',
    right: 'users.data-users.lihat',
    levels: PENGELOLA,
  },
  {
    route: '/hak-akses-users',
    name: 'hak-akses-users',
    area: 'users',
    title: 'screen.hak-akses-users',
    right: 'users.hak-akses-users.lihat',
    levels: PENGELOLA,
  },
  {
    route: '/hak-akses-news',
    name: 'hak-akses-news',
    area: 'users',
    title: 'screen.hak-akses-news',
    right: 'users.hak-akses-news.lihat',
    levels: PENGELOLA,
  },
  {
    route: '/kabar-pemilik',
    name: 'kabar-pemilik',
    area: 'users',
    title: 'kabar.layar',
    right: 'users.kabar-pemilik.lihat',
    levels: PEMILIK,
  },
  {
    route: '/settingsystem',
    name: 'settingsystem',
    area: 'utility',
    title: 'screen.settingsystem',
    right: 'utility.settingsystem.ubah',
    levels: PENGATUR,
  },
  {
    route: '/settingtoko',
    name: 'settingtoko',
    area: 'utility',
    title: 'screen.settingtoko',
    right: 'utility.settingtoko.lihat',
    levels: PENGELOLA,
  },
  {
    route: '/marketplace-setting',
    name: 'marketplace-setting',
    area: 'utility',
    title: 'screen.marketplace-setting',
    right: 'utility.marketplace-setting.ubah',
    levels: PENGELOLA,
    module: 'MARKETPLACE_INTEGRATION_MODULE',
  },
  {
    route: '/whatsapp-setting',
    name: 'whatsapp-setting',
    area: 'utility',
    title: 'screen.whatsapp-setting',
    right: 'utility.whatsapp-setting.ubah',
    levels: PENGELOLA,
    module: 'WHATSAPP_MODULE',
  },
  {
    route: '/export-csv',
    name: 'export-csv',
    area: 'utility',
    title: 'screen.export-csv',
    right: 'utility.export-csv.lihat',
    levels: EXPORT_CSV_LEVELS,
  },
  {
    route: '/distribusi-master',
    name: 'distribusi-master',
    area: 'utility',
    title: 'screen.distribusi-master',
    right: 'utility.distribusi-master.tambah',
    levels: PENGELOLA,
  },
  {
    route: '/import-data-pusat',
    name: 'import-data-pusat',
    area: 'utility',
    title: 'screen.import-data-pusat',
    right: 'utility.import-data-pusat.tambah',
    levels: ATASAN,
  },
  {
    route: '/setting-nota',
    name: 'setting-nota',
    area: 'utility',
    title: 'screen.setting-nota',
    right: 'utility.setting-nota.ubah',
    ownerOnlyWhen: 'SETTING_NOTA_OWNER_ONLY',
  },
  {
    route: '/setting-nota-slip',
    name: 'setting-nota-slip',
    area: 'utility',
    title: 'screen.setting-nota-slip',
    right: 'utility.setting-nota-slip.ubah',
    ownerOnlyWhen: 'SETTING_NOTA_OWNER_ONLY',
  },
  {
    route: '/ganti-password',
    name: 'ganti-password',
    area: 'users',
    title: 'screen.ganti-password',
    right: 'login',
    hidden: true,
  },
  {
    route: '/passkey',
    name: 'passkey',
    area: 'users',
    title: 'otorisasi.layar-passkey',
    right: 'login',
    hidden: true,
  },
  {
    route: '/authenticator',
    name: 'authenticator',
    area: 'users',
    title: 'otorisasi.layar-authenticator',
    right: 'login',
    hidden: true,
  },
  {
    route: '/sidik-jari',
    name: 'sidik-jari',
    area: 'users',
    title: 'otorisasi.layar-sidik',
    right: 'login',
    levels: PEMILIK,
    module: 'FINGERPRINT_MODULE',
    hidden: true,
  },
  {
    route: '/blank',
    name: 'blank',
    area: 'dashboard',
    title: 'screen.blank',
    right: 'login',
    hidden: true,
  },
];

/** Screens of head office alone. */
export const PUSAT_ROUTES: readonly string[] = ['/dashboardPusat', '/distribusi-master'];

/** Screens that head office has only while it works in a branch. */
export const CABANG_ROUTES: readonly string[] = ['/import-data-pusat'];

/** Rights of work that has no screen of its own, or is more than reading on a screen that is. */
const workRights: readonly Right[] = [
  { key: 'master.parameter-harga-global.ubah', levels: ATASAN },
  { key: 'master.master-toko.tambah', levels: PENGELOLA },
  { key: 'master.master-toko.ubah', levels: PENGELOLA },
  { key: 'uang-kas.uang-kas.tambah', levels: SEMUA },
  { key: 'uang-bank.uang-bank.tambah', levels: SEMUA },
  { key: 'users.data-users.tambah', levels: PENGELOLA },
  { key: 'users.data-users.ubah', levels: PENGELOLA },
  { key: 'users.hak-akses-users.ubah', levels: PENGELOLA },
  { key: 'users.hak-akses-news.ubah', levels: PENGELOLA },
  { key: 'utility.settingtoko.ubah', levels: PENGELOLA },
  { key: 'penjualan.kirim-pesan.tambah', levels: SEMUA },
];

/** The rights of all screens and their work, for the default access trees. */
export const screenRights: readonly Right[] = [
  ...screens.flatMap((screen) =>
    screen.right === 'login' ? [] : [{ key: screen.right, levels: screen.levels ?? SEMUA }],
  ),
  ...workRights,
];
