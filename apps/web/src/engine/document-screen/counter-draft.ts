/** What a counter's draft is made of: customer, and rows told apart by an id while typed. Pure. */

import { noHpLama, NON_MEMBER } from '@kencana/contract/orang';
import { addDays, isTanggal } from '@kencana/rules/tanggal';

/** Whom a counter serves, as every kind asks for it. */
export interface Customer {
  readonly kode_sales: string;
  /** NONMEMBER for who is none. */
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly no_hp: string;
  readonly alamat_customer: string;
}

export const NO_CUSTOMER: Customer = {
  kode_sales: '',
  kode_member: NON_MEMBER,
  nama_customer: '',
  no_hp: '',
  alamat_customer: '',
};

/** `days` after `today`, yyyy-MM-dd; '' where the shop proposes none. */
export function proposedDay(today: string, days: number): string {
  return isTanggal(today) && days > 0 ? addDays(today, days) : '';
}

/** What is typed of a customer beside who serves him. */
export type Known = Omit<Customer, 'kode_sales'>;

/** A member as a counter may see him: his number perhaps masked, his address perhaps not at all. */
export type MemberRow = Omit<Known, 'alamat_customer'> & Partial<Known>;

/** What the member's row adds to what was typed; nothing for another member's. */
export function missingOfMember(typed: Known, member: MemberRow): Partial<Known> {
  if (typed.kode_member.trim().toUpperCase() !== member.kode_member.toUpperCase()) return {};
  const { nama_customer, alamat_customer = '' } = member;
  const no_hp = noHpLama(member.no_hp);
  return {
    ...(typed.nama_customer.trim() === '' && nama_customer !== '' && { nama_customer }),
    ...(typed.no_hp.trim() === '' && no_hp !== '' && { no_hp }),
    ...(typed.alamat_customer.trim() === '' && alamat_customer !== '' && { alamat_customer }),
  };
}

export interface DraftRow {
  readonly id: number;
}

/** The id that the next added row gets. */
export function nextId(rows: readonly DraftRow[]): number {
  return rows.reduce((most, row) => Math.max(most, row.id), 0) + 1;
}

/** The rows with one of them changed. */
export function changeRow<T extends DraftRow>(
  rows: readonly T[],
  id: number,
  patch: Partial<T>,
): readonly T[] {
  return rows.map((row) => (row.id === id ? { ...row, ...patch } : row));
}

/** The rows without one of them. */
export function removeRow<T extends DraftRow>(rows: readonly T[], id: number): readonly T[] {
  return rows.filter((row) => row.id !== id);
}
