/**
 * Destructions of pieces (HB) and of bought lots (HP): looked up, and cancelled on their own day
 * (docs/domain.md §4, docs/decision/0060). What they come to is cost.
 */
import { ATASAN, SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { ShowColumn } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** Where the scrap went, and in what condition. */
interface HancurDetail {
  readonly kode_gudang: string;
  readonly kondisi: string;
}

/** Of bought goods their lot and its barcode, which ended when it was bought. */
interface HancurFormula {
  readonly ke_gudang: string;
  readonly no_lot?: string;
  readonly kode_barcode?: string | null;
}

const TUJUAN = { key: 'rincian.kode_gudang', label: 'stock.gudang-tujuan', kind: 'teks' } as const;
const COST = { key: 'total', label: 'field.harga_beli', kind: 'rupiah' } as const;

const columns = [
  { ...COLUMN.nomor, label: 'hancur.no-hancur' },
  COLUMN.tanggal,
  { ...COLUMN.jam, optional: true },
  TUJUAN,
  COLUMN.pcs,
  COLUMN.berat,
  COST,
  FACT.keterangan,
  { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
  COLUMN.status,
] as const satisfies readonly ShowColumn[];

const facts = [TUJUAN, FACT.keterangan, ...HISTORY_FACTS];

const lineColumns = [
  LINE.kadar,
  LINE.berat,
  { key: 'qty', label: 'document.pcs', kind: 'angka' },
  { ...LINE.keterangan, label: 'field.kondisi' },
  { key: 'harga_total', label: 'field.harga_beli', kind: 'rupiah' },
] as const satisfies readonly ShowColumn[];

/** The lines of a destruction; `first` says of bought goods which lot it was. */
function lines(first: readonly ShowColumn[]) {
  return [
    {
      jenis: 'HANCUR',
      field: 'detail',
      nomor: 'no_faktur_hancur',
      title: 'document.barang',
      rumus: keeps<HancurFormula>(),
      columns: [...first, ...lineColumns],
    },
  ] as const;
}

/** What both destructions show and keep. */
const destruction = {
  barangSaja: true,
  nomorLain: 'no_hancur',
  rincian: details<HancurDetail>()('kode_gudang', 'kondisi'),
  columns,
  facts,
  biaya: ['total', 'harga_total'],
  papers: [],
} as const;

export const hancurBarangDocument = defineDocument({
  kind: 'hancur-barang',
  kode: 'HB',
  name: 'document.nama.hancur-barang',
  area: 'barang',
  list: {
    path: 'hancurbarang',
    right: { key: 'barang.lihat-hancur-barang.lihat', levels: ATASAN },
    route: '/lihat-hancur-barang',
    title: 'screen.lihat-hancur-barang',
    empty: 'stock.daftar-kosong',
  },
  one: 'hancurbarang/faktur/:no',
  batal: {
    path: 'hancurbarang/batal',
    right: { key: 'barang.batal-hancur-barang.tambah', levels: ATASAN },
    route: '/batal-hancur-barang',
    title: 'screen.batal-hancur-barang',
    kategori: 'BATAL HANCUR BARANG',
    kemarin: 'HANCUR_KEMARIN',
  },
  baru: {
    route: '/hancur-data-barang',
    title: 'screen.hancur-data-barang',
    right: 'barang.hancur-data-barang.tambah',
  },
  rights: [{ key: 'barang.hancur-data-barang.tambah', levels: SEMUA }],
  lines: lines([]),
  ...destruction,
});

export const hancurPembelianDocument = defineDocument({
  kind: 'hancur-pembelian',
  kode: 'HP',
  name: 'document.nama.hancur-pembelian',
  area: 'pembelian',
  list: {
    path: 'hancurpembelian',
    right: { key: 'pembelian.lihat-hancur-pembelian.lihat', levels: ATASAN },
    route: '/lihat-hancur-pembelian',
    title: 'screen.lihat-hancur-pembelian',
    empty: 'stock.daftar-kosong',
  },
  one: 'hancurpembelian/faktur/:no',
  batal: {
    path: 'hancurpembelian/batal',
    right: { key: 'pembelian.batal-hancur-pembelian.tambah', levels: ATASAN },
    route: '/batal-hancur-pembelian',
    title: 'screen.batal-hancur-pembelian',
    kategori: 'BATAL HANCUR PEMBELIAN',
    kemarin: 'HANCUR_KEMARIN',
  },
  baru: {
    route: '/hancur-pembelian',
    title: 'screen.hancur-pembelian',
    right: 'pembelian.hancur-pembelian.tambah',
  },
  rights: [{ key: 'pembelian.hancur-pembelian.tambah', levels: SEMUA }],
  lines: lines([
    { key: 'rumus.no_lot', label: 'field.no_lot', kind: 'teks' },
    { key: 'rumus.kode_barcode', label: 'field.kode_barcode', kind: 'teks' },
  ]),
  ...destruction,
});
