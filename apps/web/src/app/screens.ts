/**
 * Route → component of every screen in packages/contract/src/screens.ts that is built; each is a
 * chunk loaded when opened. A screen without an entry here has no route and no menu entry.
 */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { deskComponents, documentComponents } from './documents.tsx';

export const screenComponents: Readonly<Record<string, ComponentType>> = {
  '/home': lazy(() => import('./shell/home.tsx').then((m) => ({ default: m.Home }))),
  '/dashboard': lazy(() =>
    import('../feature/dashboard/dashboard.tsx').then((m) => ({ default: m.Dashboard })),
  ),
  '/dashboardPusat': lazy(() =>
    import('../feature/dashboard/dashboard-pusat.tsx').then((m) => ({ default: m.DashboardPusat })),
  ),
  '/ganti-password': lazy(() =>
    import('../feature/ganti-password/ganti-password.tsx').then((m) => ({
      default: m.GantiPassword,
    })),
  ),
  '/redirect-to-grosir': lazy(() =>
    import('../feature/grosir/redirect-to-grosir.tsx').then((m) => ({
      default: m.RedirectToGrosir,
    })),
  ),
  '/parameter-akun': lazy(() =>
    import('../feature/parameter-akun/parameter-akun.tsx').then((m) => ({
      default: m.ParameterAkun,
    })),
  ),
  '/parameter-harga-global': lazy(() =>
    import('../feature/harga-global/harga-global.tsx').then((m) => ({ default: m.HargaGlobal })),
  ),
  '/master-toko': lazy(() =>
    import('../feature/toko/master-toko.tsx').then((m) => ({ default: m.MasterToko })),
  ),
  '/export-csv': lazy(() =>
    import('../feature/export-csv/export-csv.tsx').then((m) => ({ default: m.ExportCsv })),
  ),
  '/distribusi-master': lazy(() =>
    import('../feature/distribusi/distribusi-master.tsx').then((m) => ({
      default: m.DistribusiMaster,
    })),
  ),
  '/import-data-pusat': lazy(() =>
    import('../feature/distribusi/import-pusat.tsx').then((m) => ({ default: m.ImportPusat })),
  ),
  '/item-katalog': lazy(() =>
    import('../feature/katalog/item-katalog.tsx').then((m) => ({ default: m.ItemKatalog })),
  ),
  '/tambah-data-barang': lazy(() =>
    import('../feature/barang/tambah-barang.tsx').then((m) => ({ default: m.TambahBarang })),
  ),
  '/tambah-barang-banyak': lazy(() =>
    import('../feature/barang/tambah-barang-banyak.tsx').then((m) => ({
      default: m.TambahBarangBanyak,
    })),
  ),
  '/penerimaan-barang': lazy(() =>
    import('../feature/barang/penerimaan-barang.tsx').then((m) => ({
      default: m.PenerimaanBarang,
    })),
  ),
  '/terima-penerimaan-barang': lazy(() =>
    import('../feature/barang/terima-penerimaan.tsx').then((m) => ({
      default: m.TerimaPenerimaan,
    })),
  ),
  '/data-barang': lazy(() =>
    import('../feature/barang/data-barang.tsx').then((m) => ({ default: m.DataBarang })),
  ),
  '/riwayat-barang': lazy(() =>
    import('../feature/barang/riwayat-barang.tsx').then((m) => ({ default: m.RiwayatBarang })),
  ),
  '/pindah-barang': lazy(() =>
    import('../feature/barang/pindah-barang.tsx').then((m) => ({ default: m.PindahBarang })),
  ),
  '/pindah-barang-satu-baki': lazy(() =>
    import('../feature/barang/pindah-satu-baki.tsx').then((m) => ({ default: m.PindahSatuBaki })),
  ),
  '/update-profit-barang': lazy(() =>
    import('../feature/barang/update-profit.tsx').then((m) => ({ default: m.UpdateProfit })),
  ),
  '/update-kadar': lazy(() =>
    import('../feature/barang/update-kadar.tsx').then((m) => ({ default: m.UpdateKadar })),
  ),
  '/koreksi-barang': lazy(() =>
    import('../feature/barang/koreksi-barang.tsx').then((m) => ({ default: m.KoreksiBarang })),
  ),
  '/retur-supplier': lazy(() =>
    import('../feature/barang/retur-supplier.tsx').then((m) => ({ default: m.ReturSupplier })),
  ),
  '/timbang-baki': lazy(() =>
    import('../feature/timbang/timbang-baki.tsx').then((m) => ({ default: m.TimbangBaki })),
  ),
  '/hancur-data-barang': lazy(() =>
    import('../feature/barang/hancur-barang.tsx').then((m) => ({ default: m.HancurBarang })),
  ),
  '/cetak-barcode': lazy(() =>
    import('../feature/barang/cetak-barcode.tsx').then((m) => ({ default: m.CetakBarcode })),
  ),
  '/transaksi-penjualan': lazy(() =>
    import('../feature/penjualan/transaksi-penjualan.tsx').then((m) => ({
      default: m.TransaksiPenjualan,
    })),
  ),
  '/kirim-barang-cuci': lazy(() =>
    import('../feature/sepuhan/kirim-barang-cuci.tsx').then((m) => ({
      default: m.KirimBarangCuci,
    })),
  ),
  '/transaksi-services': lazy(() =>
    import('../feature/service/transaksi-services.tsx').then((m) => ({
      default: m.TransaksiServices,
    })),
  ),
  '/transaksi-pembelian': lazy(() =>
    import('../feature/pembelian/transaksi-pembelian.tsx').then((m) => ({
      default: m.TransaksiPembelian,
    })),
  ),
  '/hancur-pembelian': lazy(() =>
    import('../feature/pembelian/hancur-pembelian.tsx').then((m) => ({
      default: m.HancurPembelian,
    })),
  ),
  '/transaksi-pre-order': lazy(() =>
    import('../feature/pre-order/transaksi-pre-order.tsx').then((m) => ({
      default: m.TransaksiPreOrder,
    })),
  ),
  '/closing-pre-order': lazy(() =>
    import('../feature/pre-order/closing-pre-order.tsx').then((m) => ({
      default: m.ClosingPreOrder,
    })),
  ),
  '/cek-kupon': lazy(() =>
    import('../feature/kupon/cek-kupon.tsx').then((m) => ({ default: m.CekKupon })),
  ),
  '/transaksi-pesanan': lazy(() =>
    import('../feature/pesanan/transaksi-pesanan.tsx').then((m) => ({
      default: m.TransaksiPesanan,
    })),
  ),
  '/ambil-barang-contoh': lazy(() =>
    import('../feature/pesanan/ambil-barang-contoh.tsx').then((m) => ({
      default: m.AmbilBarangContoh,
    })),
  ),
  ...documentComponents,
  ...deskComponents,
  '/uang-kas': lazy(() => import('../feature/uang/uang.tsx').then((m) => ({ default: m.UangKas }))),
  '/uang-bank': lazy(() =>
    import('../feature/uang/uang.tsx').then((m) => ({ default: m.UangBank })),
  ),
  '/mutasi-uang-bank': lazy(() =>
    import('../feature/uang/mutasi.tsx').then((m) => ({ default: m.MutasiUangBank })),
  ),
  '/mutasi-uang-cash': lazy(() =>
    import('../feature/uang/mutasi.tsx').then((m) => ({ default: m.MutasiUangCash })),
  ),
  '/tutup-toko': lazy(() =>
    import('../feature/tutup-toko/tutup-toko.tsx').then((m) => ({ default: m.TutupToko })),
  ),
  '/data-users': lazy(() =>
    import('../feature/users/data-users.tsx').then((m) => ({ default: m.DataUsers })),
  ),
  '/hak-akses-users': lazy(() =>
    import('./shell/hak-akses.tsx').then((m) => ({ default: m.HakAksesScreen })),
  ),
  '/passkey': lazy(() =>
    import('../feature/passkey/passkey.tsx').then((m) => ({ default: m.Passkey })),
  ),
  '/authenticator': lazy(() =>
    import('../feature/authenticator/authenticator.tsx').then((m) => ({
      default: m.Authenticator,
    })),
  ),
  '/sidik-jari': lazy(() =>
    import('../feature/sidik-jari/sidik-jari.tsx').then((m) => ({ default: m.SidikJari })),
  ),
  '/hak-akses-news': lazy(() =>
    import('../feature/news/hak-akses-news.tsx').then((m) => ({ default: m.HakAksesNews })),
  ),
  '/kabar-pemilik': lazy(() =>
    import('../feature/kabar-pemilik/kabar-pemilik.tsx').then((m) => ({
      default: m.KabarPemilik,
    })),
  ),
  '/settingsystem': lazy(() =>
    import('../feature/setting/setting-system.tsx').then((m) => ({ default: m.SettingSystem })),
  ),
  '/settingtoko': lazy(() =>
    import('../feature/setting/setting-toko.tsx').then((m) => ({ default: m.SettingToko })),
  ),
  '/whatsapp-setting': lazy(() =>
    import('../feature/setting/layanan.tsx').then((m) => ({ default: m.WhatsappSetting })),
  ),
  '/marketplace-setting': lazy(() =>
    import('../feature/setting/layanan.tsx').then((m) => ({ default: m.MarketplaceSetting })),
  ),
  '/setting-nota': lazy(() =>
    import('../feature/setting-nota/setting-nota.tsx').then((m) => ({ default: m.SettingNota })),
  ),
  '/setting-nota-slip': lazy(() =>
    import('../feature/setting-nota/setting-nota.tsx').then((m) => ({ default: m.SettingSlip })),
  ),
  '/blank': lazy(() => import('./shell/blank.tsx').then((m) => ({ default: m.Blank }))),
};
