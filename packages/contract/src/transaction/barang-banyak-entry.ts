/**
 * What adding many pieces in one document takes in (barang/simpan-banyak): rows as adding one
 * piece has them, typed into a sheet, pasted, or read from a file. What the head says of supplier,
 * invoice and consignment counts for each row that names no supplier of its own (decision 0059).
 */
import type { PiecesSaved } from '../call/barang-calls.ts';
import { answering, defineEntry, rows } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ongkosMuat } from '../entry/ongkos-check.ts';
import { aktif, ref } from '../field/choice-field.ts';
import { teks } from '../field/text-field.ts';
import { barangEntry, barangFields } from './barang-entry.ts';

/** Pieces of one document at most. */
const MOST_PIECES = 5000;

const when = { on: 'SUPPLIER_MODULE' } as const;

export const barangBanyakEntry = answering<PiecesSaved>()(
  defineEntry({
    path: 'barang/simpan-banyak',
    summary: `Adds up to ${MOST_PIECES} pieces in one document, all or none`,
    right: barangEntry.right,
    periksa: 'barang/periksa-banyak',
    fields: {
      kode_supplier: ref('supplier', { required: false, when }),
      no_faktur_supplier: teks({ required: false, max: 40, besar: true, when }),
      konsinyasi: aktif({ initial: false, when }),
      keterangan: teks({ required: false, max: 200 }),
      detail_barang: rows(
        { ...barangFields, foto: { ...barangFields.foto, form: false } },
        { most: MOST_PIECES, file: true, checks: [ongkosMuat] },
      ),
    },
    checks: [
      {
        field: 'kode_supplier',
        salah: 'input.konsinyasiSupplier',
        ok: ({ konsinyasi, kode_supplier }) => !konsinyasi || kode_supplier !== '',
      },
    ],
  }),
);
export type BarangBanyak = InputOf<typeof barangBanyakEntry>;
