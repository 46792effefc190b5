/**
 * A document while it is typed, by its definition: values in wire units, rows told apart by an id.
 * Nothing is drawn or sent here.
 */
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { fieldsAsk, isEmpty } from '@kencana/contract/field/field';
import type { DocumentCondition, NamedField, When, WireRow } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import type { Settings } from '@kencana/contract/module-flag';
import { moneyBody } from '../document-screen/money-draft.ts';
import type { MoneyPay } from '../document-screen/money-draft.ts';
import type { Values } from '../field/values.ts';
import { readOldDraft } from './old-draft.ts';

/** One row; the numbers of its fields are null while empty. */
export type RowDraft = Values & { readonly id: number };

/** Values of the fields by their names, and rows by theirs. */
export type EntryDraft = Values;

/** What an empty field holds. */
function emptyOf({ kind, initial }: NamedField): unknown {
  return initial ?? (isNumeric(kind) ? null : '');
}

/** An empty row, which keeps what the definition says of the one before. */
export function nextRow(part: NamedRows, rows: readonly RowDraft[]): RowDraft {
  const { fields, keep } = part;
  const before = rows.at(-1);
  const id = rows.reduce((most, row) => Math.max(most, row.id), 0) + 1;
  const values = fields.map((field) => {
    const kept = keep.includes(field.name) ? before?.[field.name] : undefined;
    return [field.name, kept ?? emptyOf(field)] as const;
  });
  return { id, ...Object.fromEntries(values), ...emptyRows(part.rows) };
}

/** One empty row of each kind, none where there may be none. */
function emptyRows(parts: readonly NamedRows[]): Values {
  return Object.fromEntries(
    parts.map((part) => [part.name, part.least === 0 ? [] : [nextRow(part, [])]]),
  );
}

/** A new document. */
export function emptyDraft(entry: EntryDef): EntryDraft {
  return {
    ...Object.fromEntries(entry.fields.map((field) => [field.name, emptyOf(field)])),
    ...emptyRows(entry.rows),
  };
}

/** The next document of a series: what the definition keeps of the one before. */
export function keptDraft(entry: EntryDef, draft: EntryDraft): EntryDraft {
  const kept = Object.entries(draft).filter(([name]) => entry.keep.includes(name));
  return { ...emptyDraft(entry), ...Object.fromEntries(kept) };
}

/** What lay on the device as a draft of the definition: what it lacks is empty. */
export function draftOf(entry: EntryDef, stored: Values): EntryDraft {
  return { ...emptyDraft(entry), ...readOldDraft(entry, stored) };
}

/** What else changes with a change of the form. */
export type Follow = (patch: Values, values: Values, before: Values) => Values;

/**
 * The draft after a change: what follows from it, and without the choices of references that are
 * offered by a field that changed.
 */
export function changed(
  { fields }: Pick<EntryDef, 'fields'>,
  draft: EntryDraft,
  typed: Values,
  follow?: Follow,
): EntryDraft {
  const patch = { ...typed, ...follow?.(typed, { ...draft, ...typed }, draft) };
  const moved = Object.keys(patch).filter((name) => patch[name] !== draft[name]);
  const emptied = fields.filter(({ reference }) =>
    Object.values(reference?.by ?? {}).some((name) => moved.includes(name)),
  );
  return { ...draft, ...Object.fromEntries(emptied.map(({ name }) => [name, ''])), ...patch };
}

/** True where a required field that a person fills is still empty: the server will refuse it. */
export function lacks(entry: EntryDef, draft: EntryDraft, settings: Settings): boolean {
  return entry.fields.some(
    ({ name, required, when }) =>
      required && isAsked(when, draft, settings) && isEmpty(draft[name]),
  );
}

/** How many goods were scanned. */
export function goodsOf({ fields }: EntryDef, draft: EntryDraft): number {
  const codes = fields.flatMap(({ kind, name }) => (kind === 'pindai' ? [draft[name]] : []));
  return codes.flat().length;
}

/** The rows of one kind. */
export function rowsOf(draft: EntryDraft, name: string): readonly RowDraft[] {
  return (draft[name] ?? []) as readonly RowDraft[];
}

/** True for a row that nobody has typed in. */
function isBlank({ typed, fields }: NamedRows, row: RowDraft): boolean {
  return fields
    .filter(({ name }) => typed.includes(name))
    .every((field) => isEmpty(row[field.name]) || row[field.name] === emptyOf(field));
}

/** The draft with the rows of a file behind those that were typed. */
export function withFileRows(
  draft: EntryDraft,
  part: NamedRows,
  read: readonly WireRow[],
): EntryDraft {
  const kept = rowsOf(draft, part.name).filter((row) => !isBlank(part, row));
  const all = read.reduce<readonly RowDraft[]>((rows, values) => {
    const shown = part.fields.map((field) => [field.name, fileValue(field, values[field.name])]);
    return [...rows, { ...nextRow(part, rows), ...Object.fromEntries(shown) }];
  }, kept);
  return { ...draft, [part.name]: all };
}

/** A cell that the file leaves empty comes as zero. */
function fileValue(field: NamedField, value: unknown): unknown {
  return isNumeric(field.kind) && !field.required && value === 0 ? null : value;
}

/**
 * True where the field is asked: by the shop's modules, by what else was typed, and of an event by
 * what its document holds.
 */
export function isAsked(
  when: When | undefined,
  values: Values,
  settings: Settings,
  document?: DocumentRow,
): boolean {
  if (when === undefined) return true;
  const { doc } = when;
  return (
    hasModule(when, settings) &&
    fieldsAsk(when, values) &&
    (doc === undefined || (document !== undefined && isSo(doc, document)))
  );
}

/** True where the shop's modules let the field be asked at all. */
export function hasModule({ on, off }: When, settings: Settings): boolean {
  return (on === undefined || settings.on(on)) && (off === undefined || !settings.on(off));
}

/** True where the document holds what the condition says. */
export function isSo({ path, is }: DocumentCondition, document: DocumentRow): boolean {
  const value = valueAt(document, path);
  if (is === 'isi') return !isEmpty(value);
  return is === 'lebih' ? Number(value) > 0 : Number(value) < 0;
}

/** The body of the call; what is missing is refused by the server at its field. */
export function bodyOf(
  { fields, rows }: Pick<EntryDef, 'fields' | 'rows'>,
  draft: EntryDraft,
  settings: Settings,
  document?: DocumentRow,
): WireRow {
  const asked = fields.filter(({ when }) => isAsked(when, draft, settings, document));
  const given = asked.filter(({ name }) => draft[name] !== null && draft[name] !== undefined);
  return {
    ...Object.fromEntries(given.map((field) => [field.name, sentValue(field, draft[field.name])])),
    ...Object.fromEntries(
      rows.map((part) => [
        part.name,
        rowsOf(draft, part.name).map((row) => ({
          ...(row['baris'] !== undefined && { baris: row['baris'] }),
          ...bodyOf(part, row, settings, document),
        })),
      ]),
    ),
  };
}

function sentValue({ kind }: NamedField, value: unknown): unknown {
  return kind === 'bayar' ? moneyBody(value as readonly MoneyPay[]) : value;
}

/** A number of a row as it is counted with: rupiah, milligrams, hundredths; 0 while it is empty. */
export function counted({ fields }: NamedRows, row: RowDraft, name: string): number {
  const field = fields.find((one) => one.name === name);
  const reading = isEmpty(row[name]) ? undefined : field?.read(row[name], row);
  return reading !== undefined && 'value' in reading ? Number(reading.value) : 0;
}
