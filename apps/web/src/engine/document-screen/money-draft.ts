/** Payments in money as a screen keeps them while typed, and as the wire takes them. Pure. */
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { nextId } from './counter-draft.ts';

export type MoneyKind = 'CASH' | 'TRANSFER' | 'DEBIT' | 'KREDIT';

export interface MoneyPay {
  /** Of the screen, to know a row by. */
  readonly id: number;
  readonly jenis: MoneyKind;
  readonly jumlah: Rupiah | null;
  /** '' for cash, and until an account is chosen. */
  readonly no_rekening: string;
  readonly no_card: string;
}

/** One payment in cash whose amount is still to be typed. */
export const ONE_CASH: readonly MoneyPay[] = [
  { id: 1, jenis: 'CASH', jumlah: null, no_rekening: '', no_card: '' },
];

/** Adds a payment that starts with what is left. */
export function addMoney(
  list: readonly MoneyPay[],
  jenis: MoneyKind,
  sisa: Rupiah,
  no_rekening: string,
): readonly MoneyPay[] {
  const id = nextId(list);
  return [...list, { id, jenis, jumlah: sisa > 0 ? sisa : null, no_rekening, no_card: '' }];
}

/** Σ of what was typed. */
export function sumMoney(list: readonly MoneyPay[]): Rupiah {
  return rupiah(list.reduce((sum, pay) => sum + (pay.jumlah ?? 0), 0));
}

/** `pembayaran` of the wire; a row without an amount is sent as zero and refused at its field. */
export function moneyBody(list: readonly MoneyPay[]): object[] {
  return list.map(({ jenis, jumlah, no_rekening, no_card }) => ({
    jenis,
    jumlah_rp: jumlah ?? 0,
    ...(jenis !== 'CASH' && { no_rekening }),
    ...((jenis === 'DEBIT' || jenis === 'KREDIT') && { no_card }),
  }));
}
