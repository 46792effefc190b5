/**
 * Sums: whole numbers of any size, exact. One amount of ours is always a safe integer (rupiah.ts,
 * gram.ts); what many amounts come to need not be, and must never throw for it.
 */

/**
 * A sum: a number while that is exact, else a bigint. JSON has no bigint, so it travels as its
 * digits (a text); every function here takes either.
 */
export type Jumlah = number | bigint | `${bigint}`;

/** The number where it is safe, the bigint otherwise. */
export function exact(n: bigint): number | bigint {
  const near = Number(n);
  return Number.isSafeInteger(near) ? near : n;
}

/** a + b, exact at any size. RangeError on fractions. */
export function addExact(a: Jumlah, b: Jumlah): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return exact(wholeOf(a) + wholeOf(b));
}

/** a − b, exact at any size. */
export function subtractExact(a: Jumlah, b: Jumlah): number | bigint {
  return addExact(a, exact(-wholeOf(b)));
}

/** Sum of a list, exact at any size. */
export function sumExact(list: Iterable<Jumlah>): number | bigint {
  let sum: number | bigint = 0;
  for (const n of list) sum = addExact(sum, n);
  return sum;
}

/** The whole number as a bigint. RangeError on fractions, SyntaxError on a text of no digits. */
export function wholeOf(n: Jumlah): bigint {
  return BigInt(n);
}

/**
 * A whole number divided by a power of ten (milligrams by 1000): a number while the whole is safe,
 * else its digits with a point in them, so that nothing is lost.
 */
export function shiftDecimal(stored: Jumlah, places: 2 | 3): number | string {
  if (typeof stored === 'number' && Number.isSafeInteger(stored)) return stored / 10 ** places;
  const whole = wholeOf(stored);
  const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${whole < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}
