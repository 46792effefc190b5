/**
 * What a supplier's invoice takes in, what its pieces do when they come, and closing it short
 * (docs/decision/0061). The pieces are rows of a sheet, as those of many are.
 */
import { hargaMuat, HARGA_MAX } from '@kencana/rules/harga';
import type { PiecesSaved } from '../call/barang-calls.ts';
import { answering, defineEntry, defineEvent, rows } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ongkosMuat } from '../entry/ongkos-check.ts';
import { aktif, pilihan, ref, tanggal } from '../field/choice-field.ts';
import { angka, gram, kadar, rupiah } from '../field/number-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';
import { OF_GROUP } from '../master/jenis-group.ts';
import { barangFields } from '../transaction/barang-entry.ts';

const RIGHT = 'barang.penerimaan-barang.tambah';
const on = { on: 'SUPPLIER_MODULE' } as const;

/** Pieces of one invoice at most, and of one receipt. */
const MOST_PIECES = 5000;

export const penerimaanBarangEntry = defineEntry({
  path: 'penerimaan-barang/simpan',
  summary: 'Saves a supplier’s invoice; its pieces are received against its lines, in parts',
  right: RIGHT,
  fields: {
    kode_supplier: ref('supplier', { required: false, label: 'pre-order.supplier', when: on }),
    /** Who, where the shop keeps no suppliers. */
    nama_supplier: teks({ required: false, besar: true, when: { off: 'SUPPLIER_MODULE' } }),
    no_faktur_supplier: teks({ max: 40, besar: true }),
    tgl_faktur: tanggal(),
    jatuh_tempo: tanggal({ required: false, when: on }),
    konsinyasi: aktif({ initial: false, when: on }),
    keterangan: teks({ required: false, max: 200 }),
    detail_barang: rows(
      {
        nama_barang: teks({ besar: true, least: 6, pendek: 'input.namaBarangPendek' }),
        kode_group: ref('group', { fills: { kadar: 'kadar' } }),
        kode_jenis: ref('jenis', { among: OF_GROUP }),
        kadar: kadar({ required: true, asks: true }),
        qty: angka({ required: true, min: 'lebih', max: MOST_PIECES, initial: 1 }),
        /** Of all its pieces. */
        berat: gram({ required: true, min: 'lebih' }),
        /** The price is that of a gram or that of a piece. */
        tipe_harga: pilihan(['PER_GRAM', 'PER_PCS'], { initial: 'PER_GRAM' }),
        harga: rupiah({ required: true, min: 'lebih' }),
        /** The supplier's making charge of the whole line. */
        ongkos: rupiah({ label: 'penerimaan.ongkos' }),
      },
      {
        most: 500,
        file: true,
        keep: ['kode_group', 'kode_jenis', 'kadar', 'tipe_harga', 'harga'],
        typed: ['nama_barang', 'berat'],
        checks: [
          {
            field: 'harga',
            salah: 'input.terlaluBesar',
            ok: ({ tipe_harga, harga, berat, qty }) =>
              tipe_harga === 'PER_GRAM' ? hargaMuat(harga, berat) : harga * qty <= HARGA_MAX,
          },
        ],
      },
    ),
  },
  either: [['kode_supplier', 'nama_supplier']],
  checks: [
    {
      field: 'jatuh_tempo',
      salah: 'penerimaan.tempo-sebelum-faktur',
      ok: ({ jatuh_tempo, tgl_faktur }) => !jatuh_tempo || jatuh_tempo >= tgl_faktur,
    },
  ],
});
export type PenerimaanInput = InputOf<typeof penerimaanBarangEntry>;

/** What a piece is asked beside what its line of the invoice says. */
const {
  kode_group: _group,
  kode_jenis: _jenis,
  kadar: _kadar,
  harga_beli: _cost,
  kode_supplier: _supplier,
  no_faktur_supplier: _faktur,
  konsinyasi: _konsinyasi,
  foto: _foto,
  ...pieceFields
} = barangFields;

export const terimaPenerimaanEntry = answering<PiecesSaved>()(
  defineEntry({
    path: 'penerimaan-barang/terima',
    summary: `Receives up to ${MOST_PIECES} pieces against the lines of a supplier’s invoice`,
    right: RIGHT,
    periksa: 'penerimaan-barang/terima/periksa',
    fields: {
      /** Which invoice. */
      no_penerimaan: teks({ max: 40, besar: true, form: false }),
      keterangan: teks({ required: false, max: 200 }),
      detail_barang: rows(
        {
          baris: angka({ required: true, min: 'lebih', max: 500, label: 'penerimaan.baris' }),
          ...pieceFields,
        },
        { most: MOST_PIECES, file: true, checks: [ongkosMuat] },
      ),
    },
  }),
);
export type TerimaInput = InputOf<typeof terimaPenerimaanEntry>;

/** What has not come will not come: with a reason and an approval. */
export const tutupPenerimaanEvent = defineEvent({
  path: 'penerimaan-barang/tutup',
  summary: 'Closes an invoice of which not all was received',
  right: RIGHT,
  peristiwa: 'TUTUP',
  dari: ['OPEN'],
  menjadi: 'CLOSED',
  button: {
    label: 'penerimaan.tutup',
    judul: 'penerimaan.tutup-judul',
    done: 'penerimaan.ditutup',
    quiet: true,
  },
  fields: {
    alasan_tutup: teksPanjang({ max: 200 }),
  },
});
