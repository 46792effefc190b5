/**
 * The whole product on one page: every plain master, report and kind of document that is looked up.
 * Lists on purpose.
 */
import type { MasterDef } from './define-master.ts';
import type { DocumentDef } from './document/define-document.ts';
import { pembelianDocument } from './document/pembelian.ts';
import { preOrderDocument } from './document/pre-order.ts';
import { kirimCuciDocument } from './document/kirim-cuci.ts';
import { hancurBarangDocument, hancurPembelianDocument } from './document/hancur.ts';
import { penerimaanBarangDocument } from './document/penerimaan-barang.ts';
import { koreksiBarangDocument } from './document/koreksi-barang.ts';
import { returSupplierDocument } from './document/retur-supplier.ts';
import { pindahBarangDocument } from './document/pindah-barang.ts';
import { penjualanDocument } from './document/penjualan.ts';
import { pesananDocument } from './document/pesanan.ts';
import { serviceDocument } from './document/service.ts';
import { tambahBarangDocument } from './document/tambah-barang.ts';
import { updateKadarDocument } from './document/update-kadar.ts';
import { timbangBakiDocument } from './document/timbang-baki.ts';
import { updateProfitDocument } from './document/update-profit.ts';
import { titipanDocument } from './document/titipan.ts';
import { akun } from './master/akun.ts';
import { baki } from './master/baki.ts';
import { bandrol } from './master/bandrol.ts';
import { bank } from './master/bank.ts';
import { bannerKatalog } from './master/banner-katalog.ts';
import { gradings } from './master/batu.ts';
import { bonusSales } from './master/bonus-sales.ts';
import { bungaHutang } from './master/bunga-hutang.ts';
import { cicilan } from './master/cicilan.ts';
import { deskripsiService } from './master/deskripsi-service.ts';
import { getPointMember } from './master/get-point-member.ts';
import { groupDescriptionKatalog } from './master/group-description-katalog.ts';
import { group } from './master/group.ts';
import { gudang } from './master/gudang.ts';
import { hadiahKatalog } from './master/hadiah-katalog.ts';
import { hadiah } from './master/hadiah.ts';
import { hargaEmasPembelian } from './master/harga-emas-pembelian.ts';
import { hargaEmas } from './master/harga-emas.ts';
import { hargaKatalog } from './master/harga-katalog.ts';
import { hargaPembelian } from './master/harga-pembelian.ts';
import { hutangPokok } from './master/hutang-pokok.ts';
import { infoKatalog } from './master/info-katalog.ts';
import { itemKatalog } from './master/item-katalog.ts';
import { jenisBatu } from './master/jenis-batu.ts';
import { jenisGroup } from './master/jenis-group.ts';
import { jenis } from './master/jenis.ts';
import { kadarEod } from './master/kadar-eod.ts';
import { kadar } from './master/kadar.ts';
import { kategoriKatalog } from './master/kategori-katalog.ts';
import { kategori } from './master/kategori.ts';
import { kelompokHarga } from './master/kelompok-harga.ts';
import { keteranganNota } from './master/keterangan-nota.ts';
import { keteranganPenjualan } from './master/keterangan-penjualan.ts';
import { kodeTransaksi } from './master/kode-transaksi.ts';
import { kondisiBarang } from './master/kondisi-barang.ts';
import { kondisiPembelian } from './master/kondisi-pembelian.ts';
import { kondisiPinjaman } from './master/kondisi-pinjaman.ts';
import { kontakAdminKatalog } from './master/kontak-admin-katalog.ts';
import { kupon } from './master/kupon.ts';
import { marketplace } from './master/marketplace.ts';
import { memberAfiliasi } from './master/member-afiliasi.ts';
import { parameterBerlian } from './master/parameter-berlian.ts';
import { parameterHargaBeli } from './master/parameter-harga-beli.ts';
import { parameterOngkos } from './master/parameter-ongkos.ts';
import { plafondHutangKadar } from './master/plafond-hutang-kadar.ts';
import { plafondHutang } from './master/plafond-hutang.ts';
import { point } from './master/point.ts';
import { potonganKategori } from './master/potongan-kategori.ts';
import { potonganPembelian } from './master/potongan-pembelian.ts';
import { rekening } from './master/rekening.ts';
import { resetPoinMember } from './master/reset-poin-member.ts';
import { rugiNota } from './master/rugi-nota.ts';
import { sales } from './master/sales.ts';
import { splashscreenKatalog } from './master/splashscreen-katalog.ts';
import { supplierBerlian } from './master/supplier-berlian.ts';
import { supplier } from './master/supplier.ts';
import { tukang } from './master/tukang.ts';
import { laporanBarangDetail } from './report/laporan-barang-detail.ts';
import { laporanBatalPenjualan } from './report/laporan-batal-penjualan.ts';
import { laporanBonusSales } from './report/laporan-bonus-sales.ts';
import { laporanDiskonPenjualan } from './report/laporan-diskon-penjualan.ts';
import { laporanAnalisisHargaBarang } from './report/laporan-analisis-harga-barang.ts';
import { laporanBarangSummary } from './report/laporan-barang-summary.ts';
import { laporanKartuStockBarang } from './report/laporan-kartu-stock-barang.ts';
import {
  laporanHancurBarang,
  laporanPindahBarang,
  laporanTambahBarang,
} from './report/laporan-keluar-masuk-barang.ts';
import { laporanPosisiEmas } from './report/laporan-posisi-emas.ts';
import {
  laporanAktivitasSetelahTimbangBaki,
  laporanTimbangBaki,
} from './report/laporan-timbang-baki.ts';
import { laporanStockMati } from './report/laporan-stock-mati.ts';
import { laporanKelompokBarang } from './report/laporan-kelompok-barang.ts';
import { laporanKupon } from './report/laporan-kupon.ts';
import { laporanBayarPoint } from './report/laporan-bayar-point.ts';
import { laporanPoin } from './report/laporan-poin.ts';
import { laporanMarginPenjualan } from './report/laporan-margin-penjualan.ts';
import { laporanFakturBermasalah } from './report/laporan-faktur-bermasalah.ts';
import { laporanOtorisasi } from './report/laporan-otorisasi.ts';
import { laporanPreOrder, laporanPreOrderFinish } from './report/laporan-pre-order.ts';
import { laporanBatalPembelian } from './report/laporan-batal-pembelian.ts';
import { laporanHancurPembelian } from './report/laporan-hancur-pembelian.ts';
import { laporanPembelian, laporanPembelianPerFaktur } from './report/laporan-pembelian.ts';
import { laporanPembelianHidup } from './report/laporan-pembelian-hidup.ts';
import { laporanPembelianPer } from './report/laporan-pembelian-per.ts';
import { laporanRekapTransaksiPembelian } from './report/laporan-rekap-transaksi-pembelian.ts';
import { laporanPenjualan } from './report/laporan-penjualan.ts';
import {
  laporanAmbilPesanan,
  laporanBatalPesanan,
  laporanPesanan,
  laporanPesananBarang,
} from './report/laporan-pesanan.ts';
import { laporanPenjualanPer } from './report/laporan-penjualan-per.ts';
import { laporanPerubahanHargaEmas } from './report/laporan-perubahan-harga-emas.ts';
import { laporanPerubahanPengaturan } from './report/laporan-perubahan-pengaturan.ts';
import { laporanRekapSales } from './report/laporan-rekap-sales.ts';
import {
  laporanBatalPenerimaanBarang,
  laporanPenerimaanBarang,
} from './report/laporan-penerimaan-barang.ts';
import { laporanSepuhan } from './report/laporan-sepuhan.ts';
import {
  laporanAmbilService,
  laporanBatalService,
  laporanService,
} from './report/laporan-service.ts';
import {
  laporanAmbilTitipan,
  laporanBatalTitip,
  laporanTitipan,
} from './report/laporan-titipan.ts';
import { laporanTransaksiNonCash } from './report/laporan-transaksi-non-cash.ts';
import { laporanTukarTambah } from './report/laporan-tukar-tambah.ts';
import { laporanUangKas } from './report/laporan-uang-kas.ts';
import { laporanUbahHarga } from './report/laporan-ubah-harga.ts';

