/** What adding a piece to a tray takes in (barang/simpan, spec 1 §5). */
import type { PieceSaved } from '../call/barang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ongkosMuat } from '../entry/ongkos-check.ts';
import type { WireRow } from '../field/field.ts';
import { aktif, foto, pilihan, ref } from '../field/choice-field.ts';
import { gram, kadar, rupiah } from '../field/number-field.ts';
import { OF_GROUP } from '../master/jenis-group.ts';
import { teks } from '../field/text-field.ts';

/** The name of a piece, upper case; those typed before are offered. */
const nama = teks({
  besar: true,
  least: 6,
  pendek: 'input.namaBarangPendek',
  again: true,
  span: 12,
});

/** The shop keeps its suppliers. */
const SUPPLIER = { on: 'SUPPLIER_MODULE' } as const;

/** A price below what the piece cost, as far as both are known. */
function isBelowCost({ harga_beli, harga_jual }: WireRow): boolean {
  return (
    typeof harga_beli === 'number' && typeof harga_jual === 'number' && harga_jual < harga_beli
  );
}

/** What few pieces need. */
const rare = { required: false, jarang: true } as const;

/** A new piece. */
export const barangFields = {
  kode_group: ref('group', {
    fills: {
      kadar: 'kadar',
      kadar_group: 'kadar',
      harga_group: 'harga',
      modal_group: 'harga_modal',
    },
  }),
  kode_jenis: ref('jenis', { among: OF_GROUP }),
  kode_gudang: ref('gudang'),
  kode_baki: ref('baki', {
    path: 'baki/get/by-kode-gudang/:kode_gudang',
    by: { kode_gudang: 'kode_gudang' },
  }),
  nama_barang: nama,
  /** Weight on the nota and on the scale; the scale's is the nota's when left out. */
  berat: gram({ required: true, min: 'lebih' }),
  berat_asli: gram({ nullable: true, min: 'lebih' }),
  kadar: kadar({ required: true, asks: true }),
  kadar_cetak: teks({ required: false, max: 30, besar: true }),
  /** Cost of the piece; the group's for its weight when left out. */
  harga_beli: rupiah({ nullable: true }),
  harga_jual: rupiah({ required: true }),
  tipe_ongkos: pilihan(['TOTAL', 'PER_GRAM'], { initial: 'TOTAL' }),
  /** The shop's parameter's when left out, with its own type. */
  ongkos: rupiah({ nullable: true }),
  foto: foto({ path: 'barang/foto', span: 12 }),
  kode_intern: teks({ ...rare, max: 40 }),
  tag_id: teks({ ...rare, max: 64 }),
  size: teks({ ...rare, max: 20 }),
  finishing: teks({ ...rare, max: 40 }),
  nama_atribut: teks({ ...rare, max: 60 }),
  berat_atribut: gram(rare),
  harga_atribut: rupiah(rare),
  berat_plastik: gram(rare),
  faktur_pajak: aktif({ initial: false, jarang: true }),
  /** Whom it was bought of, and whether it is still his until it leaves (decision 0058). */
  kode_supplier: ref('supplier', { ...rare, when: SUPPLIER }),
  no_faktur_supplier: teks({ ...rare, max: 40, besar: true, when: SUPPLIER }),
  konsinyasi: aktif({ initial: false, jarang: true, when: SUPPLIER }),
} as const;

/** One piece. */
export const barangEntry = answering<PieceSaved>()(
  defineEntry({
    path: 'barang/simpan',
    summary: 'Adds one piece to a tray and gives it a barcode',
    right: 'barang.tambah-data-barang.tambah',
    fields: barangFields,
    checks: [
      ongkosMuat,
      {
        field: 'kode_supplier',
        salah: 'input.konsinyasiSupplier',
        ok: ({ konsinyasi, kode_supplier }) => !konsinyasi || kode_supplier !== '',
      },
    ],
    ragu: { tanya: 'stock.jual-di-bawah-modal', bila: isBelowCost },
    keep: [
      'kode_group',
      'kode_jenis',
      'kode_gudang',
      'kode_baki',
      'kadar',
      'kadar_group',
      'harga_group',
      'modal_group',
      'kadar_cetak',
      'tipe_ongkos',
      'faktur_pajak',
    ],
  }),
);
export type BarangBaru = InputOf<typeof barangEntry>;
