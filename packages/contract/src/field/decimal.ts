/**
 * Decimal wire numbers to scaled integers and back, at 0, 2 or 3 places; also takes plain decimal
 * texts (`"1.5"`).
 */
import { scaleDecimal } from '@kencana/rules/pembulatan';

export type Places = 0 | 2 | 3;

/**
 * 1.234 with 3 places → 1234; undefined when it is no number, has more places, or leaves the safe
 * integers.
 */
export function toScaled(value: unknown, places: Places): number | undefined {
  const number = asNumber(value);
  if (number === undefined) return undefined;
  if (places === 0) return Number.isSafeInteger(number) ? number : undefined;
  return scaleDecimal(number, places === 2 ? 100 : 1000) ?? undefined;
}

/** 1234 with 3 places → 1.234. */
export function fromScaled(scaled: number, places: Places): number {
  return scaled / 10 ** places;
}

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return undefined;
  return Number(value);
}
