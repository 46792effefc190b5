/** What scanned goods come to. */
import { fromScaled, toScaled } from '@kencana/contract/field/decimal';
import type { ScanColumn, WireRow } from '@kencana/contract/field/field';
import { aloneText, isNumeric, placesOf } from '@kencana/contract/field/value';

/** The exact sums of the rows, column by column: `12.125 gr`. */
export function scanSums(
  columns: readonly ScanColumn[],
  rows: readonly WireRow[],
): readonly string[] {
  return columns.flatMap(({ key, kind, total }) => {
    if (total !== true || !isNumeric(kind)) return [];
    const places = placesOf(kind);
    const sum = rows.reduce((whole, row) => whole + (toScaled(row[key], places) ?? 0), 0);
    return [aloneText(kind, fromScaled(sum, places))];
  });
}
