/**
 * What an uploaded table may hold beside the limits of its caller, whether it is Excel or CSV: a
 * file of a few kilobytes must not cost seconds of work.
 */

/** Columns at most. */
export const MOST_COLUMNS = 200;

/** Rows at most, those without a filled cell included: a sheet may end in formatted empty ones. */
export const MOST_ROWS = 20_000;

/** The file is a table, but has too many rows (or cells) or too many columns to be read. */
export class TableTooLarge extends RangeError {
  readonly what: 'baris' | 'kolom';

  constructor(what: 'baris' | 'kolom') {
    super(`too many: ${what}`);
    this.name = 'TableTooLarge';
    this.what = what;
  }
}
