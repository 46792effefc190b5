/**
 * The zod schema of a field of a document, at the border of the API: what it refuses, with which
 * sentence (a message key; whoever answers puts the label into it), and the value that is counted
 * with: whole rupiah, milligrams, hundredths of a per cent, codes in capitals.
 */
import { z } from 'zod';
import { isTanggal } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { MessageKey } from '@kencana/messages/key';
import { FILE_PATH, FILE_PATH_OR_NONE } from '../file-path.ts';
import { bacaNoHp, NON_MEMBER } from '../orang.ts';
import { toScaled } from './decimal.ts';
import type { Field, StoredOf, WireOf } from './field.ts';
import { isNumeric, placesOf } from './value.ts';
import type { NumericKind } from './value.ts';

/** Characters of a code. */
const CODE = 40;
/** Characters of the number of a lot. */
const LOT = 60;
/** The greatest number of a kind that says none, in wire units: a ton of gold. */
const MOST: Readonly<Partial<Record<NumericKind, number>>> = { gram: 1_000_000 };
/** Refusal of too many decimal places. */
const DECIMALS: Readonly<Record<number, MessageKey>> = {
  2: 'input.duaDesimal',
  3: 'input.gramTigaDesimal',
};

/** A field's schema; what may be left out is its empty value then, or missing where `nullable`. */
export function schemaOf<F extends Field>(field: F): z.ZodType<StoredOf<F>, WireOf<F>> {
  return schemaFor(field) as unknown as z.ZodType<StoredOf<F>, WireOf<F>>;
}

function schemaFor(field: Field): z.ZodType {
  const { kind, required, max, options, initial } = field;
  if (isNumeric(kind)) return numberSchema(kind, field);
  switch (kind) {
    case 'kode':
    case 'ref':
      return codeSchema(field);
    case 'daftar':
      return codeSchema(field, max);
    case 'telepon':
      return phone;
    case 'member':
      return memberCode;
    case 'janji':
      return promisedDay;
    case 'foto':
      return photoSchema(field);
    case 'pilihan': {
      const choice = z.enum(options ?? [], 'input.pilihan');
      return typeof initial === 'string' ? choice.default(initial) : choice;
    }
    case 'aktif':
      return z.boolean().default(initial === true);
    case 'tanggal':
      return required ? dayOfYear : dayLeftOut;
    case 'pindai':
      return scannedSchema(field);
    default:
      return textSchema(field, max ?? CODE);
  }
}

function numberSchema(kind: NumericKind, field: Field): z.ZodType {
  const {
    min,
    max = MOST[kind],
    melebihi = 'input.terlaluBesar',
    required,
    nullable,
    initial,
  } = field;
  const places = placesOf(kind);
  const positive = min === 'lebih';
  const start = z.number({ error: 'input.wajib' });
  const whole = kind === 'rupiah' ? 'input.rupiahBulat' : 'input.angkaBulat';
  const typed = places === 0 ? start.int(whole) : start;
  const above =
    positive && places > 0
      ? typed.gt(0, 'input.lebihDariNol')
      : typed.min(positive ? 1 : (min ?? 0), positive ? 'input.lebihDariNol' : LEAST);
  const within = max === undefined ? above : above.max(max, melebihi);
  const scaled = (value: number): number => toScaled(value, places) ?? 0;
  const counted =
    places === 0
      ? within
      : within
          .refine((value) => toScaled(value, places) !== undefined, DECIMALS[places])
          .transform(scaled)
          .refine((value) => !positive || value > 0, 'input.lebihDariNol');
  if (required) return counted;
  return nullable === true ? counted.optional() : counted.default((initial ?? 0) as never);
}

const LEAST = 'input.tidakNegatif';

function textSchema({ required, besar, wajib, least, pendek }: Field, max: number): z.ZodType {
  const filled = textOfLeastOne(max, wajib);
  const text: z.ZodType<string> = !required
    ? textOrNone(max)
    : least === undefined
      ? filled
      : filled.min(least, pendek);
  return besar === true ? text.transform((given) => given.toUpperCase()) : text;
}

function photoSchema({ photo }: Field): z.ZodType {
  if (photo?.most === undefined) {
    return z.string().regex(FILE_PATH_OR_NONE, 'input.pilihan').default('');
  }
  const one = z.string().regex(FILE_PATH, 'input.pilihan');
  return z.array(one).max(photo.most, 'input.terlaluBanyak').default([]);
}

function codeSchema({ required, wajib }: Field, most = CODE): z.ZodType {
  const text: z.ZodType<string> = required ? textOfLeastOne(most, wajib) : textOrNone(most);
  return text.transform((given) => given.toUpperCase());
}

function scannedSchema({ list, max = 1 }: Field): z.ZodType {
  const code = list?.barcode === true ? barcodeText : textOfLeastOne(LOT);
  return z.array(code).min(1, 'input.barangKosong').max(max, 'input.terlaluBanyak');
}

/** Free text of at most `max` characters, empty when left out or null. */
export function textOrNone(
  max: number,
): z.ZodPipe<
  z.ZodOptional<z.ZodNullable<z.ZodString>>,
  z.ZodTransform<string, string | null | undefined>
> {
  return z
    .string()
    .trim()
    .max(max, 'input.terlaluPanjang')
    .nullish()
    .transform((text) => text ?? '');
}

/** Required free text; `wajib` is the sentence of an empty one. */
export function textOfLeastOne(max: number, wajib: MessageKey = 'input.wajib'): z.ZodString {
  return z.string({ error: wajib }).trim().min(1, wajib).max(max, 'input.terlaluPanjang');
}

/** A barcode: eight digits. */
export const barcodeText = z.string({ error: 'input.wajib' }).regex(/^[0-9]{8}$/, 'input.barcode');

/** An existing day, `yyyy-MM-dd`. */
export const dateText = z.string().refine(isTanggal, 'input.tanggal');

/** A day that must be told. */
const dayOfYear = z
  .string({ error: 'input.wajib' })
  .min(1, { error: 'input.wajib', abort: true })
  .refine(isTanggal, 'input.tanggal');

/** A day that may be left out, as a form leaves it: ''. */
const dayLeftOut = z
  .string()
  .optional()
  .transform((tgl) => (tgl === '' ? undefined : tgl))
  .pipe(dateText.optional());

/** A day that may be left open: ''. */
const dayOrNone = z
  .string()
  .refine((tgl): tgl is Tanggal | '' => tgl === '' || isTanggal(tgl), 'input.tanggal');

/** The day that a customer was promised, '' when none was told. */
export const promisedDay = z
  .string()
  .nullish()
  .transform((tgl) => tgl ?? '')
  .pipe(dayOrNone);

/** A member's code, NONMEMBER for who is none. */
export const memberCode = z.string().trim().max(40).default(NON_MEMBER);

/**
 * A phone number: stored in one spelling, so that one number is one customer. What is no whole
 * number is refused by the kind, which knows the member's.
 */
export const phone = z
  .string()
  .trim()
  .regex(/^[0-9+ ().-]{0,20}$/, 'input.angkaSaja')
  .default('')
  .transform((text) => bacaNoHp(text) ?? text);
