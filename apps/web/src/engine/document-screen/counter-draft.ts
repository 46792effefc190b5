/** What a counter's draft is made of: customer, and rows told apart by an id while typed. Pure. */

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
  kode_member: 'NONMEMBER',
  nama_customer: '',
  no_hp: '',
  alamat_customer: '',
};

export interface CounterDraft {
  readonly customer: Customer;
}

/** True when something was typed that would be lost; the sales code alone is not. */
export function hasWork<T extends CounterDraft>(draft: T, empty: T): boolean {
  const bare = (one: T): string =>
    JSON.stringify({ ...one, customer: { ...one.customer, kode_sales: '' } });
  return bare(draft) !== bare(empty);
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
