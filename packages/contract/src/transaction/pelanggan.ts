/** Who serves and who is served, as every document of the counter takes it. */
import { z } from 'zod';
import { kodeWajib, teks } from './input.ts';

/** Fields of an input. */
export const pelanggan = {
  kode_sales: kodeWajib,
  kode_member: z.string().trim().max(40).default('NONMEMBER'),
  nama_customer: teks(100),
  no_hp: z
    .string()
    .trim()
    .regex(/^[0-9+ -]{0,20}$/, 'input.angkaSaja')
    .default(''),
  alamat_customer: teks(200),
};
