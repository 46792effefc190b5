/** Who serves and who is served, as every document of the counter takes it. */
import { z } from 'zod';
import { isTanggal } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import { bacaNoHp, NON_MEMBER } from '../orang.ts';
import { hariAtauKosong, kodeWajib, teks } from './input.ts';

/**
 * A phone number: stored in one spelling (orang.ts), so that one number is one customer. What is no
 * whole number is refused by the kind, which knows the member's.
 */
export const noHp = z
  .string()
  .trim()
  .regex(/^[0-9+ ().-]{0,20}$/, 'input.angkaSaja')
  .default('')
  .transform((text) => bacaNoHp(text) ?? text);

/** Fields of an input. */
export const pelanggan = {
  kode_sales: kodeWajib,
  kode_member: z.string().trim().max(40).default(NON_MEMBER),
  nama_customer: teks(100),
  no_hp: noHp,
  alamat_customer: teks(200),
};

/** The day that the customer was promised, `yyyy-MM-dd`; null when none was told. */
export const tglJanji = z
  .string()
  .nullish()
  .transform((tgl) => tgl ?? '')
  .pipe(hariAtauKosong)
  .transform((tgl): Tanggal | null => (isTanggal(tgl) ? tgl : null));
