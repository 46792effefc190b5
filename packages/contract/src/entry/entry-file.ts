/**
 * The rows of a document as a file: columns of the template and of what is read, in the shape of a
 * master's file without a master behind it.
 */
import { defineMaster } from '../define-master.ts';
import type { MasterDef } from '../define-master.ts';
import type { DocumentDef } from '../document/define-document.ts';
import type { WireRow } from '../field/field.ts';
import type { CellProblem } from '../import-result.ts';
import type { NamedRows } from './define-entry.ts';

/** What reading a file answers: the rows, or the first 500 cells that are wrong. */
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

/** The columns of the file; a row of a document is never switched off. */
export function fileColumns(kind: DocumentDef, { fields }: NamedRows): MasterDef {
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
  return { ...complete, fields };
}
