/**
 * What a way of paying says of itself at the sale's counter: its buttons, its row, what it pays,
 * what is sent and what is wrong with it. Each is one file that pay-list.ts names; nothing else
 * does.
 */
import type { ReactNode } from 'react';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import type { PaymentDef } from '@kencana/contract/payment/define-payment';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import type { MessageKey } from '@kencana/messages/key';
import type { Pembulatan } from '@kencana/rules/pembulatan';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ScanResult } from '../../platform/scanner.ts';
import type { BasketPayment } from './basket.ts';
import type { Sale } from './use-sale.ts';

/** A payment on the wire. */
export type PaymentBody = PenjualanBody['pembayaran'][number];

/** A message key with its values, by path. */
export type Problems = Readonly<
  Record<string, { readonly key: MessageKey; readonly data?: Readonly<Record<string, unknown>> }>
>;

/** What a row is drawn with. */
export interface RowProps<P extends BasketPayment> {
  readonly sale: Sale;
  readonly payment: P;
  readonly index: number;
  /** Enter on the last field. */
  readonly done: () => void;
}

/** A button that adds a payment. */
export interface PayButton {
  readonly jenis: string;
  readonly shortcut: string;
  /** Among all buttons, least first. */
  readonly urut: number;
  /** There with this module only. */
  readonly modul?: ModuleFlag;
  /** May be pressed before a piece is sold. */
  readonly first?: boolean;
}

/** A line as a payment may count it. */
export interface CountedLine {
  readonly kodeJenis: string;
  readonly kodeGroup: string;
  readonly total: Rupiah;
}

/** What a payment counts of a basket. */
export interface Counted {
  readonly lines: readonly CountedLine[];
  /** How the shop rounds. */
  readonly rounding: Pembulatan;
  /** Whether the customer is a member. */
  readonly member: boolean;
}

/** What a new payment starts with. */
export interface PayStart {
  readonly id: number;
  readonly jenis: string;
  /** What is left; null where nothing is. */
  readonly jumlah: Rupiah | null;
  /** What this device chose last: `rekening.DEBIT`; '' where nothing. */
  readonly usual: (name: string) => string;
}

/** A basket that was put aside: its payment as it stands again, and the code to ask for anew. */
export interface TakenUp<P> {
  readonly payment?: P;
  readonly code?: string;
}

export interface PayMeans<P extends BasketPayment> {
  readonly definition: PaymentDef;
  readonly buttons: readonly PayButton[];
  start(start: PayStart): P;
  /** The payment that stands takes it instead of a new row; undefined where it gets its own. */
  again?(standing: P, jumlah: Rupiah): P | undefined;
  /** Id of the field to go to; the row's first one unless told. */
  focus?(payment: P): string;
  /** What happens beside when it is added. */
  added?(sale: Sale): void;
  /** What it pays of the basket. */
  worth(payment: P, counted: Counted): Rupiah;
  body(payment: P, worth: Rupiah): PaymentBody;
  /** What is missing or wrong, at `at`: `pembayaran.0`; `member` as in Counted. */
  problems(payment: P, at: string, member: boolean): Problems;
  /** For another customer, or on another day. */
  forget?(payment: P): P;
  /** Of a basket that was put aside; stays as it is unless told. */
  takenUp?(payment: P): TakenUp<P>;
  /** Asks for a code that was scanned in the row `id`, or stood in a basket put aside. */
  ask?(sale: Sale, code: string, id?: number): Promise<ScanResult>;
  /** Its row: fields, or what it is. */
  Row(this: void, props: RowProps<P>): ReactNode;
}
