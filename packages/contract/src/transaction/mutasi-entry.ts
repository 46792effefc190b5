/** What movements of own money take in (spec 1 §5): between accounts, and with the till. */
import type { MoneySaved } from '../call/uang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';
import { teks } from '../field/text-field.ts';

/** Stands for the till where a bank is named. */
export const CASH = 'CASH';

const kategori = teks({
  max: 40,
  besar: true,
  initial: 'MUTASI',
  saran: { master: 'kode-transaksi', path: 'paratransaksi/get/all', text: 'nama_transaksi' },
});
const jumlah = rupiah({ required: true, min: 'lebih', label: 'field.jumlah_rp' });
const keterangan = teks({ max: 200, span: 12 });

/** The account of a side that is a bank. */
const account = (side: 'asal' | 'tujuan') =>
  ref('rekening', {
    path: 'rekenings/get-by-kode-bank',
    by: { kode_bank: side },
    when: { other: { [side]: CASH } },
    wajib: 'error.REKENING_WAJIB',
  });

/** Between banks. */
export const mutasiBankEntry = answering<MoneySaved>()(
  defineEntry({
    path: 'cash/mutasi-uang-bank',
    summary: 'Moves money between bank accounts',
    right: 'uang-bank.mutasi-uang-bank.tambah',
    fields: {
      kategori,
      jumlah,
      asal: ref('bank'),
      asal_rekening: account('asal'),
      /** Both banks are named Asal in the sentence for an empty one (spec 1 §5). */
      tujuan: ref('bank', { wajib: 'mutasi.asal_kosong' }),
      tujuan_rekening: account('tujuan'),
      keterangan,
    },
    simpan: {
      done: 'mutasi.bank.berhasil',
      gagal: { key: 'mutasi.bank.gagal', selalu: true },
    },
  }),
);

/** Between the till and a bank: exactly one side is CASH. */
export const mutasiCashEntry = answering<MoneySaved>()(
  defineEntry({
    path: 'cash/mutasi-uang-cash',
    summary: 'Moves money between the till and a bank account',
    right: 'uang-kas.mutasi-uang-cash.tambah',
    fields: {
      kategori,
      jumlah,
      asal: ref('bank', { also: [CASH] }),
      asal_rekening: account('asal'),
      tujuan: ref('bank', { also: [CASH], wajib: 'mutasi.asal_kosong' }),
      tujuan_rekening: account('tujuan'),
      keterangan,
    },
    simpan: { done: 'mutasi.cash.berhasil', gagal: { key: 'mutasi.cash.gagal' } },
  }),
);
export type MutasiInput = InputOf<typeof mutasiBankEntry>;
