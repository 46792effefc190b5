/**
 * Cells and rows of a sheet: what a text stands for, pasting a table, filling down. A cell that
 * cannot be read keeps its text, so that it is seen and mended where it stands. Pure.
 */
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { fieldText, isNumeric, parseValue } from '@kencana/contract/field/value';
import type { RefChoice } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';

/** A row of a sheet; what is empty is left out. */
export type SheetRow = Values;

export const YES = 'YA';
const NO = 'TIDAK';

/** What a typed, pasted or read text stands for; undefined for an empty cell. */
export function cellValue(
  { kind, options = [] }: NamedField,
  text: string,
  choices: readonly RefChoice[] = [],
): unknown {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (isNumeric(kind)) return parseValue(kind, typed) ?? typed;
  const same = (one: string): boolean => one.toUpperCase() === typed.toUpperCase();
  switch (kind) {
    case 'aktif':
      if ([YES, 'YES', 'TRUE', '1'].some(same)) return true;
      return [NO, 'NO', 'FALSE', '0'].some(same) ? false : typed;
    case 'pilihan':
      return options.find(same) ?? typed;
    case 'ref': {
      const found = choices.find(({ value, label }) => same(value) || same(label));
      return found?.value ?? typed.toUpperCase();
    }
    default:
      return typed;
  }
}

/** The text of a cell, as it is typed over. */
export function cellText({ kind }: NamedField, value: unknown): string {
  if (value === true) return YES;
  if (value === false) return NO;
  if (typeof value === 'number' && isNumeric(kind)) return fieldText(kind, value);
  return textOf(value);
}

/** True for a row in which nothing stands that a person or a file has put there. */
export function isBlank(fields: readonly NamedField[], row: SheetRow): boolean {
  return fields.every(({ name }) => isEmpty(row[name]));
}

/** Cells of a table that was copied from a spreadsheet: tabs and lines, quoted where needed. */
export function tableOf(text: string): readonly (readonly string[])[] {
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (plain === '') return [];
  const rows: string[][] = [[]];
  // A cell begins where the one before has ended, with what parts them.
  const cell = /([\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g;
  for (const [, border, quoted, bare = ''] of `\t${plain}`.matchAll(cell)) {
    if (border === '\n') rows.push([]);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
  }
  return rows;
}

/** Where something is put into a sheet, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How a row changes with what was put into it. */
export type ChangeRow = (row: SheetRow, patch: Values) => SheetRow;

interface Pasted {
  readonly rows: readonly SheetRow[];
  /** Rows that were left out: there may be no more. */
  readonly over: number;
}

/** The rows with a table put in from the place on; columns beyond the last are left out. */
export function pasted(
  rows: readonly SheetRow[],
  fields: readonly NamedField[],
  { row: from, column }: Place,
  table: readonly (readonly string[])[],
  {
    most,
    read,
    change,
  }: {
    readonly most: number;
    readonly read: (field: NamedField, text: string) => unknown;
    readonly change: ChangeRow;
  },
): Pasted {
  const fitting = table.slice(0, Math.max(0, most - from));
  const end = Math.max(rows.length, from + fitting.length);
  const next = Array.from({ length: end }, (_, at): SheetRow => {
    const row = rows[at] ?? {};
    const cells = fitting[at - from];
    if (cells === undefined) return row;
    const given = cells.flatMap((text, n): [string, unknown][] => {
      const field = fields[column + n];
      return field === undefined ? [] : [[field.name, read(field, text)]];
    });
    return change(row, Object.fromEntries(given));
  });
  return { rows: next, over: table.length - fitting.length };
}

/** The rows with one cell's value in that column of all rows below that are in use. */
export function filledDown(
  rows: readonly SheetRow[],
  { name }: NamedField,
  from: number,
  change: ChangeRow,
): readonly SheetRow[] {
  const value = rows[from]?.[name];
  return rows.map((row, at) => (at <= from ? row : change(row, { [name]: value })));
}

/** What is sent: the rows in which something stands, and where each stands in the sheet. */
export function sentRows(
  fields: readonly NamedField[],
  rows: readonly SheetRow[],
): { readonly sent: readonly WireRow[]; readonly places: readonly number[] } {
  const places = [...rows.keys()].filter((at) => !isBlank(fields, rows[at] ?? {}));
  const sent = places.map((at) => {
    const row = rows[at] ?? {};
    const given = fields.filter(({ name }) => !isEmpty(row[name]));
    return Object.fromEntries(given.map(({ name }) => [name, row[name]]));
  });
  return { sent, places };
}

/** The first of the places of a sheet that come after a cell: to the right, then below. */
export function nextPlace({ row, column }: Place, columns: number): Place {
  return column + 1 < columns ? { row, column: column + 1 } : { row: row + 1, column: 0 };
}
