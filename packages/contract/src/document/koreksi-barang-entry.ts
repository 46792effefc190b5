/**
 * What correcting a piece takes in (docs/decision/0062): texts freely, and what gold and money
 * hang on as a document. Both send the piece as it was looked at (`sidik`): a change meanwhile is
 * not written over.
 */
import type { PieceChanged } from '../call/barang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ongkosMuat } from '../entry/ongkos-check.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { gram, kadar, rupiah } from '../field/number-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';
import { OF_GROUP } from '../master/jenis-group.ts';
import { barangFields } from '../transaction/barang-entry.ts';

const RIGHT = 'barang.koreksi-barang.tambah';

/** Which piece, and as it was when it was looked at. */
const looked = {
  kode_barcode: teks({ max: 20, besar: true, form: false }),
  sidik: teks({ max: 32, form: false }),
};

const { nama_barang, kadar_cetak, foto } = barangFields;

/** What is written on a piece and nothing is reckoned with. */
export const ubahBarangEntry = answering<PieceChanged>()(
  defineEntry({
    path: 'barang/ubah',
    summary: 'Changes name, stamp, size, finishing, photo, intern code and tag of a piece',
    right: RIGHT,
    fields: {
      ...looked,
      nama_barang,
      kadar_cetak,
      size: teks({ required: false, max: 20 }),
      finishing: teks({ required: false, max: 40 }),
      kode_intern: teks({ required: false, max: 40 }),
      tag_id: teks({ required: false, max: 64 }),
      foto,
    },
    simpan: { label: 'koreksi.ubah', done: 'koreksi.diubah' },
  }),
);
export type UbahInput = InputOf<typeof ubahBarangEntry>;

/** A correction: every value as it is to be. */
export const koreksiBarangEntry = defineEntry({
  path: 'koreksi-barang/simpan',
  summary: 'Corrects weight, purity, group, type, prices or attribute of a ready piece',
  right: RIGHT,
  fields: {
    ...looked,
    kode_group: ref('group'),
    kode_jenis: ref('jenis', { among: OF_GROUP }),
    berat: gram({ required: true, min: 'lebih' }),
    berat_asli: gram({ required: true, min: 'lebih' }),
    kadar: kadar({ required: true, asks: true }),
    kadar_cetak,
    harga_jual: rupiah({ required: true }),
    /** Stays where it is left out: for whoever may not see cost. */
    harga_beli: rupiah({ nullable: true }),
    tipe_ongkos: pilihan(['TOTAL', 'PER_GRAM'], { initial: 'TOTAL' }),
    ongkos: rupiah(),
    nama_atribut: teks({ required: false, max: 60 }),
    berat_atribut: gram(),
    harga_atribut: rupiah(),
    berat_plastik: gram(),
    keterangan: teksPanjang({ max: 200, label: 'field.alasan', wajib: 'error.ALASAN_WAJIB' }),
  },
  checks: [ongkosMuat],
  simpan: { label: 'koreksi.koreksi', done: 'koreksi.dikoreksi' },
});
export type KoreksiInput = InputOf<typeof koreksiBarangEntry>;
