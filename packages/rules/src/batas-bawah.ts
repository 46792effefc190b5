/**
 * The floor of gold that is sold: what its fine weight is worth at today's price of pure gold, less
 * the per cent that the shop may go below it (docs/decision/0025). Whole numbers at any size.
 */
import type { Milligram } from './gram.ts';
import { divideFloor } from './pembulatan.ts';
import { rupiah, type Rupiah } from './rupiah.ts';

const WHOLE = 10_000;

/** By what a floor and a roof (batas-atas.ts) are measured. */
export interface DasarBatas {
  /** Price of one gram of pure gold; 0 where the shop has none, and then there is no limit. */
  readonly harga: Rupiah;
  /** How far below it may be sold, or above bought; hundredths of a per cent, 100 % no limit. */
  readonly persen: number;
}

/**
 * The least rupiah for `murni` of fine gold: murni × harga × (100 − persen) / 100, up to the next
 * whole rupiah, so that an amount reaches the floor exactly when it is not below this. One that no
 * amount can reach is the greatest safe number.
 */
export function batasBawah(murni: Milligram, { harga, persen }: DasarBatas): Rupiah {
  const kept = BigInt(WHOLE - Math.min(persen, WHOLE));
  const scaled = BigInt(murni) * BigInt(harga) * kept;
  const unit = 1000n * BigInt(WHOLE);
  const floor = (scaled + unit - 1n) / unit;
  return floor > BigInt(Number.MAX_SAFE_INTEGER)
    ? rupiah(Number.MAX_SAFE_INTEGER)
    : rupiah(Number(floor));
}

/**
 * The floor of goods whose price was agreed before they were weighed: where the agreed amount lay
 * below its floor (an approval allowed that), the same share of the new floor, rounded down.
 */
export function batasDisepakati(
  batas: Rupiah,
  agreed: { readonly total: Rupiah; readonly batas: Rupiah },
): Rupiah {
  if (agreed.total >= agreed.batas) return batas;
  return rupiah(divideFloor(BigInt(batas) * BigInt(Math.max(0, agreed.total)), agreed.batas));
}
