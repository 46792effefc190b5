/**
 * The one error of a call: the server's code and text, or JARINGAN and BELUM_PASTI when no answer
 * came.
 */

/**
 * Code of a write of which nobody knows whether it was saved; its data carries the key to ask again
 * with.
 */
export const LOST = 'BELUM_PASTI';

const UNKNOWN: readonly string[] = ['JARINGAN', 'SIBUK', LOST];

export class ApiError extends Error {
  readonly code: string;
  /** HTTP status, 0 when no answer came. */
  readonly status: number;
  /** Messages by field of a refused input. */
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  /**
   * What else the answer carried: subjek, kategori and uraian of an authorization, key of a lost
   * write.
   */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    status: number,
    errors?: Readonly<Record<string, readonly string[]>>,
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.data = data;
  }
}

/** The server's own words; undefined for a failure that has none. */
export function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.data['tanpa_kata'] === true) return undefined;
  return error.message === '' ? undefined : error.message;
}

/** The server's own words behind a sentence of the screen: ` (Barang Terjual)`; '' for none. */
export function wordsBeside(error: unknown): string {
  const words = wordsOf(error);
  return words === undefined ? '' : ` (${words})`;
}

/**
 * True when nobody knows whether a write was saved: no answer came, or the server lost its database
 * in the middle, which may have been at the commit. The same key asks again.
 */
export function isUnknown(error: unknown): error is ApiError {
  return error instanceof ApiError && UNKNOWN.includes(error.code);
}

/** The user left a dialog without deciding; callers let it pass in silence. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}
