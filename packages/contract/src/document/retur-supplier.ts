/**
 * Pieces that go back to their supplier (RS), also unsold ones on consignment: entered by scan,
 * looked up, printed, cancelled on their own day (docs/decision/0062). What they come to is cost.
 */
import { defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { pindai } from '../field/scan-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';
import { ATASAN } from '../permission.ts';
import { READY_PIECES } from '../transaction/scan-list.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { COLUMN, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

export const returSupplierEntry = defineEntry({
  path: 'retur-supplier/simpan',
  summary: 'Returns ready pieces to their supplier at cost, with an approval',
  right: 'barang.retur-supplier.tambah',
  fields: {
    kode_supplier: ref('supplier', { label: 'pre-order.supplier' }),
    /** The supplier's own number of the return. */
    no_retur_supplier: teks({ required: false, max: 40, besar: true }),
    keterangan: teksPanjang({ max: 200, label: 'field.alasan', wajib: 'error.ALASAN_WAJIB' }),
    barang: pindai(READY_PIECES, 500),
  },
  simpan: { label: 'retur.kembalikan', tanya: 'retur.yakin', done: 'retur.berhasil' },
});
export type ReturInput = InputOf<typeof returSupplierEntry>;

interface ReturDetail {
  readonly kode_supplier: string;
  readonly nama_supplier: string;
  readonly no_retur_supplier: string;
}

/** The invoice that a piece came with; YA where it was on consignment. */
interface ReturFormula {
  readonly no_faktur_supplier: string;
  readonly konsinyasi?: 'YA';
}

const SUPPLIER = {
  key: 'rincian.nama_supplier',
  label: 'pre-order.supplier',
  kind: 'teks',
} as const;
const NO_RETUR = {
  key: 'rincian.no_retur_supplier',
  label: 'field.no_retur_supplier',
  kind: 'teks',
} as const;

export const returSupplierDocument = defineDocument({
  kind: 'retur-supplier',
  kode: 'RS',
  name: 'document.nama.retur-supplier',
  area: 'barang',
  module: 'SUPPLIER_MODULE',
  barangSaja: true,
  list: {
    path: 'retur-supplier',
    right: { key: 'barang.lihat-retur-supplier.lihat', levels: ATASAN },
    route: '/lihat-retur-supplier',
    title: 'screen.lihat-retur-supplier',
    empty: 'stock.daftar-kosong',
  },
  one: 'retur-supplier/faktur/:no',
  batal: {
    path: 'retur-supplier/batal',
    right: { key: 'barang.batal-retur-supplier.tambah', levels: ATASAN },
    route: '/batal-retur-supplier',
    title: 'screen.batal-retur-supplier',
    kategori: 'BATAL RETUR SUPPLIER',
    kemarin: 'RETUR_KEMARIN',
  },
  baru: {
    route: '/retur-supplier',
    title: 'screen.retur-supplier',
    right: 'barang.retur-supplier.tambah',
  },
  rights: [{ key: 'barang.retur-supplier.tambah', levels: ATASAN }],
  entry: returSupplierEntry,
  biaya: ['total', 'harga_total', 'konsinyasi'],
  rincian: details<ReturDetail>()('kode_supplier', 'nama_supplier', 'no_retur_supplier'),
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    SUPPLIER,
    NO_RETUR,
    COLUMN.pcs,
    COLUMN.berat,
    { key: 'total', label: 'field.harga_beli', kind: 'rupiah' },
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [SUPPLIER, NO_RETUR, { ...FACT.keterangan, label: 'retur.alasan' }, ...HISTORY_FACTS],
  lines: [
    {
      jenis: 'RETUR',
      field: 'detail',
      nomor: 'no_faktur_retur',
      title: 'document.barang',
      rumus: keeps<ReturFormula>(),
      columns: [
        { key: 'kode_group', label: 'field.kode_group', kind: 'teks' },
        LINE.kadar,
        LINE.berat,
        { key: 'rumus.no_faktur_supplier', label: 'field.no_faktur_supplier', kind: 'teks' },
        { key: 'rumus.konsinyasi', label: 'field.konsinyasi', kind: 'teks' },
        { key: 'harga_total', label: 'field.harga_beli', kind: 'rupiah' },
      ],
    },
  ],
  papers: ['SLIP'],
});
