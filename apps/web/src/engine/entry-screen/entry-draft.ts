/**
 * A document while it is typed, by its definition: values in wire units, rows told apart by an id.
 * Nothing is drawn or sent here.
 */
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, When, WireRow } from '@kencana/contract/field/field';
import { isNumeric } from '@kencana/contract/field/value';
import type { Settings } from '@kencana/contract/module-flag';
import type { Values } from '../field/values.ts';

/** One row; the numbers of its fields are null while empty. */
export type RowDraft = Values & { readonly id: number };

/** Values of the fields by their names, and rows by theirs. */
export type EntryDraft = Values;

/** What an empty field holds. */
function emptyOf({ kind, initial }: NamedField): unknown {
  return initial ?? (isNumeric(kind) ? null : '');
}

/** An empty row, which keeps what the definition says of the one before. */
export function nextRow({ fields, keep }: NamedRows, rows: readonly RowDraft[]): RowDraft {
  const before = rows.at(-1);
  const id = rows.reduce((most, row) => Math.max(most, row.id), 0) + 1;
  const values = fields.map((field) => {
    const kept = keep.includes(field.name) ? before?.[field.name] : undefined;
    return [field.name, kept ?? emptyOf(field)] as const;
  });
  return { id, ...Object.fromEntries(values) };
}

/** A new document: one empty row of each kind. */
export function emptyDraft(entry: EntryDef): EntryDraft {
  return {
    ...Object.fromEntries(entry.fields.map((field) => [field.name, emptyOf(field)])),
    ...Object.fromEntries(entry.rows.map((part) => [part.name, [nextRow(part, [])]])),
  };
}

/**
 * What lay on the device as a draft of the definition: what it lacks is empty. Drafts of before the
 * definition hold their rows as `lines`, in stored units.
 */
export function draftOf(entry: EntryDef, stored: Values): EntryDraft {
  const { lines, ...rest } = stored;
  const [first] = entry.rows;
  const old =
    Array.isArray(lines) && first !== undefined
      ? { [first.name]: (lines as RowDraft[]).map((line) => oldRow(first, line)) }
      : {};
  return { ...emptyDraft(entry), ...rest, ...old };
}

function oldRow({ fields }: NamedRows, line: RowDraft): RowDraft {
  const wire = fields.map(({ name, kind, toWire }) => [
    name,
    isNumeric(kind) ? toWire(line[name], {}) : line[name],
  ]);
  return { id: line.id, ...Object.fromEntries(wire) };
}

/** A change with what it empties: references that are offered by a field that changed. */
export function withEmptied({ fields }: EntryDef, draft: EntryDraft, patch: Values): Values {
  const moved = Object.keys(patch).filter((name) => patch[name] !== draft[name]);
  const emptied = fields.filter(({ reference }) =>
    Object.values(reference?.by ?? {}).some((name) => moved.includes(name)),
  );
  return { ...Object.fromEntries(emptied.map(({ name }) => [name, ''])), ...patch };
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

/** True where the field is asked: by the shop's modules and by what else was typed. */
export function isAsked(when: When | undefined, values: Values, settings: Settings): boolean {
  if (when === undefined) return true;
  const { on, off, values: wanted = {} } = when;
  return (
    (on === undefined || settings.on(on)) &&
    (off === undefined || !settings.on(off)) &&
    Object.entries(wanted).every(([name, value]) => values[name] === value)
  );
}

/** The body of the call; what is missing is refused by the server at its field. */
export function bodyOf(entry: EntryDef, draft: EntryDraft, settings: Settings): object {
  return {
    ...sent(entry.fields, draft, settings),
    ...Object.fromEntries(
      entry.rows.map((part) => [
        part.name,
        rowsOf(draft, part.name).map((row) => ({
          ...(row['baris'] !== undefined && { baris: row['baris'] }),
          ...sent(part.fields, row, settings),
        })),
      ]),
    ),
  };
}

function sent(fields: readonly NamedField[], values: Values, settings: Settings): Values {
  const asked = fields.filter(({ when }) => isAsked(when, values, settings));
  const given = asked.filter(({ name }) => values[name] !== null && values[name] !== undefined);
  return Object.fromEntries(given.map(({ name }) => [name, values[name]]));
}

/** A number of a row as it is counted with: rupiah, milligrams, hundredths; 0 while it is empty. */
export function counted({ fields }: NamedRows, row: RowDraft, name: string): number {
  const field = fields.find((one) => one.name === name);
  const reading = isEmpty(row[name]) ? undefined : field?.read(row[name], row);
  return reading !== undefined && 'value' in reading ? Number(reading.value) : 0;
}
