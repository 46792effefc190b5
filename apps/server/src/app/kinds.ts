/**
 * Every kind of document on one page, in the order of the menu: what a new shop's books start with
 * and what closing checks are loops over it. A list on purpose.
 */
import type { Kind } from '../engine/transaction/kind.ts';
import { hancurBarangKind } from '../feature/barang/hancur-barang.kind.ts';
import { pindahBarangKind } from '../feature/barang/pindah-barang.kind.ts';
import { koreksiBarangKind } from '../feature/barang/koreksi-barang.kind.ts';
import { returSupplierKind } from '../feature/barang/retur-supplier.kind.ts';
import { tambahBarangKind } from '../feature/barang/tambah-barang.kind.ts';
import { updateKadarKind } from '../feature/barang/update-kadar.kind.ts';
import { updateProfitKind } from '../feature/barang/update-profit.kind.ts';
import { hancurPembelianKind } from '../feature/pembelian/hancur-pembelian.kind.ts';
import { pembelianKind } from '../feature/pembelian/pembelian.kind.ts';
import { penjualanKind } from '../feature/penjualan/penjualan.kind.ts';
import { penerimaanBarangKind } from '../feature/penerimaan/penerimaan-barang.kind.ts';
import { pesananKind } from '../feature/pesanan/pesanan.kind.ts';
import { preOrderKind } from '../feature/pre-order/pre-order.kind.ts';
import { kirimCuciKind } from '../feature/sepuhan/kirim-cuci.kind.ts';
import { serviceKind } from '../feature/service/service.kind.ts';
import { timbangBakiKind } from '../feature/timbang/timbang.kind.ts';
import { titipanKind } from '../feature/titipan/titipan.kind.ts';
import { chartOf } from '../feature/toko/chart-of-accounts.ts';
import { selisihKasKind } from '../feature/tutup-toko/selisih-kas.kind.ts';
import { mutasiBankKind, mutasiCashKind } from '../feature/uang/mutasi.kind.ts';
import { uangBankKind, uangKasKind } from '../feature/uang/uang.kind.ts';

/** A kind as far as lists of kinds need it. */
export type AnyKind = Pick<Kind<never, never>, 'name' | 'kode' | 'book'>;

export const kinds: readonly AnyKind[] = [
  tambahBarangKind,
  penerimaanBarangKind,
  returSupplierKind,
  koreksiBarangKind,
  pindahBarangKind,
  hancurBarangKind,
  updateProfitKind,
  timbangBakiKind,
  updateKadarKind,
  penjualanKind,
  titipanKind,
  pesananKind,
  preOrderKind,
  pembelianKind,
  hancurPembelianKind,
  serviceKind,
  kirimCuciKind,
  uangKasKind,
  uangBankKind,
  mutasiBankKind,
  mutasiCashKind,
  selisihKasKind,
];

/** What the books of a new shop start with. */
export const chart = chartOf(kinds);
