/**
 * How far what is entered of a piece contradicts itself: the weight on the scale against the one on
 * the nota, and its purity against its group's and its stamp's (docs/decision/0033). Whole
 * hundredths, no floating point.
 */
import { countedKadar, kadar, KADAR_MURNI, type Kadar } from './kadar.ts';
import type { Milligram } from './gram.ts';
import { roundHalfUp } from './pembulatan.ts';

/**
 * Difference of the scale's weight in hundredths of a per cent of the nota's, rounded up, so that
 * what lies beyond a limit never reads as within it.
 */
export function selisihBerat(nota: Milligram, asli: Milligram): number {
  const apart = BigInt(Math.abs(asli - nota)) * 10_000n;
  const weight = BigInt(nota);
  return Number((apart + weight - 1n) / weight);
}

/** Difference of two purities in hundredths of a point; above 100 % they count as 100 %. */
export function selisihKadar(a: Kadar, b: Kadar): number {
  return Math.abs(countedKadar(a) - countedKadar(b));
}

const CAP = /^(?:KADAR\s*)?(\d{1,4})(?:[.,](\d))?\s*(K|KT|KARAT|%)?$/;

/**
 * The purity that a stamp says: thousandths (`750`, `999.9`), ten-thousandths (`9999`), per cent
 * (`75`, `75%`) or karat (`18K`, of 24); undefined for a text that says none.
 */
export function kadarCap(cap: string): Kadar | undefined {
  const match = CAP.exec(cap.trim().toUpperCase());
  if (match === null) return undefined;
  const [, whole = '', tenth = '0', unit] = match;
  const tenths = Number(whole) * 10 + Number(tenth);
  const said = saidBy(tenths, unit);
  return said > 0 && said <= KADAR_MURNI ? kadar(said) : undefined;
}

/** Hundredths of a per cent of a number in tenths. */
function saidBy(tenths: number, unit: string | undefined): number {
  if (unit === '%') return tenths * 10;
  if (unit !== undefined) return roundHalfUp(tenths * 1000, 24);
  if (tenths <= 1000) return tenths * 10;
  return tenths <= 10_000 ? tenths : roundHalfUp(tenths, 10);
}
