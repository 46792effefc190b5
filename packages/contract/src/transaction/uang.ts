/**
 * Inputs of the money documents: cash and bank in and out (cash/simpan) and movements between tills
 * and accounts (spec 1 §5).
 */
import { z } from 'zod';
import { kodeWajib, otorisasi, rpPositif, teks, teksWajib } from './input.ts';

export const uangInput = z
  .object({
    jenis_kas: z.enum(['KAS', 'BANK'], 'input.pilihan'),
    kode_transaksi: kodeWajib,
    arah: z.enum(['IN', 'OUT'], 'input.pilihan'),
    jumlah_rp: rpPositif,
    no_rekening: teks(40),
    keterangan: teksWajib(200),
    detail_authorization: otorisasi,
  })
  .refine((i) => i.jenis_kas === 'KAS' || i.no_rekening !== '', {
    path: ['no_rekening'],
    message: 'error.REKENING_WAJIB',
  });
export type UangInput = z.output<typeof uangInput>;

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
