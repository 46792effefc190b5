/**
 * Per cents as whole hundredths inside (250 is 2.5 %), decimal on the wire, and per cents of money.
 */
import { divideFloor, scaleDecimal } from './pembulatan.ts';
import { rupiah, type Rupiah } from './rupiah.ts';

/** Wire per cent (2.5) to hundredths (250). RangeError when there are more than two places. */
export function percentToHundredths(percent: number): number {
  const hundredths = scaleDecimal(percent, 100);
  if (hundredths === null) throw new RangeError(`More than two places of a per cent: ${percent}`);
  return hundredths;
}

/** Hundredths to the wire's per cent. */
export function hundredthsToPercent(hundredths: number): number {
  return hundredths / 100;
}

/** Two decimals and the sign: 250 -> '2.50%'. */
export function formatPersen(hundredths: number): string {
  return `${hundredthsToPercent(hundredths).toFixed(2)}%`;
}

/** floor(amount × hundredths / 10000), exact at any size (domain §5: floored). */
export function floorPercentOf(amount: Rupiah, hundredths: number): Rupiah {
  return rupiah(divideFloor(BigInt(amount) * BigInt(hundredths), 10_000));
}

/** Reads a typed per cent into hundredths (`2,5` and `2.5 %` are 250), null when it is none. */
export function parsePersen(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
