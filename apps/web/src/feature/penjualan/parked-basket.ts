/** A basket that was put aside. Pure. */
import { hasWork } from './basket.ts';
import type { Basket } from './basket.ts';

export interface ParkedBasket {
  readonly id: string;
  /** Moment it was put aside, ISO 8601. */
  readonly at: string;
  readonly basket: Basket;
}

/** How people tell parked baskets apart: the customer, else the first piece. */
export function nameOf({ customer, lines }: Basket): string {
  return customer.nama_customer || customer.no_hp || (lines[0]?.nama_barang ?? '');
}

/**
 * True for a basket that may be put aside: something is in it, and nothing of it is being saved.
 * One that takes a stored document is scanned again instead.
 */
export function isParkable(basket: Basket): boolean {
  const taken = basket.lines.some((line) => line.held !== undefined);
  return basket.pending === undefined && !taken && hasWork(basket);
}
