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
export const KADAR_MAX = 50_000;

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

/**
 * What was meant by a typed purity above 100 (domain §5): 42000 (420 %) → 4200 (42,0 %); undefined
 * when it is none.
 */
export function meantKadar(typed: number | null): number | undefined {
  if (typed === null || typed <= KADAR_MURNI) return undefined;
  let meant = typed;
  while (meant > KADAR_MURNI) meant = Math.round(meant / 10);
  return meant;
}

/**
 * The usual stamp of a purity in thousandths: 7500 → '750'; empty when it is no whole number of
 * them.
 */
export function stampOf(typed: number | null): string {
  return typed !== null && typed < KADAR_MURNI && typed % 10 === 0 ? String(typed / 10) : '';
}

/** Fine milligrams = weight on the scale × purity, rounded half up once (domain §5). */
export function fineMg(beratAsli: Milligram, k: Kadar): Milligram {
  return milligram(roundHalfUp(BigInt(beratAsli) * BigInt(countedKadar(k)), KADAR_MURNI));
}
