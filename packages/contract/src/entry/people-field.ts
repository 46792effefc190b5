/**
 * Fields of who serves and who is served, as every counter asks for them, and of the day that is
 * promised. What must be known of a customer is the kind's rule (engine/transaction/people.ts).
 */
import type { Tanggal } from '@kencana/rules/tanggal';
import type { SystemKey } from '../module-flag.ts';
import { NON_MEMBER } from '../orang.ts';
import { ref } from '../field/choice-field.ts';
import { base, ok, refuse, same } from '../field/field.ts';
import type { Field, FieldOptions } from '../field/field.ts';
import { telepon, teks } from '../field/text-field.ts';

/** A member's code, NONMEMBER for who is none; the fields of a stranger are filled by it. */
function member(options: FieldOptions = {}): Field<string, string> {
  return {
    ...base({ required: false, ...options }),
    kind: 'member',
    empty: NON_MEMBER,
    initial: NON_MEMBER,
    json: { type: 'string', maxLength: 40 },
    read: (value) => (typeof value === 'string' ? ok(value.trim()) : refuse('isian.salah')),
    toWire: same,
  };
}

/** Who is no member says who he is, and how he can be called. */
const STRANGER = { values: { kode_member: NON_MEMBER } };

/** Sales person and customer: spread them over the fields of an entry, first. */
export const pelangganFields = {
  kode_sales: ref('sales', { usual: 'sales', label: 'document.sales' }),
  kode_member: member({ label: 'document.member' }),
  nama_customer: teks({ required: false, max: 100, label: 'document.nama', starred: STRANGER }),
  no_hp: telepon({ starred: STRANGER }),
  alamat_customer: teks({ required: false, max: 200, label: 'field.alamat' }),
} as const;

/** The day that a customer is promised, '' for none; `days` is the parameter that proposes one. */
export function janji(
  options: FieldOptions & { readonly days: Extract<SystemKey, `HARI_JANJI_${string}`> },
): Field<string, Tanggal | ''> {
  const { days, ...rest } = options;
  return {
    ...base(rest),
    kind: 'janji',
    empty: '',
    days,
    json: { type: 'string', format: 'date' },
    read: (value) => (typeof value === 'string' ? ok(value) : refuse('isian.tanggal')),
    toWire: same,
  };
}
