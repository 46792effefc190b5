/**
 * The wire schema of what a call takes in, made from its definition: zod stays the border of the
 * API, and nobody writes it beside the fields.
 */
import { z } from 'zod';
import { schemaOf, textOfLeastOne } from '../field/field-schema.ts';
import { fieldsAsk, isEmpty } from '../field/field.ts';
import type { NamedField } from '../field/field.ts';
import { otorisasi } from '../transaction/input.ts';
import { inputKit } from '../transaction/input-kit.ts';
import type { InputKit } from '../transaction/input-kit.ts';
import { bayarUang, bayarUangAtauTidak, kembaliUang } from '../transaction/pembayaran.ts';
import type {
  EntryDef,
  EventDef,
  InputOf,
  NamedRows,
  RowCheck,
  RunEventDef,
} from './define-entry.ts';

/** Documents that one call may name. */
const MOST_DOCUMENTS = 500;

/** The body of saving a document. */
export function entrySchema<D extends EntryDef>(entry: D): z.ZodType<InputOf<D>> {
  return schema(entry, {}) as unknown as z.ZodType<InputOf<D>>;
}

/** The body of an event: the number of its document, or those of a run, and its fields. */
export function eventSchema<D extends EventDef | RunEventDef>(event: D): z.ZodType<InputOf<D>> {
  const no = 'run' in event ? numbers(event.run.tanpa) : number;
  return schema(event, { no_faktur_group: no }) as unknown as z.ZodType<InputOf<D>>;
}

const number = textOfLeastOne(40).transform((no) => no.toUpperCase());

function numbers(none: string): z.ZodType {
  return z.array(number).min(1, none).max(MOST_DOCUMENTS, 'input.terlaluBanyak');
}

/**
 * A field that is asked by what another one holds is required there alone; whether a module is on
 * only the shop knows, so that a field of a module is never required by its schema.
 */
function schema({ fields, rows, either, checks, strict }: EntryDef, first: Shape): z.ZodType {
  const object = strict === true ? z.strictObject : z.object;
  const plain = object({
    ...first,
    ...shape(fields),
    ...listShapes(rows, object),
    detail_authorization: otorisasi,
  });
  const all = checked(plain, checks);
  const one = either.reduce<z.ZodType>(
    (whole, names) =>
      whole.refine((input) => names.some((name) => !isEmpty(valueOf(input, name))), {
        error: 'input.wajib',
        path: names.slice(-1),
        when: always,
      }),
    all,
  );
  return fields.filter(isConditional).reduce<z.ZodType>(
    (whole, { name, when, wajib, min }) =>
      whole.refine((input) => isGiven(valueOf(input, name), min) || !asks(when, input), {
        error: wajib ?? 'input.wajib',
        path: [name],
        when: always,
      }),
    one,
  );
}

/** Rows of what is strict are strict too. */
function listShapes(rows: readonly NamedRows[], object: ObjectSchema): Shape {
  return Object.fromEntries(rows.map((part) => [part.name, rowsSchema(part, object)]));
}

type ObjectSchema = (shape: Shape) => z.ZodObject;

/** Fields alone, with more names before them: a row of a call that is not declared. */
export function fieldsSchema<Input>(
  { fields, checks }: Pick<EntryDef, 'fields' | 'checks'>,
  first: Shape = {},
): z.ZodType<Input> {
  return checked(z.object({ ...first, ...shape(fields) }), checks) as unknown as z.ZodType<Input>;
}

/** What must hold where each field is right. */
function checked(object: z.ZodType, checks: readonly RowCheck[]): z.ZodType {
  return checks.reduce(
    (whole, { field, salah, ok }) =>
      whole.refine((value) => ok(value as never), { error: salah, path: [field] }),
    object,
  );
}

/** A number that was left out stands as 0: none, where it must be more than that. */
function isGiven(value: unknown, min: NamedField['min']): boolean {
  return !isEmpty(value) && (min !== 'lebih' || value !== 0);
}

/** Whatever else is wrong with the input: all that is missing is told at once. */
const always = (): boolean => true;

function isConditional({ required, when }: NamedField): boolean {
  return required && (when?.values !== undefined || when?.other !== undefined);
}

function asks(when: NamedField['when'], input: unknown): boolean {
  return typeof input === 'object' && input !== null && fieldsAsk(when ?? {}, input);
}

type Shape = Readonly<Record<string, z.ZodType>>;

function shape(fields: readonly NamedField[]): Shape {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      valueSchema(isConditional(field) ? { ...field, required: false } : field),
    ]),
  );
}

/** Money has rows of its own shape; everything else is its field's. */
function valueSchema(field: NamedField): z.ZodType {
  switch (field.kind) {
    case 'bayar':
      return field.required ? bayarUang : bayarUangAtauTidak;
    case 'sendiri':
      return (field.schema as (kit: InputKit) => z.ZodType)(inputKit);
    case 'kembali':
      return kembaliUang.default({ jenis: 'CASH' });
    default:
      return schemaOf(field);
  }
}

function rowsSchema(part: NamedRows, object: ObjectSchema): z.ZodType {
  const { fields, rows, least, most, perLine, together, checks } = part;
  const plain = object({
    ...(perLine !== undefined && { baris: z.number().int().min(1) }),
    ...shape(fields),
    ...listShapes(rows, object),
  });
  const row = checked(plain, checks);
  const list = z
    .array(together === undefined ? row : row.refine(...bothOrNone(together)))
    .max(most, 'input.terlaluBanyak');
  return least === 0 ? list.default([]) : list.min(1, 'input.barangKosong');
}

function bothOrNone({
  fields: [one, other],
  beda,
}: NonNullable<NamedRows['together']>): [(row: unknown) => boolean, object] {
  const isZero = (row: unknown, name: string): boolean => valueOf(row, name) === 0;
  return [(row) => isZero(row, one) === isZero(row, other), { error: beda, path: [other] }];
}

function valueOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null
    ? (input as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
