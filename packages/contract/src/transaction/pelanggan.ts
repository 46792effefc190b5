/** Who serves and who is served, as every document of the counter takes it. */
import { z } from 'zod';
import { isTanggal } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import { phone } from '../field/field-schema.ts';
import { NON_MEMBER } from '../orang.ts';
import { hariAtauKosong, kodeWajib, teks } from './input.ts';

/** Fields of an input. */
export const pelanggan = {
  kode_sales: kodeWajib,
  kode_member: z.string().trim().max(40).default(NON_MEMBER),
  nama_customer: teks(100),
  no_hp: phone,
  alamat_customer: teks(200),
};

/** The day that the customer was promised, `yyyy-MM-dd`; null when none was told. */
export const tglJanji = z
  .string()
  .nullish()
  .transform((tgl) => tgl ?? '')
  .pipe(hariAtauKosong)
  .transform((tgl): Tanggal | null => (isTanggal(tgl) ? tgl : null));
