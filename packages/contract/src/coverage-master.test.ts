/**
 * Nothing of the specification's lists is missing or renamed in the areas of masters, parameters
 * and catalogue: routes with their modules, list addresses, write addresses and sentences. The
 * lists here are the product's own copy of routes.csv, endpoints.csv and messages.csv.
 */
import { expect, test } from 'vitest';
import { id } from '@kencana/messages/id';
import { masters } from './registry.ts';
import { screens } from './screens.ts';

/** Route and the module that opens it, '' for always. */
const ROUTES: Readonly<Record<string, string>> = {
  '/master-kategori': '',
  '/master-jenis': '',
  '/master-group': '',
  '/master-bandrol': '',
  '/master-kode-transaksi': '',
  '/master-gudang': '',
  '/master-baki': '',
  '/master-sales': '',
  '/master-tukang': '',
  '/master-kondisi-barang': '',
  '/master-kondisi-pembelian': '',
  '/master-kondisi-pinjaman': '',
  '/master-data-hadiah': '',
  '/master-parameter-rugi-nota': '',
  '/master-parameter-harga-emas': '',
  '/master-parameter-jenis-group': '',
  '/master-kadar': '',
  '/master-kadar-eod': '',
  '/master-bank': '',
  '/master-rekening': '',
  '/master-marketplace': '',
  '/master-keterangan-penjualan': '',
  '/master-parameter-keterangan-nota': '',
  '/master-parameter-point': '',
  '/parameter-ongkos': '',
  '/parameter-harga-beli': '',
  '/parameter-harga-global': '',
  '/parameter-cicilan': 'CICILAN_MODULE',
  '/master-kelompok-harga': 'HIDUP_FEATURE_MODULE',
  '/parameter-get-point-member': 'MEMBER_MODULE',
  '/parameter-reset-poin-member': 'MEMBER_RESET_POIN_MODULE',
  '/master-jenis-batu': 'BERLIAN_MODULE',
  '/master-supplier-berlian': 'BERLIAN_MODULE',
  '/master-shape': 'BERLIAN_MODULE',
  '/master-color': 'BERLIAN_MODULE',
  '/master-clarity': 'BERLIAN_MODULE',
  '/master-fluorescence': 'BERLIAN_MODULE',
  '/master-symmetry': 'BERLIAN_MODULE',
  '/master-polish': 'BERLIAN_MODULE',
  '/master-cutgrade': 'BERLIAN_MODULE',
  '/master-stone': 'BERLIAN_MODULE',
  '/master-toko': 'KIRIM_BARANG_MODULE',
  '/master-potongan-pembelian': 'POTONGAN_PENJUALAN_MODULE',
  '/parameter-kupon': 'KUPON_PENJUALAN_MODULE',
  '/parameter-bonus-sales': 'BONUS_SALES_MODULE',
  '/master-supplier': 'SUPPLIER_MODULE',
  '/plafond-hutang': 'PLAFOND_HUTANG_MODULE',
  '/plafond-hutang-kadar': 'PLAFOND_HUTANG_MODULE',
  '/parameter-bunga-hutang': 'BUNGA_HUTANG_MODULE',
  '/parameter-hutang-pokok': 'HUTANG_POKOK_MODULE',
  '/parameter-deskripsi-service': 'DESKRIPSI_SERVICE_MODULE',
  '/master-parameter-harga-pembelian': 'HARGA_PEMBELIAN_MODULE',
  '/kategori-katalog': '',
  '/harga-katalog': '',
  '/banner-katalog': '',
  '/info-katalog': '',
  '/item-katalog': '',
  '/kontak-admin-katalog': '',
  '/hadiah-katalog': '',
  '/group-description-katalog': '',
  '/splashscreen-katalog': '',
};

/** Addresses that answer a list. */
const LISTS =
  `kelompok-harga para-harga-beli akuns para-cicilan transaksi-kupon para-deskripsi-service
  para-hutang-pokok plafond-hutang plafond-hutang-kadar para-bunga-hutang para-bonus-sales
  supplier-barang supplier-berlian para-potongan-kategori para-jenis-group keterangan-nota
  parameter-ongkos batu-polish batu-symmetry batu-cutgrade batu-fluorescence batu-clarity batu-color
  batu-shape parameter-berlian banks ruginota/get/all parameter-harga-emas-pembelian group/get/all
  hadiah/get/all parapoin/get/all parabandrol/get/all parameter-member-afiliasi kadar/get/all
  kadar-eod/get jenis/get/berlian jenis/get/all gudang/get/all gudang/get/all/master
  gudang/get/all/hancur-barang baki/ready baki/get/by-kode-gudang/:kode_gudang sales/get/all
  tukang/get/all parakondisi/get/all parabeli/get/all parapinjaman/get/all marketplace
  paratransaksi/get/all rekenings/get-by-kode-bank para-keterangan-penjualan app/banner-katalog
  app/info-katalog app/item-katalog app/harga app/member/admin-chat app/member/list-gift
  app/member/group-description app/kategori-katalog app/splash-screen`.split(/\s+/);

