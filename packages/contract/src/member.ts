/**
 * What is told about members, and to whom: all of it with the right to members' data, at a counter
 * only what a sale needs (docs/decision/0029). Pure.
 */
import type { Right } from './permission.ts';

/** All members with everything, paged. Looking one up for a sale needs the right to sell. */
export const MEMBER_DATA: Right['key'] = 'member.data-member.lihat';
/** What a customer did before. */
export const MEMBER_HISTORY: Right['key'] = 'member.riwayat-customer.lihat';

/** Letters of a name that a look-up needs at least. */
const LEAST_LETTERS = 3;
/** Digits of a phone number that a look-up needs at least. */
export const LEAST_DIGITS = 6;
/** Members that one look-up shows at most; where more fit, it shows none. */
export const MOST_FOUND = 5;

/** A member as a counter sees one. */
export interface FoundMember {
  readonly kode_member: string;
  readonly nama_customer: string;
  /** Masked to its last three digits. */
  readonly no_hp: string;
  readonly poin: number;
}

/** Digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** True when the text says enough of a name or a number to look somebody up by it. */
export function namesSomebody(q: string): boolean {
  const letters = q.match(/\p{L}/gu)?.length ?? 0;
  return letters >= LEAST_LETTERS || digitsOf(q).length >= LEAST_DIGITS;
}

/** A phone number by its last three digits; none of a short one. */
export function maskPhone(no_hp: string): string {
  const digits = digitsOf(no_hp);
  if (digits === '') return '';
  return digits.length < LEAST_DIGITS ? '•••' : `•••${digits.slice(-3)}`;
}
