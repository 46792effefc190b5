/**
 * What a way of paying says of itself on the server: what it must know, what it refuses, what it
 * is worth and what it posts. Each is one file that payment-list.ts names; nothing else does.
 */
import { type Stored } from '@kencana/contract/document/kept';
import type { PaymentDef, RowOf } from '@kencana/contract/payment/define-payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import type { BarisKupon } from '@kencana/rules/kupon';
import type { BarisPoin } from '@kencana/rules/poin';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Book } from '../../engine/transaction/book.ts';
import type { HeldDocument } from '../../engine/transaction/document.ts';
import type { ApprovalNeed, Base, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import type { JournalLine, Payment, PointRow } from '../../engine/transaction/posting.ts';
import type { Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Bought } from '../pembelian/bought.part.ts';

/** A row of the input and its place: `pembayaran.0`. */
export interface Placed<Row> {
  readonly row: Row;
  readonly at: string;
}

/** A sale before its lines are priced. */
export interface SaleSeen {
  readonly input: PenjualanInput;
  readonly base: Base;
  readonly pieces: Pieces;
  readonly accounts: Accounts;
  /** The warehouse of bought-back goods; null when the shop has none. */
  readonly gudangBeli: string | null;
  /** What it takes, under lock. */
  readonly taken?: HeldDocument | undefined;
}

/** With its lines, as coupons and points count them. */
export interface PricedSale extends SaleSeen {
  readonly baris: readonly (BarisKupon & BarisPoin)[];
}

/** With what it is paid by. */
export interface PaidSale extends PricedSale {
  readonly payments: readonly Payment[];
  readonly kembali: Rupiah;
}

/** What one or several ways of paying must know, read once and under lock. */
export interface PaymentFacts<Row, Facts> {
  readonly name: string;
  /** `rows` are those of every way that shares these facts; `groups` those of the sale's pieces. */
  load(
    tx: Tx,
    rows: readonly Row[],
    sale: { input: PenjualanInput; base: Known; pieces: Pieces; groups: readonly string[] },
  ): Promise<Facts>;
}

/** A payment as it is stored, and the old gold that comes in with it. */
export interface Settled {
  readonly payment: Payment;
  readonly gold?: readonly Bought[];
}

/** The parts of a way of paying; all are pure but for `facts.load`. */
export interface PaymentParts<Row, Facts> {
  readonly facts?: PaymentFacts<Row, Facts>;
  /** Accounts, cash codes and rules of closing that come with it. */
  readonly book?: Pick<Book, 'kodeKas'> & {
    readonly peran?: Book['peran'];
    readonly sendiri?: NonNullable<Book['rules']>['sendiri'];
  };
  /** The role that all of it is debited to, in one line with others of that role. */
  readonly peran?: string;
  /** Codes of masters that a row names. */
  refs?(row: Row, at: string): Ref[];
  /** Barcodes of the pieces that a row brings. */
  barcodes?(row: Row): string[];
  /** Refuses before anything is priced. */
  refuse?(rows: readonly Placed<Row>[], facts: Facts, sale: SaleSeen): Problem[];
  /** Refuses what depends on the prices. */
  check?(rows: readonly Placed<Row>[], facts: Facts, sale: PricedSale): Problem[];
  /** What it is worth; nothing where it is refused. */
  settle(row: Row, facts: Facts, sale: PricedSale): Settled;
  /** Refuses an amount that was told and is another. */
  differs?(row: Row, payment: Payment, at: string): Problem[];
  /** What a supervisor must allow. */
  needs?(rows: readonly Placed<Row>[], facts: Facts): ApprovalNeed[];
  /** Of its own payments, in any sale. */
  journal?(payments: readonly Payment[], facts: Facts, sale: PaidSale): JournalLine[];
  /** What the document keeps of it in `rincian`. */
  detail?(rows: readonly Placed<Row>[], facts: Facts, sale: PaidSale): Stored | undefined;
  /** Rows of the points' log. */
  points?(facts: Facts, sale: PaidSale): PointRow[];
}

/** Any way of paying. */
export interface PaymentMeans extends PaymentParts<object, unknown> {
  readonly definition: PaymentDef;
}

/** The server's file of a way of paying. */
export function paymentMeans<Def extends PaymentDef, Facts = undefined>(
  definition: Def,
  parts: PaymentParts<RowOf<Def>, Facts>,
): PaymentMeans {
  return { definition, ...parts };
}
