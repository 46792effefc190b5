/** Hands rows to the browser's downloads as a CSV file that spreadsheets open in UTF-8. */
import { toCsv } from './data-table-column.ts';
import type { Column } from './data-table-column.ts';

/** Saves `<name>.csv`. */
export function saveCsv<T>(name: string, rows: readonly T[], columns: readonly Column<T>[]): void {
  const blob = new Blob([`\uFEFF${toCsv(rows, columns)}`], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
