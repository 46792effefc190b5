/**
 * Field kinds that are numbers: rupiah, gram, per cent, count, and a value that is either rupiah or
 * per cent. Inside they are whole rupiah, milligrams and hundredths of a per cent.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Milligram } from '@kencana/rules/gram';
import { HARGA_MAX } from '@kencana/rules/harga';
import type { Kadar } from '@kencana/rules/kadar';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Field, FieldOptions, Reading, WireRow } from './field.ts';
import { base, ok, refuse } from './field.ts';
import type { Places } from './decimal.ts';
import { fromScaled, toScaled } from './decimal.ts';

export interface NumberOptions extends FieldOptions {
  /** Limits in wire units, both allowed values. `min: 'lebih'` means more than zero. */
  readonly min?: number | 'lebih';
  readonly max?: number;
  /** Null instead of 0 when nothing was entered. */
  readonly nullable?: boolean;
  readonly melebihi?: MessageKey;
  readonly initial?: number;
  readonly scale?: true;
  readonly asks?: true;
}

function readScaled(value: unknown, places: Places, options: NumberOptions): Reading {
  const scaled = toScaled(value, places);
  if (scaled === undefined)
    return refuse(places === 0 ? 'isian.bulat' : 'isian.angka', { desimal: places });
  const { min = 0, max } = options;
  if (min === 'lebih' && scaled === 0) return refuse('isian.nol');
  if (scaled < (min === 'lebih' ? 0 : (toScaled(min, places) ?? 0))) {
    return refuse('isian.min', { min: min === 'lebih' ? 0 : min });
  }
  if (max !== undefined && scaled > (toScaled(max, places) ?? 0))
    return refuse('isian.maks', { maks: max });
  return ok(scaled);
}

function scaledToWire(column: unknown, places: Places): number | null {
  if (column === null || column === undefined) return null;
  return places === 0 ? Number(column) : fromScaled(Number(column), places);
}

/** A number, or null where nothing may be entered. */
type NumberOf<O> = O extends { readonly nullable: true } ? number | null : number;

/** As it is counted with, or null where a document may leave it out. */
type CountedOf<O, S> = O extends { readonly nullable: true } ? S | null : S;

function number<W, S>(kind: Field['kind'], places: Places, options: NumberOptions): Field<W, S> {
  const { nullable, min, max, ...rest } = options;
  return {
    ...base({ required: false, ...rest }),
    kind,
    empty: nullable === true ? null : 0,
    ...(nullable === true && { nullable }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    json: { type: places === 0 ? 'integer' : 'number' },
    read: (value) => readScaled(value, places, options),
    toWire: (column) => scaledToWire(column, places),
  };
}

/** Whole rupiah, not negative; no price of a master is more than an amount of a document may be. */
export const rupiah = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, Rupiah>> => number('rupiah', 0, { max: HARGA_MAX, ...options });

/** Decimal grams with at most three places; the column holds milligrams. */
export const gram = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, Milligram>> => number('gram', 3, options ?? {});

/** Decimal per cent with at most two places, 0 to 100; the column holds hundredths. */
export const persen = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, number>> => number('persen', 2, { max: 100, ...options });

/** Purity of goods, above 0 and at most 500 per cent (spec 1 §5), two places. */
export const kadar = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, Kadar>> =>
  number('persen', 2, { min: 'lebih', max: 500, melebihi: 'input.kadarMaks500', ...options });

/** Most that an `integer` column holds. */
const MOST_INTEGER = 2_147_483_647;

/** A whole number; a column that holds more than an `integer` says its own `max`. */
export const angka = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, number>> =>
  number('angka', 0, { max: MOST_INTEGER, ...options });

/** Whole days, at most ten years. */
export const hari = <const O extends NumberOptions = object>(
  options?: O,
): Field<NumberOf<O>, CountedOf<O, number>> => number('hari', 0, { max: 3650, ...options });

/**
 * Rupiah or per cent, as another field of the row says: `nilai({ per: { field: 'type', persen:
 * 'PERSENTASE' } })`.
 */
export function nilai(
  options: FieldOptions & { readonly per: NonNullable<Field['per']> },
): Field<number> {
  const { per } = options;
  const isPersen = (row: WireRow): boolean => row[per.field] === per.persen;
  return {
    ...base({ required: false, ...options }),
    kind: 'nilai',
    empty: 0,
    per,
    json: { type: 'number' },
    read: (value, row) =>
      isPersen(row) ? readScaled(value, 2, { max: 100 }) : readScaled(value, 0, { max: HARGA_MAX }),
    toWire: (column, row) => scaledToWire(column, isPersen(row) ? 2 : 0),
  };
}
