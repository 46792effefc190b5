/**
 * What the reports of stock have in common: filter and columns that mean the same everywhere, paper
 * and texts.
 */
import type { Column, FilterField } from '../define-report.ts';

export const STOCK_REPORT = {
  area: 'laporan',
  group: 'report.grup.barang',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;

export const STOCK_FILTER = {
  gudang: { kind: 'ref', key: 'kode_gudang', label: 'report.kolom.gudang', master: 'gudang' },
  baki: { kind: 'ref', key: 'kode_baki', label: 'report.kolom.baki', master: 'baki' },
  group: { kind: 'ref', key: 'kode_group', label: 'report.kolom.group', master: 'group' },
  jenis: { kind: 'ref', key: 'kode_jenis', label: 'report.kolom.jenis', master: 'jenis' },
} as const satisfies Readonly<Record<string, FilterField>>;

/** Columns by what they hold. */
export const STOCK_COLUMN = {
  barcode: { key: 'kode_barcode', label: 'report.kolom.barcode', kind: 'teks', width: 7 },
  barang: { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 20 },
  intern: { key: 'kode_intern', label: 'report.kolom.intern', kind: 'teks', width: 8 },
  gudang: { key: 'kode_gudang', label: 'report.kolom.gudang', kind: 'teks', width: 7 },
  baki: { key: 'kode_baki', label: 'report.kolom.baki', kind: 'teks', width: 7 },
  group: { key: 'kode_group', label: 'report.kolom.group', kind: 'teks', width: 6 },
  jenis: { key: 'kode_jenis', label: 'report.kolom.jenis', kind: 'teks', width: 8 },
  kadar: { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
  qty: { key: 'qty', label: 'report.kolom.qty', kind: 'angka', total: 'jumlah', width: 5 },
  berat: { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
  beratAsli: { key: 'berat_asli', label: 'field.berat_asli', kind: 'gram', total: 'jumlah' },
  murni: { key: 'murni', label: 'report.kolom.murni', kind: 'gram', total: 'jumlah' },
  modal: {
    key: 'modal',
    label: 'report.kolom.modal',
    kind: 'rupiah',
    total: 'jumlah',
    cost: true,
  },
  inputBy: { key: 'input_by', label: 'report.kolom.input_by', kind: 'teks', width: 8 },
} as const satisfies Readonly<Record<string, Column>>;
