/**
 * What changing the selling price of many pieces takes in (update-profit-barang): which pieces, by
 * what rule, and what was shown before; and its dry run, which answers that.
 */
import type { ProfitPreview, StockSaved } from '../call/barang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { pilihan } from '../field/choice-field.ts';
import { angka, persen, rupiah } from '../field/number-field.ts';
import { pindai } from '../field/scan-field.ts';
import { teks } from '../field/text-field.ts';
import { MOST_CHOSEN, pilihanBarang } from './choose-pieces.ts';
import { READY_PIECES } from './scan-list.ts';

/** Prices of that many pieces together stay safe numbers. */
const SUM_MAX = 5_000_000_000_000_000;

/** By how much is asked only where the price group's margin does not say. */
const ruled = { dasar: 'KELOMPOK' } as const;

const aturan = {
  ...pilihanBarang,
  dasar: pilihan(['HARGA', 'MODAL', 'KELOMPOK'], { initial: 'HARGA', label: 'profit.dasar' }),
  arah: pilihan(['NAIK', 'TURUN'], { initial: 'NAIK', when: { other: ruled } }),
  satuan: pilihan(['PERSEN', 'RUPIAH'], {
    initial: 'PERSEN',
    label: 'profit.satuan',
    when: { other: ruled },
  }),
  persen: persen({
    required: true,
    min: 'lebih',
    max: 1000,
    label: 'profit.persen',
    when: { values: { satuan: 'PERSEN' }, other: ruled },
  }),
  jumlah_rp: rupiah({
    required: true,
    min: 'lebih',
    label: 'profit.jumlah',
    when: { values: { satuan: 'RUPIAH' }, other: ruled },
  }),
};

const right = 'barang.update-profit-barang.tambah';

/** Which prices would change, and to what. */
export const pratinjauProfitEntry = answering<ProfitPreview>()(
  defineEntry({
    path: 'update-profit-barang/pratinjau',
    summary: 'Prices before and after of the pieces that are chosen, from dari on; writes nothing',
    right,
    fields: { ...aturan, dari: angka({ min: 'lebih', initial: 1, form: false }) },
  }),
);
export type PratinjauProfit = InputOf<typeof pratinjauProfitEntry>;

export const updateProfitEntry = answering<StockSaved>()(
  defineEntry({
    path: 'update-profit-barang/simpan',
    summary: 'Changes the selling price of ready pieces by one rule, always with an approval',
    right,
    fields: {
      ...aturan,
      keterangan: teks({ required: false, max: 200 }),
      /** What was shown: the pieces, and what they come to before and after. */
      barang: pindai(READY_PIECES, MOST_CHOSEN),
      sebelum_rp: rupiah({ form: false, max: SUM_MAX, label: 'profit.sebelum' }),
      sesudah_rp: rupiah({ form: false, max: SUM_MAX, label: 'profit.sesudah' }),
    },
    simpan: { label: 'profit.ubah', done: 'profit.berhasil' },
  }),
);
export type UpdateProfitInput = InputOf<typeof updateProfitEntry>;
/** The rule alone: on what, which way, and by how much. */
export type ProfitRule = Pick<
  UpdateProfitInput,
  'dasar' | 'arah' | 'satuan' | 'persen' | 'jumlah_rp'
>;
