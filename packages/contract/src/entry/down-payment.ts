/** What is held for a customer takes more money (titipan, orders): one event, as each names it. */
import { defineEvent } from './define-entry.ts';
import type { EventDef, InputOf } from './define-entry.ts';
import { bayar } from './money-field.ts';

const fields = { pembayaran: bayar({ due: 'sisa_rp', label: 'report.kolom.sisa' }) };

/** More money on the down payment, offered while something is left to pay. */
export function tambahDp(
  of: Pick<EventDef, 'path' | 'right' | 'summary' | 'dari'>,
): EventDef<typeof fields> {
  return defineEvent({
    ...of,
    peristiwa: 'TAMBAH DP',
    button: {
      label: 'titipan.tambah-dp',
      judul: 'titipan.tambah-dp-isi',
      done: 'titipan.tambah-berhasil',
      doc: { path: 'sisa_rp', is: 'lebih' },
      quiet: true,
    },
    fields,
  });
}
export type TambahDpInput = InputOf<ReturnType<typeof tambahDp>>;
