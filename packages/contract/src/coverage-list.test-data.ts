/**
 * What the specification names in the areas of configuration and access (issue 3): the product's
 * own copy of routes.csv and endpoints.csv. Tests hold screens and server against it; its sentences
 * stand in docs/sentences.tsv.
 */

/** Route and the module that opens it, '' for always. */
export const ROUTES: Readonly<Record<string, string>> = {
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
  '/settingtoko': '',
  '/settingsystem': '',
  '/setting-nota': '',
  '/setting-nota-slip': '',
  '/marketplace-setting': 'MARKETPLACE_INTEGRATION_MODULE',
  '/whatsapp-setting': 'WHATSAPP_MODULE',
  '/data-users': '',
  '/hak-akses-users': '',
  '/hak-akses-news': '',
  '/ganti-password': '',
  '/import-data-pusat': '',
  '/export-csv': '',
};

/** Routes that only these levels may open, whatever their tree says (spec 1 §6). */
export const LEVEL_ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/settingsystem': ['OWN', 'SU', 'MU', 'DEV'],
  '/export-csv': ['SU', 'MU'],
};

/** Addresses that answer a list. */
export const LISTS =
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

/**
 * Method and address of the writes that the specification names, `:key` for the row's key, and the
 * fields that are named when nothing is sent; '' where nothing needs to be.
 */
export const WRITES: Readonly<Record<string, string>> = {
  'POST para-harga-beli/create': 'kode_harga harga_per_gram',
  'PUT para-harga-beli/update/:key': '',
  'DELETE para-harga-beli/delete/:key': '',
  'POST para-keterangan-penjualan': 'keterangan',
  'PUT para-keterangan-penjualan/:key': '',
  'DELETE para-keterangan-penjualan/:key': '',
  'POST app/banner-katalog': 'title info sub_info url_pendukung nama_tombol gambar_path',
  'PUT app/banner-katalog/edit/:key': '',
  'DELETE app/banner-katalog/delete/:key': '',
  'POST app/info-katalog': 'title info sub_info url_pendukung nama_tombol gambar_path',
  'PUT app/info-katalog/edit/:key': '',
  'DELETE app/info-katalog/delete/:key': '',
  'POST app/item-katalog': 'nama_barang kode_kategori berat harga_jual direct_url gambar_path',
  'PUT app/item-katalog/edit/:key': '',
  'DELETE app/item-katalog/delete/:key': '',
  'POST app/harga': 'kode_harga_app nama_harga_app detail_group',
  'PUT app/harga/:key': '',
  'DELETE app/harga/:key': '',
  'POST app/member/admin-chat': 'nama_admin no_hp',
  'PUT app/member/admin-chat/edit/:key': '',
  'DELETE app/member/admin-chat/delete/:key': '',
  'POST app/member/list-gift': 'nama_hadiah info sub_info point gambar_path',
  'PUT app/member/list-gift/edit/:key': '',
  'DELETE app/member/list-gift/delete/:key': '',
  'POST app/member/group-description': 'kode_group',
  'PUT app/member/group-description/edit/:key': '',
  'DELETE app/member/group-description/delete/:key': '',
  'POST app/kategori-katalog': 'kode_kategori nama_kategori warna gambar_path',
  'PUT app/kategori-katalog/edit/:key': '',
  'DELETE app/kategori-katalog/delete/:key': '',
  'PUT app/splash-screen/:key': '',
  'PUT parameter-harga-emas/global': 'nominal',
  'PUT users/change-password': 'password new_password',
  'POST otorisasi-qr/generate': 'subjek',
  'DELETE otorisasi-qr/remove/:key/:key': '',
  'POST authorization/fingerprint': 'user_id fp subjek',
  'POST users/logout': '',
};

/** Reads that need something to ask for, or that answer no list. */
export const READS = `para-system
para-system/key/PEMBULATAN
para-system/key/kategori_harga
para-system/key/PARAMETER_HARGA_EMAS_GLOBAL_VALUE
users/get/all
tokos
member/get/all`.split('\n');

/** Live events of the approvals. */
export const EVENTS = ['qr-auth', 'fingerprint-auth'];

/** Sentences that are made of a field's label, by master. */
export const EMPTY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'item-katalog': ['Nama Barang', 'Berat Barang', 'URL Pendukung', 'Harga Jual'],
  'hadiah-katalog': ['Nama Hadiah', 'Info', 'Sub Info', 'Point'],
  'banner-katalog': ['Title', 'Info', 'Sub Info', 'URL Pendukung', 'Nama Tombol'],
  'info-katalog': ['Title', 'Info', 'Sub Info', 'URL Pendukung', 'Nama Tombol'],
  'splashscreen-katalog': ['Text'],
  sales: ['Kode Sales', 'Nama Sales', 'Kode Bank', 'No Rekening', 'Nama Rekening'],
};
