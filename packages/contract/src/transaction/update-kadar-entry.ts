/**
 * What changing the purity of ready pieces takes in (update-kadar): which pieces, what says their
 * purity, and what was shown before (barang/get/ready-update-kadar).
 */
import type { StockSaved } from '../call/barang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { pilihan } from '../field/choice-field.ts';
import { gram, kadar } from '../field/number-field.ts';
import { pindai } from '../field/scan-field.ts';
import { teks } from '../field/text-field.ts';
import { MOST_CHOSEN, pilihanBarang } from './choose-pieces.ts';
import type { PieceChoice } from './choose-pieces.ts';
import { READY_PIECES } from './scan-list.ts';

/** What says the purity: the group's master, the master of purities by the stamp, or who types. */
export const SUMBER_KADAR = ['GROUP', 'CAP', 'KETIK'] as const;

const typed = { values: { sumber: 'KETIK' } } as const;

export const updateKadarEntry = answering<StockSaved>()(
  defineEntry({
    path: 'update-kadar/simpan',
    summary: 'Changes the purity of ready pieces, always with an approval',
    right: 'barang.update-kadar.tambah',
    fields: {
      ...pilihanBarang,
      sumber: pilihan(SUMBER_KADAR, { initial: 'GROUP', label: 'kadar.sumber' }),
      kadar: kadar({ required: true, asks: true, when: typed }),
      kadar_cetak: teks({ required: false, max: 20, besar: true, when: typed }),
      keterangan: teks({ max: 200, label: 'field.alasan', wajib: 'error.ALASAN_WAJIB' }),
      /** What was shown: the pieces whose purity changes, and their fine gold after it. */
      barang: pindai(READY_PIECES, MOST_CHOSEN),
      murni_sesudah: gram({ form: false, label: 'kadar.murni-sesudah' }),
    },
    simpan: { label: 'kadar.ubah', done: 'kadar.berhasil' },
  }),
);
export type UpdateKadarInput = InputOf<typeof updateKadarEntry>;

/** Which pieces, and what says their purity; `kadar` in hundredths of a per cent. */
export interface KadarRule extends PieceChoice {
  readonly sumber: (typeof SUMBER_KADAR)[number];
  readonly kadar?: UpdateKadarInput['kadar'] | undefined;
  readonly kadar_cetak?: string | undefined;
}
