/**
 * Suppliers' invoices (PN): looked up with what was received of each line, closed short, cancelled
 * while nothing was. It moves neither stock nor money; each receipt is an entry of pieces (TB) that
 * names it (docs/decision/0061).
 */
import type { Rupiah } from '@kencana/rules/rupiah';
import { ATASAN } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import {
  penerimaanBarangEntry,
  tutupPenerimaanEvent,
  type PenerimaanInput,
} from './penerimaan-barang-entry.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

/** What an invoice keeps; pieces and grams (decimal) that have not come yet. */
interface PenerimaanDetail extends Pick<
  PenerimaanInput,
  'kode_supplier' | 'nama_supplier' | 'no_faktur_supplier' | 'tgl_faktur' | 'jatuh_tempo'
> {
  readonly konsinyasi?: 'YA';
  readonly qty_sisa: number;
  readonly berat_sisa: number;
  readonly alasan_tutup?: string;
}

/** Price and charge of a line, and what was received of it: pieces, decimal grams, rupiah. */
export interface PenerimaanFormula {
  readonly tipe_harga: 'PER_GRAM' | 'PER_PCS';
  readonly harga: Rupiah;
  readonly ongkos: Rupiah;
  readonly qty_terima: number;
  readonly berat_terima: number;
  /** By the scale; as the notas say where it is absent. */
  readonly asli_terima?: number;
  readonly modal_terima: number;
}

const RECEIPT_STATUS = {
  OPEN: 'document.status.OPEN',
  DONE: 'document.status.DONE',
  BATAL: 'document.status.BATAL',
} as const;
const SUPPLIER = {
  key: 'rincian.nama_supplier',
  label: 'pre-order.supplier',
  kind: 'teks',
} as const;
const FAKTUR = {
  key: 'rincian.no_faktur_supplier',
  label: 'field.no_faktur_supplier',
  kind: 'teks',
} as const;
const TGL = { key: 'rincian.tgl_faktur', label: 'field.tgl_faktur', kind: 'tanggal' } as const;
const TEMPO = { key: 'rincian.jatuh_tempo', label: 'field.jatuh_tempo', kind: 'tanggal' } as const;
const SISA = [
  { key: 'rincian.qty_sisa', label: 'penerimaan.qty-sisa', kind: 'angka' },
  { key: 'rincian.berat_sisa', label: 'penerimaan.berat-sisa', kind: 'gram' },
  { key: 'berat_terima', label: 'field.berat_terima', kind: 'gram' },
  { key: 'berat_selisih', label: 'penerimaan.berat-selisih', kind: 'gram' },
] as const;

/** What came of an invoice in decimal grams; less or more than invoiced of lines that are whole. */
export interface PenerimaanSums {
  readonly berat_terima: number;
  readonly berat_selisih: number;
}

export const penerimaanBarangDocument = defineDocument({
  kind: 'penerimaan-barang',
  kode: 'PN',
  name: 'document.nama.penerimaan-barang',
  area: 'barang',
  list: {
    path: 'penerimaan-barang',
    right: { key: 'barang.lihat-penerimaan-barang.lihat', levels: ATASAN },
    route: '/lihat-penerimaan-barang',
    title: 'screen.lihat-penerimaan-barang',
    empty: 'penerimaan.kosong',
    nomorLuar: 'no_faktur_supplier',
  },
  one: 'penerimaan-barang/faktur/:no',
  batal: {
    path: 'penerimaan-barang/batal',
    right: { key: 'barang.batal-penerimaan-barang.tambah', levels: ATASAN },
    route: '/batal-penerimaan-barang',
    title: 'screen.batal-penerimaan-barang',
    kategori: 'BATAL PENERIMAAN BARANG',
  },
  baru: {
    route: '/penerimaan-barang',
    title: 'screen.penerimaan-barang',
    right: 'barang.penerimaan-barang.tambah',
  },
  rights: [{ key: 'barang.penerimaan-barang.tambah', levels: ATASAN }],
  entry: penerimaanBarangEntry,
  events: { tutup: tutupPenerimaanEvent },
  biaya: ['total', 'harga_total', 'harga', 'ongkos', 'modal_terima', 'konsinyasi'],
  rincian: details<PenerimaanDetail>()(
    'kode_supplier',
    'nama_supplier',
    'no_faktur_supplier',
    'tgl_faktur',
    'jatuh_tempo',
    'konsinyasi',
    'qty_sisa',
    'berat_sisa',
    'alasan_tutup',
  ),
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    SUPPLIER,
    FAKTUR,
    { ...TGL, optional: true },
    TEMPO,
    COLUMN.pcs,
    COLUMN.berat,
    ...SISA,
    COLUMN.total,
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    SUPPLIER,
    FAKTUR,
    TGL,
    TEMPO,
    { key: 'rincian.konsinyasi', label: 'field.konsinyasi', kind: 'teks' },
    ...SISA,
    FACT.keterangan,
    { key: 'rincian.alasan_tutup', label: 'field.alasan_tutup', kind: 'teks' },
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'FAKTUR',
      field: 'detail',
      nomor: 'no_faktur_penerimaan',
      title: 'penerimaan.isi-faktur',
      rumus: keeps<PenerimaanFormula>(),
      columns: [
        { key: 'baris', label: 'penerimaan.baris', kind: 'angka' },
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        LINE.kadar,
        { key: 'qty', label: 'document.pcs', kind: 'angka' },
        LINE.berat,
        { key: 'rumus.harga', label: 'field.harga', kind: 'rupiah' },
        { key: 'rumus.ongkos', label: 'penerimaan.ongkos', kind: 'rupiah' },
        { key: 'harga_total', label: 'shell.total', kind: 'rupiah' },
        { key: 'rumus.qty_terima', label: 'penerimaan.qty-terima', kind: 'angka' },
        { key: 'rumus.berat_terima', label: 'field.berat_terima', kind: 'gram' },
        { key: 'rumus.asli_terima', label: 'penerimaan.asli-terima', kind: 'gram' },
      ],
    },
    {
      jenis: 'TERIMA',
      field: 'detail_terima',
      nomor: 'no_tambah',
      title: 'penerimaan.terima',
      columns: [
        { key: 'no_tambah', label: 'penerimaan.no-terima', kind: 'teks' },
        { key: 'tgl_system', label: 'document.tanggal', kind: 'tanggal' },
        { key: 'qty', label: 'document.pcs', kind: 'angka' },
        LINE.berat,
        { key: 'keterangan', label: 'field.status', kind: 'teks', kata: RECEIPT_STATUS },
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'penerimaan.status.OPEN', tone: 'wait', hidup: true },
    { value: 'FINISH', label: 'penerimaan.status.FINISH', tone: 'ok', semua: true },
    { value: 'CLOSED', label: 'penerimaan.status.CLOSED', tone: 'off', semua: true },
  ],
  papers: [],
});
