/**
 * A piece that is corrected: out of the stock with its old values, in with its new ones, and what
 * differs in grams or cost as a row of its own (docs/decision/0064). Pure; where it lies and what
 * state it is in stay.
 */
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { valuesChanged } from '../../engine/transaction/piece-value.ts';
import type { Described, PieceValue } from '../../engine/transaction/piece-value.ts';
import type { StockRow, Weights } from '../../engine/transaction/posting.ts';

/** What correcting a piece writes: its rows of the stock card and of its history. */
interface Corrected {
  readonly stock: readonly StockRow[];
  readonly values: readonly PieceValue[];
}

/** `now` is the same piece as it is to be; its fine weight is the caller's to reckon. */
export function corrected(old: Described, now: Described): Corrected {
  const state = { no_lot: null, status_dari: null, status_ke: null } as const;
  const row = { ...state, kode_barcode: old.kode_barcode };
  const [before, after] = [goodsOf(old), goodsOf(now)];
  const less = <T extends number>(a: T, b: T): T => (a - b || 0) as T;
  const apart = {
    berat: less(after.berat, before.berat),
    berat_asli: less(after.berat_asli, before.berat_asli),
    murni: less(after.murni, before.murni),
    modal: less(after.modal, before.modal),
  } satisfies Weights & { readonly modal: number };
  const differs = Object.values(apart).some((amount) => amount !== 0);
  return {
    stock: [
      { ...row, ...before, kolom: 'OUT' },
      { ...row, ...after, kolom: 'IN' },
      ...(differs ? [{ ...row, ...after, ...apart, qty: 0, kolom: 'SELISIH' } as const] : []),
    ],
    values: valuesChanged(old, now),
  };
}
