/**
 * A way of paying a sale as server and web know it: what is sent, and what kind of value pays.
 * Limits, points, bonuses, reports and the cash book go by that value, never by a name.
 */
import type { InputKit } from '../transaction/input-kit.ts';
import type { Keeps } from '../document/kept.ts';
import type { z } from 'zod';
import type { MessageKey } from '@kencana/messages/key';

/**
 * What pays: cash of the till; a transfer or a card, which arrive or do not after the piece has
 * left; a claim on somebody else; a rebate that the shop gives away; old gold; a down payment that
 * was taken before.
 */
export type Worth = 'cash' | 'transfer' | 'card' | 'claim' | 'rebate' | 'goods' | 'held';

/** One name that a payment is stored by. */
export interface PaymentName {
  readonly worth: Worth;
  /** What a user calls it. */
  readonly label: MessageKey;
  /** Its column of Laporan Penjualan; those without one stand together as LAIN. */
  readonly kolom?: string;
  /** Of a claim: the field of the document's `rincian` that says who owes it. */
  readonly debitur?: string;
}

/** A way of paying: its names on the wire and in the books, and its forms on the wire. */
export interface PaymentDef {
  readonly names: Readonly<Record<string, PaymentName>>;
  readonly wire: (
    kit: InputKit,
  ) => readonly z.ZodObject<{ jenis: z.core.$ZodType<string, string> }>[];
  /** What the document keeps of it. */
  readonly rincian?: Keeps;
}

/** A row of a sale's `pembayaran` in this way. */
export type RowOf<Def extends PaymentDef> = z.output<ReturnType<Def['wire']>[number]>;

/** Declares a way of paying; its types stay its own. */
export function definePayment<const Def extends PaymentDef>(def: Def): Def {
  return def;
}
