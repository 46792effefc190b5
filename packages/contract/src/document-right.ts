/**
 * Rights of the documents' actions, beside those that open their screens; approvals are asked on
 * top of them.
 */
import { COST_RIGHT } from './cost.ts';
import { documentRightsOf } from './document/define-document.ts';
import { MEMBER_DATA, MEMBER_HISTORY } from './member.ts';
import { ATASAN, PENGELOLA, SEMUA } from './permission.ts';
import type { Right } from './permission.ts';
import { documents } from './registry.ts';

export const documentRights: readonly Right[] = [
  { key: 'barang.tambah-data-barang.tambah', levels: ATASAN },
  { key: 'barang.pindah-barang.tambah', levels: SEMUA },
  { key: 'barang.hancur-data-barang.tambah', levels: SEMUA },
  COST_RIGHT,
  { key: 'penjualan.transaksi-penjualan.tambah', levels: SEMUA },
  { key: 'penjualan.lihat-titipan.tambah', levels: SEMUA },
  { key: 'pesanan.lihat-pesanan.tambah', levels: SEMUA },
  { key: 'pesanan.barang-jadi.tambah', levels: SEMUA },
  { key: 'pembelian.transaksi-pembelian.tambah', levels: SEMUA },
  { key: 'pembelian.hancur-pembelian.tambah', levels: SEMUA },
  { key: 'pembelian.identitas.lihat', levels: ATASAN },
  { key: 'pesanan.transaksi-pre-order.tambah', levels: SEMUA },
  { key: 'pesanan.closing-pre-order.tambah', levels: ATASAN },
  { key: 'service.transaksi-services.tambah', levels: SEMUA },
  { key: 'service.lihat-services.tambah', levels: SEMUA },
  { key: MEMBER_DATA, levels: PENGELOLA },
  { key: MEMBER_HISTORY, levels: ATASAN },
  ...documents.flatMap(documentRightsOf),
  { key: 'uang-kas.uang-kas.tambah', levels: SEMUA },
  { key: 'uang-kas.mutasi-uang-cash.tambah', levels: ATASAN },
  { key: 'uang-bank.uang-bank.tambah', levels: ATASAN },
  { key: 'uang-bank.mutasi-uang-bank.tambah', levels: ATASAN },
  { key: 'tutup-toko.tutup-toko.tambah', levels: ATASAN },
];
