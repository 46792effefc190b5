/**
 * What the reports of sales have in common: their filter (period, sales person, valid by, state),
 * columns that mean the same everywhere, paper and texts.
 */
import type { Column } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';

/** Dates, sales person and who validated. */
export const SALES_FILTER = [FILTER.periode, FILTER.sales, FILTER.validBy] as const;

/** With the state of validation: sales that still wait are left out unless asked for. */
export const LIVE_SALES_FILTER = [
  ...SALES_FILTER,
  {
    kind: 'pilihan',
    key: 'status_valid',
    label: 'report.saring.status_valid',
    options: [{ value: 'DONE' }, { value: 'OPEN' }, { value: 'ALL' }],
    awal: 'DONE',
  },
] as const;

/** Columns by what they hold. */
export const SALES_COLUMN = {
  faktur: { key: 'no_faktur', label: 'report.kolom.no_faktur', kind: 'teks', width: 15 },
  tanggal: { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
  jam: { key: 'jam', label: 'document.jam', kind: 'jam' },
  sales: { key: 'kode_sales', label: 'report.kolom.sales', kind: 'teks', width: 6 },
  namaSales: { key: 'nama_sales', label: 'report.kolom.nama_sales', kind: 'teks' },
  customer: { key: 'nama_customer', label: 'document.customer', kind: 'teks', width: 12 },
  barcode: { key: 'kode_barcode', label: 'report.kolom.barcode', kind: 'teks', width: 7 },
  barang: { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks' },
  kadar: { key: 'kadar', label: 'report.kolom.kadar', kind: 'persen' },
  qty: { key: 'qty', label: 'report.kolom.qty', kind: 'angka', total: 'jumlah', width: 5 },
  berat: { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
  total: { key: 'total', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
  alasan: { key: 'alasan', label: 'field.alasan', kind: 'teks', width: 16 },
  batalOleh: { key: 'batal_by', label: 'report.kolom.batal_by', kind: 'teks', width: 8 },
  otorisasi: { key: 'otorisasi', label: 'report.kolom.otorisasi', kind: 'teks', width: 9 },
} as const satisfies Record<string, Column>;

/** Menu, paper and messages of every report of sales. */
export const SALES_REPORT = {
  area: 'laporan',
  group: 'report.grup.penjualan',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;
