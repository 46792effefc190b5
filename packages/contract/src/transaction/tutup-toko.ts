/**
 * Input of closing the day (POST tutup-toko): the till counted by denomination, a reason for a
 * difference, warnings accepted.
 */
import { z } from 'zod';
import { hari, otorisasi, teks } from './input.ts';

/** Rupiah notes and coins in circulation. */
export const PECAHAN = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100,
] as const;

export const tutupInput = z.object({
  uang_fisik: z
    .array(
      z.object({
        pecahan: z.number().refine((n) => PECAHAN.some((p) => p === n), 'input.pilihan'),
        lembar: z.number().int('input.angkaBulat').min(0, 'input.tidakNegatif').max(1_000_000),
      }),
    )
    .max(20),
  alasan: teks(200),
  abaikan_peringatan: z.boolean().default(false),
  /** Also closes the empty days after this one, up to the shop's calendar day. */
  sampai_hari_ini: z.boolean().default(false),
  /** Refuses when the shop's date is no longer the one the person saw on the screen. */
  tgl_system: hari.optional(),
  detail_authorization: otorisasi,
});
export type TutupInput = z.output<typeof tutupInput>;
