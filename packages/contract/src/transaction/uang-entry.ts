/**
 * What money in or out of the till or of an account takes in (cash/simpan, spec 1 §2): the kode
 * transaksi says which way it goes.
 */
import type { MoneySaved } from '../call/uang-calls.ts';
import { answering, defineEntry } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';
import { teksPanjang } from '../field/text-field.ts';

export const uangEntry = answering<MoneySaved>()(
  defineEntry({
    path: 'cash/simpan',
    summary: 'Cash or bank money in or out by kode-transaksi',
    right: 'uang-kas.uang-kas.tambah',
    fields: {
      /** The screen says it. */
      jenis_kas: pilihan(['KAS', 'BANK'], { form: false }),
      kode_transaksi: ref('kode-transaksi', {
        path: 'paratransaksi/get/all',
        by: { jenis_kas: 'jenis_kas' },
        beside: 'arah',
        fills: { arah: 'arah' },
      }),
      arah: pilihan(['IN', 'OUT'], { form: false }),
      no_rekening: ref('rekening', {
        wajib: 'error.REKENING_WAJIB',
        beside: 'kode_bank',
        when: { values: { jenis_kas: 'BANK' } },
      }),
      jumlah_rp: rupiah({ required: true, min: 'lebih' }),
      keterangan: teksPanjang({ max: 200 }),
    },
  }),
);
export type UangInput = InputOf<typeof uangEntry>;
