/** What is asked of the ways of paying: what value each is, and what it is called. */
import type { PaymentName, Worth } from './define-payment.ts';
import { payments } from './payment-list.ts';

const names: Readonly<Record<string, PaymentName>> = Object.assign(
  {},
  ...payments.map((def) => def.names),
);

/** Till and accounts: what the cash book knows. */
export const MONEY = ['cash', 'transfer', 'card'] as const satisfies readonly Worth[];

/** True where a payment of this name is one of these values; an undeclared name is none. */
export function isWorth(jenis: string, ...worths: readonly Worth[]): boolean {
  const worth = names[jenis]?.worth;
  return worth !== undefined && worths.includes(worth);
}

/** The names of these values, for statements. */
export function namesOf(...worths: readonly Worth[]): string[] {
  return Object.keys(names).filter((jenis) => isWorth(jenis, ...worths));
}

/** Names by the column of Laporan Penjualan that is theirs alone. */
export function paymentColumns(): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries(names).flatMap(([jenis, { kolom }]) =>
    kolom === undefined ? [] : [[kolom, jenis] as const],
  );
  const columns = Map.groupBy(own, ([kolom]) => kolom);
  return new Map([...columns].map(([kolom, of]) => [kolom, of.map(([, jenis]) => jenis)]));
}

/** By name of a claim: the field of `rincian` that says who owes it. */
export function debtorPaths(): Readonly<Record<string, string>> {
  const claims = Object.entries(names).flatMap(([jenis, { debitur }]) =>
    debitur === undefined ? [] : [[jenis, debitur] as const],
  );
  return Object.fromEntries(claims);
}

/** What a user calls it; undefined for a name that nobody declares. */
export function paymentLabel(jenis: string): PaymentName['label'] | undefined {
  return names[jenis]?.label;
}
