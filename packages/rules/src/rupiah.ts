/**
 * Money: whole rupiah as a branded integer, its mask and the reading of typed amounts.
 * No rounding here; see pembulatan.ts.
 */
import { wholeOf, type Jumlah } from './jumlah.ts';

export type Rupiah = number & { readonly __rupiah: true };

/**
 * A whole number that no amount of ours may be: beyond the safe integers. Who computes with a
 * price that somebody typed may meet it, so it has a name of its own.
 */
export class BeyondSafe extends RangeError {
  override readonly name = 'BeyondSafe';
}

/**
 * Brands a safe integer as rupiah. Throws RangeError on fractions and NaN, BeyondSafe on whole
 * numbers too large.
 */
export function rupiah(n: number): Rupiah {
  if (Number.isInteger(n) && !Number.isSafeInteger(n)) throw new BeyondSafe(`Beyond safe: ${n}`);
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not whole rupiah: ${n}`);
  return (n === 0 ? 0 : n) as Rupiah;
}

/** Sum in rupiah; RangeError when a partial sum leaves the safe range. */
export function sumRupiah(list: Iterable<Rupiah>): Rupiah {
  let sum = rupiah(0);
  for (const r of list) sum = rupiah(sum + r);
  return sum;
}

/** Whole number with thousands commas: 1234500 -> '1,234,500', -5000 -> '-5,000'. */
export function formatAngka(n: Jumlah): string {
  const whole = String(typeof n === 'number' ? rupiah(n) : wholeOf(n));
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Money mask of spec 1 §9: prefix 'Rp. ', suffix ',-'. */
export function formatRupiah(r: Rupiah | Jumlah): string {
  return `Rp. ${formatAngka(r)},-`;
}

const PREFIX = /^Rp\.?\s*/i;
const SUFFIX = /,-$/;
const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,]|\s)\d{3})(?:\1\d{3})*$/;

/**
 * Reads a typed amount: digits alone or grouped in threes by one kind of separator (point, comma,
 * space), with or without the mask. Returns null for everything else: fractions ('1.5', '1,23'),
 * mixed separators, and '0.500', which could be meant as a half.
 */
export function parseRupiah(text: string): Rupiah | null {
  let body = text.trim();
  let negative = false;
  const takeSign = (): boolean => {
    if (!/^[-−]/.test(body)) return true;
    if (negative) return false;
    negative = true;
    body = body.slice(1).trim();
    return true;
  };
  if (!takeSign()) return null;
  body = body.replace(PREFIX, '').replace(SUFFIX, '').trim();
  if (!takeSign()) return null;
  if (!PLAIN.test(body) && !GROUPED.test(body)) return null;
  const value = Number(body.replace(/\D/g, ''));
  if (!Number.isSafeInteger(value)) return null;
  return rupiah(negative ? -value : value);
}