/** Plain masters, in the order of the menu. */
export const masters: readonly MasterDef[] = [
  kategori,
  group,
  jenis,
  jenisGroup,
  kadar,
  kadarEod,
  gudang,
  baki,
  bandrol,
  sales,
  tukang,
  supplier,
  kondisiBarang,
  kondisiPembelian,
  kondisiPinjaman,
  hadiah,
  bank,
  rekening,
  marketplace,
  kodeTransaksi,
  keteranganPenjualan,
  keteranganNota,
  point,
  bonusSales,
  hargaEmas,
  hargaEmasPembelian,
  hargaPembelian,
  parameterOngkos,
  parameterHargaBeli,
  rugiNota,
  kelompokHarga,
  potonganPembelian,
  potonganKategori,
  jenisBatu,
  ...gradings,
  supplierBerlian,
  parameterBerlian,
  kupon,
  cicilan,
  deskripsiService,
  bungaHutang,
  hutangPokok,
  plafondHutang,
  plafondHutangKadar,
  getPointMember,
  resetPoinMember,
  memberAfiliasi,
  kategoriKatalog,
  hargaKatalog,
  bannerKatalog,
  infoKatalog,
  itemKatalog,
  kontakAdminKatalog,
  hadiahKatalog,
  groupDescriptionKatalog,
  splashscreenKatalog,
  akun,
];