/** Method and address of the writes that the specification names, `:key` for the row's key. */
const WRITES = `POST para-harga-beli/create
PUT para-harga-beli/update/:key
DELETE para-harga-beli/delete/:key
POST para-keterangan-penjualan
PUT para-keterangan-penjualan/:key
DELETE para-keterangan-penjualan/:key
POST app/banner-katalog
PUT app/banner-katalog/edit/:key
DELETE app/banner-katalog/delete/:key
POST app/info-katalog
PUT app/info-katalog/edit/:key
DELETE app/info-katalog/delete/:key
POST app/item-katalog
PUT app/item-katalog/edit/:key
DELETE app/item-katalog/delete/:key
POST app/harga
PUT app/harga/:key
DELETE app/harga/:key
POST app/member/admin-chat
PUT app/member/admin-chat/edit/:key
DELETE app/member/admin-chat/delete/:key
POST app/member/list-gift
PUT app/member/list-gift/edit/:key
DELETE app/member/list-gift/delete/:key
POST app/member/group-description
PUT app/member/group-description/edit/:key
DELETE app/member/group-description/delete/:key
POST app/kategori-katalog
PUT app/kategori-katalog/edit/:key
DELETE app/kategori-katalog/delete/:key
PUT app/splash-screen/:key`.split('\n');

/** Sentences of these areas; `<…> Tidak Boleh Kosong` is made of the field's label. */
const SENTENCES = `Gagal Menghapus Data
Data Gagal Diedit
Data Berhasil Diedit
Berhasil Menyimpan Data
Berhasil Mengedit Data
Berhasil Menghapus Data
Data Berhasil Disimpan
Data Gagal disimpan
Data Berhasil Edit
Data Berhasil Dihapus
Data Gagal Disimpan
Data Gagal Edit
Data Gagal Dihapus
Gagal Menghapus Banner Katalog, Coba Beberapa Saat Lagi
Gagal Menghapus Info Katalog, Coba Beberapa Saat Lagi
Gagal Menghapus Harga Katalog, Coba Beberapa Saat Lagi
Gagal Menghapus Barang Katalog, Coba Beberapa Saat Lagi
Gagal Menghapus KontakAdmin Katalog, Coba Beberapa Saat Lagi
Gagal Mengubah Banner Katalog, Coba Beberapa Saat Lagi
Gagal Mengubah Barang Katalog, Coba Beberapa Saat Lagi
Gagal Mengubah Harga Katalog, Coba Beberapa Saat Lagi
Gagal Merubah Info Katalog, Coba Beberapa Saat Lagi
Gagal Merubah KontakAdmin Katalog, Coba Beberapa Saat Lagi
Gagal Menambahkan Banner Katalog, Coba Beberapa Saat Lagi
Gagal Menambahkan Info Katalog, Coba Beberapa Saat Lagi
Gagal Menambahkan Harga Katalog, Coba Beberapa Saat Lagi
Gagal Menambahkan KontakAdmin Katalog, Coba Beberapa Saat Lagi
Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi
Gagal Menghapus Kategori Katalog, Coba Beberapa Saat Lagi
Gagal Merubah Kategori Katalog, Coba Beberapa Saat Lagi
Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi
Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi
Data Berhasil Di Hapus
Data Berhasil Dirubah
Data Berhasil Ditambahkan
Kategori Harus Dipilih
Gambar Wajib Dimasukan
Mohon Pilih List Group Minimal 1
Mohon Masukan Nama Admin
Mohon Masukan Nomor Handphone
Mohn Masukan Nomor Handphone Yang Valid
image required
colour required
Data Banner Kosong
Data Info Kosong
Data Item Kosong
Data Kontak Admin Kosong
Data Hadiah Kosong
Data Harga Kosong
Data Splashscreen Kosong`.split('\n');

test('every route stands, with its module', () => {
  const built: Record<string, string> = Object.fromEntries([
    ...screens.map((screen) => [screen.route, screen.module ?? '']),
    ...masters.map((master) => [master.route, master.module ?? '']),
  ]);
  const wrong = Object.entries(ROUTES).filter(([route, module]) => built[route] !== module);
  expect(wrong).toEqual([]);
});

test('every list and write address stands', () => {
  const lists = masters.flatMap((m) => [m.paths.list, ...m.lists.map((list) => list.path)]);
  expect(LISTS.filter((path) => !lists.includes(path))).toEqual([]);
  const writes = masters.flatMap((m) => [
    ...(m.actions.includes('tambah') ? [`POST ${m.paths.create}`] : []),
    ...(m.actions.includes('ubah') ? [`PUT ${m.paths.update}`] : []),
    ...(m.actions.includes('hapus') ? [`DELETE ${m.paths.remove}`] : []),
  ]);
  expect(WRITES.filter((write) => !writes.includes(write))).toEqual([]);
});

test('every sentence is said word for word', () => {
  const said = new Set<string>(Object.values(id));
  expect(SENTENCES.filter((text) => !said.has(text))).toEqual([]);
});
