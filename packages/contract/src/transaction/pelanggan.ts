/** Who serves and who is served, as every document of the counter takes it. */
import { memberCode, phone } from '../field/field-schema.ts';
import { kodeWajib, teks } from './input.ts';

/** Fields of an input. */
export const pelanggan = {
  kode_sales: kodeWajib,
  kode_member: memberCode,
  nama_customer: teks(100),
  no_hp: phone,
  alamat_customer: teks(200),
};
