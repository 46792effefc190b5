/**
 * Fields of money that changes hands with a document: payments in any mix of money, and how money
 * goes back. Each is one value of the call; the web draws the counter's own rows for it.
 */
import type { BayarUang, KembaliUang } from '../transaction/pembayaran.ts';
import { base, refuse, same } from '../field/field.ts';
import type { Field, FieldOptions } from '../field/field.ts';

interface PaymentOptions extends FieldOptions {
  /** Path of the stored document that says what is left to pay; without it the form's own sums. */
  readonly due?: string;
}

/** Payments in money (`pembayaran`): required, at least one. */
export function bayar(
  options: PaymentOptions = {},
): Field<readonly object[], readonly BayarUang[]> {
  const { due, ...rest } = options;
  return {
    ...base(rest),
    kind: 'bayar',
    empty: [],
    initial: [],
    ...(due !== undefined && { due }),
    json: { type: 'array' },
    read: () => refuse('isian.salah'),
    toWire: same,
  };
}

/**
 * How money goes back (`kembali`), of an event as much as `due` is below zero: in cash, or by
 * transfer from an account of the shop.
 */
export function kembali(options: PaymentOptions = {}): Field<object, KembaliUang> {
  const { due, ...rest } = options;
  return {
    ...base({ required: false, ...rest }),
    kind: 'kembali',
    empty: null,
    initial: { jenis: 'CASH' },
    ...(due !== undefined && { due }),
    json: { type: 'object' },
    read: () => refuse('isian.salah'),
    toWire: same,
  };
}
