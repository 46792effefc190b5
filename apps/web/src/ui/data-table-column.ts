/**
 * Columns of a DataTable and what can be drawn from them without React: sorting, searching, CSV.
 */
import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export interface Column<T> {
  /** Field of the row, also the name in sort and column choice. */
  readonly key: string;
  readonly label: string;
  /** The cell; default is the value as text. */
  readonly render?: (row: T) => ReactNode;
  /** What sorting, search and CSV use; default is the field named by `key`. */
  readonly value?: (row: T) => CellValue;
  /** Numbers are right-aligned with tabular figures. */
  readonly align?: 'left' | 'right' | 'center';
  /** CSS width. */
  readonly width?: number | string;
  readonly sortable?: boolean;
  /** The totals row's cell over the rows that are shown; only for tables that have all rows. */
  readonly total?: (rows: readonly T[]) => ReactNode;
  /** Not shown until the user chooses it. */
  readonly optional?: boolean;
}

export interface Sort {
  readonly key: string;
  readonly desc: boolean;
}

/** The raw value of a cell. */
export function cellValue<T>(column: Column<T>, row: T): CellValue {
  if (column.value !== undefined) return column.value(row);
  return (row as Readonly<Record<string, CellValue>>)[column.key];
}

/** Rows in order; numbers as numbers, text by the language's own order. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: Sort | undefined,
): readonly T[] {
  const column = columns.find((one) => one.key === sort?.key);
  if (sort === undefined || column === undefined) return rows;
  const sign = sort.desc ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(cellValue(column, a), cellValue(column, b)));
}

function compare(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), undefined, { numeric: true });
}

/** Rows that contain the text in any column, whatever the case (spec 1 §2 "Generic widgets"). */
export function searchRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  text: string,
): readonly T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) =>
    columns.some((column) =>
      String(cellValue(column, row) ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}

/** CSV with a heading line; cells that a spreadsheet would run (= + - @) are neutralised. */
export function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const lines = [columns.map((column) => csvCell(column.label))];
  for (const row of rows) lines.push(columns.map((column) => csvCell(cellValue(column, row))));
  return lines.map((cells) => cells.join(',')).join('\r\n');
}

function csvCell(value: CellValue): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Text for the clipboard: tab-separated, as spreadsheets paste it. */
export function toTsv<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const line = (cells: readonly CellValue[]): string =>
    cells.map((cell) => String(cell ?? '').replaceAll(/[\t\r\n]/g, ' ')).join('\t');
  const all = [line(columns.map((column) => column.label))];
  for (const row of rows) all.push(line(columns.map((column) => cellValue(column, row))));
  return all.join('\n');
}
