/**
 * Rounding of whole numbers: to a price step, and exact integer division. The only place where
 * money is rounded; nothing here works on fractions.
 */
import { BeyondSafe, rupiah, type Rupiah } from './rupiah.ts';

export type Arah = 'UP' | 'DOWN' | 'NEAREST';

/** How amounts are rounded: to a multiple of so many rupiah, and which way. */
export interface Pembulatan {
  readonly langkah: number;
  readonly arah: Arah;
}

/**
 * Rounds whole rupiah to a multiple of `step` (spec 1 §9: 500, or PEMBULATAN; the sale rounds UP,
 * the round-down module DOWN). UP is towards plus infinity, NEAREST takes the half up.
 * RangeError when value or step is not a safe integer or the step is not positive.
 */
export function roundToStep(value: number, step: number, arah: Arah): Rupiah {
  if (!Number.isSafeInteger(step) || step <= 0) throw new RangeError(`Bad rounding step: ${step}`);
  const whole = rupiah(value);
  const rest = ((whole % step) + step) % step;
  const down = whole - rest;
  if (rest === 0 || arah === 'DOWN') return rupiah(down);
  if (arah === 'UP') return rupiah(down + step);
  return rupiah(rest * 2 >= step ? down + step : down);
}

/** Whole part towards minus infinity of numerator / denominator, exact at any size. */
export function divideFloor(numerator: number | bigint, denominator: number | bigint): number {
  return toSafe(floorBig(BigInt(numerator), positive(denominator)));
}

/**
 * numerator / denominator rounded half up (towards plus infinity), exact at any size: give a
 * bigint where the product may pass 2^53. RangeError on a denominator that is not positive, on
 * fractions, and on a result outside the safe range.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const den = positive(denominator);
  return toSafe(floorBig(BigInt(numerator) * 2n + den, den * 2n));
}

/**
 * A decimal of the wire times 100 or 1000 as a whole number, forgiving float error (a millionth,
 * or a few last bits of a large number). Null when it has more places or leaves the safe range.
 */
export function scaleDecimal(value: number, factor: 100 | 1000): number | null {
  const scaled = Math.round(value * factor);
  if (!Number.isSafeInteger(scaled)) return null;
  const tolerance = Math.max(1e-6, Math.abs(scaled) * 2 ** -50);
  if (Math.abs(value * factor - scaled) > Math.min(tolerance, 0.001)) return null;
  return scaled === 0 ? 0 : scaled;
}

function positive(denominator: number | bigint): bigint {
  const den = BigInt(denominator);
  if (den <= 0n) throw new RangeError(`Denominator not positive: ${denominator}`);
  return den;
}

function floorBig(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

function toSafe(value: bigint): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new BeyondSafe(`Outside the safe range: ${value}`);
  return n;
}
