/**
 * The lines of a pre-order as a file: columns of the template and of what is read. The shape of a
 * master's file, without a master behind it.
 */
import { defineMaster } from '../define-master.ts';
import type { MasterDef } from '../define-master.ts';
import { ref } from '../field/choice-field.ts';
import type { CellProblem } from '../import-result.ts';
import { angka, gram, persen, rupiah } from '../field/number-field.ts';
import { teks } from '../field/text-field.ts';
import type { BarisPreOrderBody } from '../transaction/pre-order.ts';

const complete = defineMaster({
  name: 'pre-order',
  area: 'pesanan',
  route: '/transaksi-pre-order',
  path: 'pre-order',
  key: 'nama_barang',
  title: 'screen.transaksi-pre-order',
  fields: {
    nama_barang: teks({ max: 100 }),
    kode_jenis: ref('jenis'),
    kadar: persen({ required: true, min: 'lebih', max: 500 }),
    qty: angka({ required: true, min: 'lebih', max: 9999 }),
    berat: gram({ required: true, min: 'lebih' }),
    harga: rupiah({ label: 'pre-order.perkiraan' }),
    keterangan: teks({ required: false, max: 200 }),
  },
  list: [],
});

/** Columns of the file; a line is never switched off. */
export const preOrderFile: MasterDef = {
  ...complete,
  fields: complete.fields.filter(({ name }) => name !== 'aktif'),
};

/** What reading a file answers: the lines, or the first 500 cells that are wrong. */
export interface PreOrderLines {
  readonly baris: readonly BarisPreOrderBody[];
  readonly masalah: readonly CellProblem[];
}
