/**
 * What a sale's number says: `JKT1-FJ-261120-0006` belongs to the business date 2026-11-20. Pure.
 */

const NOMOR = /^[A-Z0-9]+-FJ-(\d{2})(\d{2})(\d{2})-\d{4,}/;

/**
 * The business date inside a sale's number (also of a line, `…-0006-1`), undefined when it is none.
 */
export function dateOfNumber(text: string): string | undefined {
  const match = NOMOR.exec(text.trim().toUpperCase());
  return match === null ? undefined : `20${match[1]}-${match[2]}-${match[3]}`;
}

/** The document's number from a scanned or typed one: upper case, without a line's own suffix. */
export function documentNumber(text: string): string {
  const trimmed = text.trim().toUpperCase();
  return /^(.+-FJ-\d{6}-\d{4,})-\d+$/.exec(trimmed)?.[1] ?? trimmed;
}
