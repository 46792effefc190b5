/**
 * The rows of a document as a file: columns of the template and of what is read, in the shape of a
 * master's file without a master behind it.
 */
import { defineMaster } from '../define-master.ts';
import type { MasterDef } from '../define-master.ts';
import type { DocumentDef } from '../document/define-document.ts';
import type { WireRow } from '../field/field.ts';
import type { CellProblem } from '../import-result.ts';
import type { EntryDef, NamedRows } from './define-entry.ts';

/** What a dry run of rows answers: the first 500 cells that are wrong, and how many there are. */
export interface CheckedRows {
  /** `baris` counts the rows from 1; 0 for the head. */
  readonly problems: readonly CellProblem[];
  readonly jumlah_masalah: number;
}

/**
 * What reading a file answers: the rows, or the first 500 cells that are wrong. Of a sheet the rows
 * come with what is wrong in them, so that it can be mended there; a cell that cannot be read is
 * the text that stands in it.
 */
export interface FileRows {
  readonly baris: readonly WireRow[];
  readonly masalah: readonly CellProblem[];
}

/** Rows of a kind that can be read from a file, and where. */
export interface EntryFile {
  readonly rows: NamedRows;
  /** Address that reads one; `<path>/template` makes one to fill in. */
  readonly path: string;
}

/** Which rows of the kind come from a file; undefined where none do. */
export function entryFile({ entry, list }: DocumentDef): EntryFile | undefined {
  const rows = entry?.rows.find(({ file }) => file);
  return rows === undefined ? undefined : { rows, path: `${list.path}/impor` };
}

/** Which rows of an entry come from a file, where they are typed into a sheet. */
export function sheetFile({ rows: all, path }: EntryDef): EntryFile {
  const rows = all.find(({ file }) => file);
  if (rows === undefined) throw new RangeError(`no rows of ${path} come from a file`);
  return { rows, path: `${path}/impor` };
}

/** The columns of the file; a row of a document is never switched off. */
export function fileColumns(
  kind: Pick<DocumentDef, 'area' | 'kind' | 'list' | 'name'>,
  { fields }: NamedRows,
): MasterDef {
  const [first] = fields;
  const complete = defineMaster({
    name: kind.kind,
    area: kind.area,
    path: kind.list.path,
    key: first?.name ?? '',
    title: kind.name,
    fields: Object.fromEntries(fields.map((field) => [field.name, field])) as object,
    list: [],
  } as Parameters<typeof defineMaster>[0]);
  // A choice with one to begin with need not be told, and what no form asks stands in no file.
  const columns = fields
    .filter(({ form }) => form)
    .map((field) =>
      field.kind === 'pilihan' && field.initial !== undefined
        ? { ...field, required: false }
        : field,
    );
  return { ...complete, fields: columns };
}