/**
 * Reports, in the order of the menu; their literal types name the query that each needs on the
 * server.
 */
export const reports = [
  laporanBarangDetail,
  laporanKelompokBarang,
  laporanBarangSummary,
  laporanAnalisisHargaBarang,
  laporanKartuStockBarang,
  laporanPosisiEmas,
  laporanStockMati,
  laporanTambahBarang,
  laporanPindahBarang,
  laporanHancurBarang,
  laporanTimbangBaki,
  laporanAktivitasSetelahTimbangBaki,
  laporanPenjualan,
  ...laporanPenjualanPer,
  laporanBatalPenjualan,
  laporanDiskonPenjualan,
  laporanUbahHarga,
  laporanMarginPenjualan,
  laporanTukarTambah,
  laporanKupon,
  laporanBonusSales,
  laporanRekapSales,
  laporanPembelian,
  laporanPembelianPerFaktur,
  ...laporanPembelianPer,
  laporanPembelianHidup,
  laporanBatalPembelian,
  laporanHancurPembelian,
  laporanRekapTransaksiPembelian,
  laporanTitipan,
  laporanAmbilTitipan,
  laporanBatalTitip,
  laporanPreOrder,
  laporanPreOrderFinish,
  laporanPesanan,
  laporanPesananBarang,
  laporanBatalPesanan,
  laporanAmbilPesanan,
  laporanPenerimaanBarang,
  laporanBatalPenerimaanBarang,
  laporanSepuhan,
  laporanService,
  laporanAmbilService,
  laporanBatalService,
  laporanPoin,
  laporanBayarPoint,
  laporanUangKas,
  laporanTransaksiNonCash,
  laporanPerubahanHargaEmas,
  laporanOtorisasi,
  laporanPerubahanPengaturan,
  laporanFakturBermasalah,
] as const;

export type ReportName = (typeof reports)[number]['name'];

/** Kinds of document that are looked up, in the order of the menu. */
export const documents: readonly DocumentDef[] = [
  penjualanDocument,
  titipanDocument,
  pesananDocument,
  pembelianDocument,
  serviceDocument,
  kirimCuciDocument,
  preOrderDocument,
  tambahBarangDocument,
  penerimaanBarangDocument,
  koreksiBarangDocument,
  returSupplierDocument,
  pindahBarangDocument,
  timbangBakiDocument,
  updateProfitDocument,
  updateKadarDocument,
  hancurBarangDocument,
  hancurPembelianDocument,
];
