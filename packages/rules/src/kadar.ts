/**
 * Purity in hundredths of a per cent (7550 is 75.5 %) and the fine weight that follows from it.
 */
import { milligram, type Milligram } from './gram.ts';
import { hundredthsToPercent, percentToHundredths } from './persen.ts';
import { roundHalfUp } from './pembulatan.ts';

export type Kadar = number & { readonly __kadar: true };

/** Pure gold: 100.00 %. */
export const KADAR_MURNI = 10_000 as Kadar;

/** The item form allows up to 500 (domain §5). */
const KADAR_MAX = 50_000;

/** Brands whole hundredths of a per cent, 0 to 50000. RangeError otherwise. */
export function kadar(n: number): Kadar {
  if (!Number.isSafeInteger(n) || n < 0 || n > KADAR_MAX) {
    throw new RangeError(`Not a purity in hundredths of a per cent: ${n}`);
  }
  return (n === 0 ? 0 : n) as Kadar;
}

/** Wire per cent (75.5) to hundredths. RangeError when there are more than two places. */
export function percentToKadar(percent: number): Kadar {
  return kadar(percentToHundredths(percent));
}

/** Hundredths to the wire's per cent. */
export function kadarToPercent(k: Kadar): number {
  return hundredthsToPercent(k);
}

/** Per cent without sign and without trailing zeros: 7500 -> '75', 7550 -> '75.5'. */
export function formatKadar(k: Kadar): string {
  return String(kadarToPercent(k));
}

/** Purity that counts in a calculation: above 100 % it is 100 % (domain §5). */
export function countedKadar(k: Kadar): Kadar {
  return k > KADAR_MURNI ? KADAR_MURNI : k;
}

/** Fine milligrams = weight on the scale × purity, rounded half up once (domain §5). */
export function fineMg(beratAsli: Milligram, k: Kadar): Milligram {
  return milligram(roundHalfUp(BigInt(beratAsli) * BigInt(countedKadar(k)), KADAR_MURNI));
}
