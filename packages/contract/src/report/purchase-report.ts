/**
 * What the reports of buy-backs have in common: their filter (period, sales person, valid by,
 * state, and whether old gold was bought or traded in), columns that mean the same everywhere,
 * paper and texts.
 */
import type { Column } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as S } from './sales-report.ts';

/** Old gold that was bought, taken in trade of a sale, or both. */
export const PURCHASE_FILTER = [
  ...LIVE_SALES_FILTER,
  {
    kind: 'pilihan',
    key: 'sumber',
    label: 'report.saring.sumber',
    options: [
      { value: 'ALL' },
      { value: 'PEMBELIAN', label: 'document.nama.pembelian' },
      { value: 'TUKAR', label: 'document.tukar' },
    ],
    awal: 'ALL',
  },
] as const;

/** What the purchase report of spec 1 §3 asks beside its dates: price cluster, group, condition. */
export const PIECE_FILTER = [
  {
    kind: 'ref',
    key: 'kelompok_harga',
    label: 'report.saring.kelompok_harga',
    master: 'kelompok-harga',
  },
  {
    kind: 'ref',
    key: 'kode_group',
    label: 'report.kolom.group',
    master: 'group',
    path: 'group/get/all',
  },
  {
    kind: 'ref',
    key: 'kondisi',
    label: 'report.kolom.kondisi',
    master: 'kondisi-pembelian',
    path: 'parabeli/get/all',
  },
] as const;

const rupiah = { kind: 'rupiah', total: 'jumlah' } as const;

/** Columns by what they hold; `harga` is what was paid, the others are per gram or per cent. */
export const PURCHASE_COLUMN = {
  faktur: S.faktur,
  fakturBeli: { ...S.faktur, key: 'no_faktur_beli' },
  tanggal: S.tanggal,
  jam: S.jam,
  sales: S.sales,
  customer: S.customer,
  penjual: { key: 'penjual', label: 'pembelian.penjual-nota', kind: 'teks', width: 12 },
  barcode: S.barcode,
  barang: S.barang,
  group: { key: 'kode_group', label: 'report.kolom.group', kind: 'teks', width: 6 },
  kadar: S.kadar,
  kondisi: { key: 'kondisi', label: 'report.kolom.kondisi', kind: 'teks', width: 8 },
  qty: S.qty,
  beratNota: { key: 'berat_nota', label: 'report.kolom.berat_nota', kind: 'gram', total: 'jumlah' },
  berat: S.berat,
  hargaNota: { key: 'harga_nota', label: 'report.kolom.harga_nota', ...rupiah },
  potongan: { key: 'potongan', label: 'report.kolom.potongan', ...rupiah },
  harga: { key: 'harga', label: 'field.harga', ...rupiah },
  hargaEmas: { key: 'harga_emas', label: 'report.kolom.harga_emas', kind: 'rupiah' },
  hargaRata: { key: 'harga_rata', label: 'report.kolom.harga_rata', kind: 'rupiah' },
  persen: { key: 'persen', label: 'report.kolom.persen', kind: 'persen' },
  cash: { key: 'cash', label: 'sale.jenis.CASH', ...rupiah },
  transfer: { key: 'transfer', label: 'sale.jenis.TRANSFER', ...rupiah },
  tukar: { key: 'tukar', label: 'document.tukar', ...rupiah },
  alasan: S.alasan,
  batalOleh: S.batalOleh,
  otorisasi: S.otorisasi,
} as const satisfies Record<string, Column>;

/** A bought piece against its nota and the gold price of its day. */
export const PIECE_COLUMNS = [
  PURCHASE_COLUMN.fakturBeli,
  PURCHASE_COLUMN.sales,
  PURCHASE_COLUMN.barang,
  PURCHASE_COLUMN.group,
  PURCHASE_COLUMN.hargaEmas,
  PURCHASE_COLUMN.beratNota,
  PURCHASE_COLUMN.berat,
  PURCHASE_COLUMN.hargaNota,
  PURCHASE_COLUMN.harga,
  PURCHASE_COLUMN.persen,
] as const;

/** Menu, paper and messages of every report of buy-backs. */
export const PURCHASE_REPORT = {
  area: 'laporan',
  group: 'report.grup.pembelian',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;
