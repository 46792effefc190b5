/**
 * The ways of paying over one sale: what each refuses, is worth and posts, as loops over the list.
 * Pure but for `loadPayments`.
 */
import { type Stored } from '@kencana/contract/document/kept';
import type { Worth } from '@kencana/contract/payment/define-payment';
import { isWorth } from '@kencana/contract/payment/payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import type { JournalLine, Payment, PointRow } from '../../engine/transaction/posting.ts';
import type { Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { paymentList } from './payment-list.part.ts';
import type {
  PaidSale,
  PaymentMeans,
  Placed,
  PricedSale,
  SaleSeen,
  Settled,
} from './payment-means.part.ts';

/** Facts of the ways of paying, by their name. */
export type PaymentKnown = Readonly<Record<string, unknown>>;

type Payments = Pick<PenjualanInput, 'pembayaran'>;

/** Old gold comes before the people, everything else after them. */
const isGoods = (means: PaymentMeans): boolean => hasWorth(means, 'goods');
const isOther = (means: PaymentMeans): boolean => !isGoods(means);
const isRebate = (means: PaymentMeans): boolean => hasWorth(means, 'rebate');
const isNoRebate = (means: PaymentMeans): boolean => !isRebate(means);

function hasWorth({ definition }: PaymentMeans, worth: Worth): boolean {
  return Object.values(definition.names).some((name) => name.worth === worth);
}

function namedBy({ definition }: PaymentMeans, jenis: string): boolean {
  return Object.hasOwn(definition.names, jenis);
}

function rowsOf(means: PaymentMeans, { pembayaran }: Payments): Placed<object>[] {
  return pembayaran.flatMap((row, i) =>
    namedBy(means, row.jenis) ? [{ row, at: `pembayaran.${i}` }] : [],
  );
}

function factsOf({ facts }: PaymentMeans, known: PaymentKnown): unknown {
  return facts && known[facts.name];
}

/** Codes of masters that payments name: of old gold, or of all others. */
export function paymentRefs(input: Payments, which: 'goods' | 'others'): Ref[] {
  return paymentList
    .filter(which === 'goods' ? isGoods : isOther)
    .flatMap((means) => rowsOf(means, input).flatMap(({ row, at }) => means.refs?.(row, at) ?? []));
}

/** Barcodes of the pieces that payments bring. */
export function paymentBarcodes(input: Payments): string[] {
  return paymentList.flatMap((means) =>
    rowsOf(means, input).flatMap(({ row }) => means.barcodes?.(row) ?? []),
  );
}

/** What the ways of paying must know, under lock, in the order of the list. */
export async function loadPayments(
  tx: Tx,
  sale: { input: PenjualanInput; base: Known; pieces: Pieces; groups: readonly string[] },
): Promise<PaymentKnown> {
  const known: Record<string, unknown> = {};
  for (const { facts } of paymentList) {
    if (facts === undefined || facts.name in known) continue;
    const sharing = paymentList.filter((means) => means.facts === facts);
    const rows = sharing.flatMap((means) => rowsOf(means, sale.input).map(({ row }) => row));
    known[facts.name] = await facts.load(tx, rows, sale);
  }
  return known;
}

/** What refuses before anything is priced. */
export function refusePayments(
  sale: SaleSeen,
  known: PaymentKnown,
  which: 'goods' | 'others',
): Problem[] {
  return paymentList
    .filter(which === 'goods' ? isGoods : isOther)
    .flatMap(
      (means) => means.refuse?.(rowsOf(means, sale.input), factsOf(means, known), sale) ?? [],
    );
}

/** What refuses by the prices: what the shop gives away first, others where that is right. */
export function checkPayments(sale: PricedSale, known: PaymentKnown): Problem[] {
  const found = (which: (means: PaymentMeans) => boolean): Problem[] =>
    paymentList
      .filter(which)
      .flatMap(
        (means) => means.check?.(rowsOf(means, sale.input), factsOf(means, known), sale) ?? [],
      );
  const rebates = found(isRebate);
  return rebates.length > 0 ? rebates : found(isNoRebate);
}

/** Every row of the input as it is stored. */
export function settlePayments(sale: PricedSale, known: PaymentKnown): Settled[] {
  return sale.input.pembayaran.flatMap((row) =>
    paymentList
      .filter((means) => namedBy(means, row.jenis))
      .map((means) => means.settle(row, factsOf(means, known), sale)),
  );
}

/** Amounts that were told and are others. */
export function differingPayments(input: Payments, settled: readonly Payment[]): Problem[] {
  return input.pembayaran.flatMap((row, i) =>
    paymentList
      .filter((means) => namedBy(means, row.jenis))
      .flatMap((means) => {
        const payment = settled[i];
        return payment ? (means.differs?.(row, payment, `pembayaran.${i}`) ?? []) : [];
      }),
  );
}

/** What a supervisor must allow of them. */
export function paymentNeeds(input: Payments, known: PaymentKnown): ApprovalNeed[] {
  return paymentList.flatMap(
    (means) => means.needs?.(rowsOf(means, input), factsOf(means, known)) ?? [],
  );
}

/** The journal's side of all of them; ways that share a role stand in one line. */
export function paymentJournal(sale: PaidSale, known: PaymentKnown): JournalLine[] {
  const own = (means: PaymentMeans): Payment[] =>
    sale.payments.filter((p) => namedBy(means, p.jenis));
  return paymentList.flatMap((means, n): JournalLine[] => {
    if (means.journal) return means.journal(own(means), factsOf(means, known), sale);
    const { peran } = means;
    const sharing = paymentList.filter((other) => other.peran === peran);
    if (peran === undefined || paymentList.indexOf(sharing[0] ?? means) !== n) return [];
    const jumlah = sharing.flatMap(own).reduce((sum, p) => sum + p.jumlah_rp, 0);
    return [{ peran, sisi: 'DEBIT', jumlah: rupiah(jumlah) }];
  });
}

/** What the document keeps of them in `rincian`. */
export function paymentDetail(sale: PaidSale, known: PaymentKnown): Stored {
  return Object.assign(
    {},
    ...paymentList.map((means) =>
      means.detail?.(rowsOf(means, sale.input), factsOf(means, known), sale),
    ),
  );
}

/** Points that they give and take. */
export function paymentPoints(sale: PaidSale, known: PaymentKnown): PointRow[] {
  return paymentList.flatMap((means) => means.points?.(factsOf(means, known), sale) ?? []);
}

/** What payments of these values come to. */
export function paidBy(payments: readonly Payment[], ...worths: readonly Worth[]): number {
  return payments
    .filter((p) => isWorth(p.jenis, ...worths))
    .reduce((sum, p) => sum + p.jumlah_rp, 0);
}
