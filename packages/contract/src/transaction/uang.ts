/** Input of movements between till and accounts (spec 1 §5). Money in and out: uang-entry.ts. */
import { z } from 'zod';
import { kodeWajib, otorisasi, rpPositif, teks, teksWajib } from './input.ts';

/** Both banks are named Asal in the sentence for an empty one (spec 1 §5). */
const tujuan = z
  .string({ error: 'mutasi.asal_kosong' })
  .trim()
  .min(1, 'mutasi.asal_kosong')
  .max(40, 'input.terlaluPanjang')
  .transform((s) => s.toUpperCase());

/** Between banks; asal and tujuan are bank codes, or CASH for the till in mutasi-uang-cash. */
export const mutasiInput = z.object({
  kategori: teksWajib(40),
  asal: kodeWajib,
  asal_rekening: teks(40),
  tujuan,
  tujuan_rekening: teks(40),
  jumlah: rpPositif,
  keterangan: teksWajib(200),
  detail_authorization: otorisasi,
});
export type MutasiInput = z.output<typeof mutasiInput>;
