/**
 * Every screen that is no plain master and no plain report, in the order of the menu, and the
 * sub-menu pages. Its component is in the web's app/screens.ts. No React.
 */
import { deskScreens } from './desk.ts';
import { documentScreens } from './document/define-document.ts';
import { pembelianDocument } from './document/pembelian.ts';
import { hancurBarangDocument, hancurPembelianDocument } from './document/hancur.ts';
import { penerimaanBarangDocument } from './document/penerimaan-barang.ts';
import { terimaPenerimaanEntry } from './document/penerimaan-barang-entry.ts';
import { koreksiBarangDocument } from './document/koreksi-barang.ts';
import { returSupplierDocument } from './document/retur-supplier.ts';
import { pindahBarangDocument } from './document/pindah-barang.ts';
import { penjualanDocument } from './document/penjualan.ts';
import { pesananDocument } from './document/pesanan.ts';
import { preOrderDocument } from './document/pre-order.ts';
import { kirimCuciDocument } from './document/kirim-cuci.ts';
import { serviceDocument } from './document/service.ts';
import { tambahBarangDocument } from './document/tambah-barang.ts';
import { barangBanyakEntry } from './transaction/barang-banyak-entry.ts';
import { pindahSatuBakiEntry } from './transaction/stock-entry.ts';
import { updateKadarDocument } from './document/update-kadar.ts';
import { timbangBakiDocument } from './document/timbang-baki.ts';
import { updateProfitDocument } from './document/update-profit.ts';
import { titipanDocument } from './document/titipan.ts';
import { EXPORT_CSV_LEVELS } from './export-csv.ts';
import { ATASAN, PEMILIK, PENGATUR, PENGELOLA, SEMUA } from './permission.ts';
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
    levels: SEMUA,
  },
  {
    route: '/dashboardPusat',
    name: 'dashboard-pusat',
    area: 'dashboard',
    title: 'screen.dashboard-pusat',
    right: 'dashboard.dashboard-pusat.lihat',
    levels: SEMUA,
  },
  {
    route: '/parameter-harga-global',
    name: 'parameter-harga-global',
    area: 'master',
    group: 'master.grup.harga',
    title: 'screen.parameter-harga-global',
    right: 'master.parameter-harga-global.lihat',
    levels: SEMUA,
  },
  {
    route: '/master-toko',
    name: 'master-toko',
    area: 'master',
    title: 'screen.master-toko',
    right: 'master.master-toko.lihat',
    levels: SEMUA,
    module: 'KIRIM_BARANG_MODULE',
  },
  ...documentScreens(tambahBarangDocument),
  {
    route: '/tambah-barang-banyak',
    name: 'tambah-barang-banyak',
    area: 'barang',
    title: 'screen.tambah-barang-banyak',
    right: barangBanyakEntry.right,
  },
  {
    route: '/data-barang',
    name: 'data-barang',
    area: 'barang',
    title: 'screen.data-barang',
    right: 'barang.data-barang.lihat',
    levels: SEMUA,
  },
  {
    route: '/riwayat-barang',
    name: 'riwayat-barang',
    area: 'barang',
    title: 'screen.riwayat-barang',
    right: 'barang.riwayat-barang.lihat',
    levels: ATASAN,
  },
  ...documentScreens(penerimaanBarangDocument),
  {
    route: '/terima-penerimaan-barang',
    name: 'terima-penerimaan-barang',
    area: 'barang',
    title: 'screen.terima-penerimaan-barang',
    right: terimaPenerimaanEntry.right,
  },
  ...documentScreens(koreksiBarangDocument),
  ...documentScreens(returSupplierDocument),
  ...documentScreens(pindahBarangDocument),
  {
    route: '/pindah-barang-satu-baki',
    name: 'pindah-barang-satu-baki',
    area: 'barang',
    title: 'screen.pindah-barang-satu-baki',
    right: pindahSatuBakiEntry.right,
    levels: SEMUA,
  },
  ...documentScreens(timbangBakiDocument),
  ...documentScreens(hancurBarangDocument),
  ...documentScreens(updateProfitDocument),
  ...documentScreens(updateKadarDocument),
  {
    route: '/cetak-barcode',
    name: 'cetak-barcode',
    area: 'barang',
    title: 'screen.cetak-barcode',
    right: 'barang.cetak-barcode.lihat',
    levels: SEMUA,
  },
  ...documentScreens(penjualanDocument),
  {
    route: '/cek-kupon',
    name: 'cek-kupon',
    area: 'penjualan',
    title: 'screen.cek-kupon',
    right: 'penjualan.cek-kupon.lihat',
    levels: SEMUA,
    module: 'KUPON_PENJUALAN_MODULE',
  },
  {
    route: '/redirect-to-grosir',
    name: 'redirect-to-grosir',
    area: 'penjualan',
    title: 'screen.redirect-to-grosir',
    right: 'login',
    listedWhen: 'SEMI_GROSIR_MODULE',
  },
  ...documentScreens(titipanDocument),
  ...documentScreens(pesananDocument),
  {
    route: '/ambil-barang-contoh',
    name: 'ambil-barang-contoh',
    area: 'pesanan',
    title: 'screen.ambil-barang-contoh',
    right: 'pesanan.ambil-barang-contoh.tambah',
  },
  ...documentScreens(preOrderDocument),
  {
    route: '/closing-pre-order',
    name: 'closing-pre-order',
    area: 'pesanan',
    title: 'screen.closing-pre-order',
    right: 'pesanan.closing-pre-order.tambah',
    levels: ATASAN,
    only: true,
    module: 'PRE_ORDER_MODULE',
  },
  ...documentScreens(pembelianDocument),
  ...documentScreens(hancurPembelianDocument),
  ...documentScreens(serviceDocument),
  ...documentScreens(kirimCuciDocument),
  {
    route: '/uang-kas',
    name: 'uang-kas',
    area: 'uang-kas',
    title: 'screen.uang-kas',
    right: 'uang-kas.uang-kas.lihat',
    levels: SEMUA,
  },
  {
    route: '/mutasi-uang-cash',
    name: 'mutasi-uang-cash',
    area: 'uang-kas',
    title: 'screen.mutasi-uang-cash',
    right: 'uang-kas.mutasi-uang-cash.tambah',
    levels: ATASAN,
  },
  {
    route: '/uang-bank',
    name: 'uang-bank',
    area: 'uang-bank',
    title: 'screen.uang-bank',
    right: 'uang-bank.uang-bank.lihat',
    levels: SEMUA,
  },
  {
    route: '/mutasi-uang-bank',
    name: 'mutasi-uang-bank',
    area: 'uang-bank',
    title: 'screen.mutasi-uang-bank',
    right: 'uang-bank.mutasi-uang-bank.tambah',
    levels: ATASAN,
  },
  {
    route: '/parameter-akun',
    name: 'parameter-akun',
    area: 'akuntansi',
    title: 'screen.parameter-akun',
    right: 'akuntansi.parameter-akun.lihat',
    levels: SEMUA,
    module: 'ACCOUNTING_MODULE',
  },
  ...deskScreens,
  {
    route: '/tutup-toko',
    name: 'tutup-toko',
    area: 'tutup-toko',
    title: 'screen.tutup-toko',
    right: 'tutup-toko.tutup-toko.tambah',
    levels: ATASAN,
  },
  {
    route: '/data-users',
    name: 'data-users',
    area: 'users',
    title: 'screen.data-users',
    right: 'users.data-users.lihat',
    levels: PENGELOLA,
    only: true,
  },
  {
    route: '/hak-akses-users',
    name: 'hak-akses-users',
    area: 'users',
    title: 'screen.hak-akses-users',
    right: 'users.hak-akses-users.lihat',
    levels: PENGELOLA,
    only: true,
  },
  {
    route: '/hak-akses-news',
    name: 'hak-akses-news',
    area: 'users',
    title: 'screen.hak-akses-news',
    right: 'users.hak-akses-news.lihat',
    levels: PENGELOLA,
    only: true,
  },
  {
    route: '/kabar-pemilik',
    name: 'kabar-pemilik',
    area: 'users',
    title: 'kabar.layar',
    right: 'users.kabar-pemilik.lihat',
    levels: PEMILIK,
    only: true,
  },
  {
    route: '/settingsystem',
    name: 'settingsystem',
    area: 'utility',
    title: 'screen.settingsystem',
    right: 'utility.settingsystem.ubah',
    levels: PENGATUR,
    only: true,
  },
  {
    route: '/settingtoko',
    name: 'settingtoko',
    area: 'utility',
    title: 'screen.settingtoko',
    right: 'utility.settingtoko.lihat',
    levels: PENGELOLA,
    only: true,
  },
  {
    route: '/marketplace-setting',
    name: 'marketplace-setting',
    area: 'utility',
    title: 'screen.marketplace-setting',
    right: 'utility.marketplace-setting.ubah',
    levels: PENGELOLA,
    only: true,
    module: 'MARKETPLACE_INTEGRATION_MODULE',
  },
  {
    route: '/whatsapp-setting',
    name: 'whatsapp-setting',
    area: 'utility',
    title: 'screen.whatsapp-setting',
    right: 'utility.whatsapp-setting.ubah',
    levels: PENGELOLA,
    only: true,
    module: 'WHATSAPP_MODULE',
  },
  {
    route: '/export-csv',
    name: 'export-csv',
    area: 'utility',
    title: 'screen.export-csv',
    right: 'utility.export-csv.lihat',
    levels: EXPORT_CSV_LEVELS,
    only: true,
  },
  {
    route: '/distribusi-master',
    name: 'distribusi-master',
    area: 'utility',
    title: 'screen.distribusi-master',
    right: 'utility.distribusi-master.tambah',
    levels: PENGELOLA,
    only: true,
  },
  {
    route: '/import-data-pusat',
    name: 'import-data-pusat',
    area: 'utility',
    title: 'screen.import-data-pusat',
    right: 'utility.import-data-pusat.tambah',
    levels: ATASAN,
    only: true,
  },
  {
    route: '/setting-nota',
    name: 'setting-nota',
    area: 'utility',
    title: 'screen.setting-nota',
    right: 'utility.setting-nota.ubah',
    levels: SEMUA,
    ownerOnlyWhen: 'SETTING_NOTA_OWNER_ONLY',
  },
  {
    route: '/setting-nota-slip',
    name: 'setting-nota-slip',
    area: 'utility',
    title: 'screen.setting-nota-slip',
    right: 'utility.setting-nota-slip.ubah',
    levels: SEMUA,
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
    only: true,
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
