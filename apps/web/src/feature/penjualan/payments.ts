/**
 * The payments of a basket over all ways of paying: added, counted, sent and checked as their files
 * say. Pure.
 */
import type { Pembulatan } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { appendPayment, changePayment, isMember, nextPaymentId } from './basket.ts';
import type { Basket, BasketPayment, Customer } from './basket.ts';
import { payList } from './pay-list.ts';
import type { CountedLine, PayButton, PaymentBody, PayMeans, Problems } from './pay-means.ts';

/** The way of paying of this name; throws for a name that no way has. */
export function payOf(jenis: string): PayMeans<BasketPayment> {
  const way = payList.find(({ definition }) => Object.hasOwn(definition.names, jenis));
  if (way === undefined) throw new Error(`no way of paying ${jenis}`);
  return way;
}

/** All buttons in their order. */
export const payButtons: readonly PayButton[] = payList
  .flatMap(({ buttons }) => buttons)
  .toSorted((a, b) => a.urut - b.urut);

/**
 * Adds a payment of `jumlah` (what is left), or gives it to the one that stands where a second
 * makes no sense. Answers the basket and the id of the row to go to.
 */
export function addPayment(
  basket: Basket,
  jenis: string,
  jumlah: Rupiah,
  usual: (name: string) => string = () => '',
): { basket: Basket; id: number } {
  const way = payOf(jenis);
  for (const standing of basket.payments.filter((p) => p.jenis === jenis)) {
    const same = way.again?.(standing, jumlah);
    if (same === standing) return { basket, id: standing.id };
    if (same !== undefined) return { basket: changePayment(basket, same), id: standing.id };
  }
  const id = nextPaymentId(basket);
  const payment = way.start({ id, jenis, jumlah: jumlah > 0 ? jumlah : null, usual });
  return { basket: appendPayment(basket, payment), id };
}

/** Another customer's, or another day's, is asked for again. */
export function forgetPayments(basket: Basket): Basket {
  return {
    ...basket,
    payments: basket.payments.map((p) => payOf(p.jenis).forget?.(p) ?? p),
  };
}

/** The customer with this change; another member's points are not his. */
export function changeCustomer(basket: Basket, change: Partial<Customer>): Basket {
  const customer = { ...basket.customer, ...change };
  const same = customer.kode_member === basket.customer.kode_member;
  return { ...(same ? basket : forgetPayments(basket)), customer };
}

/** What each payment pays of these lines, by its id. */
export function worthsOf(
  { payments, customer }: Basket,
  lines: readonly CountedLine[],
  rounding: Pembulatan,
): ReadonlyMap<number, Rupiah> {
  const counted = { lines, rounding, member: isMember(customer) };
  return new Map(payments.map((p) => [p.id, payOf(p.jenis).worth(p, counted)]));
}

/** A payment on the wire, of what it pays. */
export function paymentBody(payment: BasketPayment, worths: Worths): PaymentBody {
  const way = payOf(payment.jenis);
  return way.body(payment, worths.get(payment.id) ?? rupiah(0));
}

/** What is wrong with payment `i`, at its fields. */
export function paymentProblems(payment: BasketPayment, i: number, member: boolean): Problems {
  return payOf(payment.jenis).problems(payment, `pembayaran.${i}`, member);
}

/** Rupiah by a payment's id. */
export type Worths = ReadonlyMap<number, Rupiah>;
