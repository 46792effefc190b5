/** What saving weights of trays takes in (spec 1 §5, §7 "timbang-baki"; docs/decision/0068). */
import type { TimbangSaved } from '../call/timbang-calls.ts';
import { answering, defineEntry, rows } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { gram } from '../field/number-field.ts';
import { teks } from '../field/text-field.ts';

export const TIMBANG_RIGHT = 'barang.timbang-baki.tambah';

/** The weight of a tray. */
export const beratTimbang = gram({ required: true, scale: true, label: 'timbang.timbang' });

export const timbangEntry = answering<TimbangSaved>()(
  defineEntry({
    path: 'timbang-baki/simpan',
    summary: 'Saves the weights of trays that were started',
    right: TIMBANG_RIGHT,
    fields: {
      keterangan: teks({ required: false, max: 200 }),
      detail: rows(
        {
          kode_gudang: ref('gudang'),
          kode_baki: ref('baki'),
          berat_timbang: beratTimbang,
          keterangan: teks({ required: false, max: 200 }),
        },
        { most: 500 },
      ),
    },
    simpan: { label: 'timbang.simpan', done: 'timbang.tersimpan' },
  }),
);
export type TimbangInput = InputOf<typeof timbangEntry>;
