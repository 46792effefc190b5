/**
 * Pieces of input that documents share, as zod schemas of their fields (field/field-schema.ts):
 * amounts arrive as integers (rupiah) and decimal grams or per cents on the wire and leave branded.
 * Messages are message keys; the server puts the field's label into them.
 */
import { z } from 'zod';
import {
  barcodeText,
  dateText,
  schemaOf,
  textOfLeastOne,
  textOrNone,
} from '../field/field-schema.ts';
import { ref } from '../field/choice-field.ts';
import { gram as gramField, kadar, persen as persenField, rupiah } from '../field/number-field.ts';

/** Whole rupiah, zero allowed. */
export const rp = schemaOf(rupiah({ required: true }));

/** Whole rupiah above zero. */
export const rpPositif = schemaOf(rupiah({ required: true, min: 'lebih' }));

/** Decimal grams, at most three places, zero allowed; becomes milligrams. */
export const gram = schemaOf(gramField({ required: true }));

/** Decimal grams above zero (spec 1 §5 "weight not 0"). */
export const gramPositif = schemaOf(gramField({ required: true, min: 'lebih' }));

/** Purity of the item form: not 0, at most 500 (spec 1 §5), two places. */
export const kadarBarang = schemaOf(kadar({ required: true }));

/** A per cent from 0 to 100, two places; becomes hundredths. */
export const persen = schemaOf(persenField({ required: true, melebihi: 'error.DISKON_LEBIH_100' }));

/** An existing day, `yyyy-MM-dd`. */
export const hari = dateText;

/** A required code: trimmed, upper case. */
export const kodeWajib = schemaOf(ref(''));

/** A document's number, '' where none is named. */
export const nomorAtauKosong = z
  .string()
  .trim()
  .max(40, 'input.terlaluPanjang')
  .nullish()
  .transform((no) => (no ?? '').toUpperCase());

/** The number of a line of a document. */
export const nomorBaris = z.number({ error: 'input.wajib' }).int().min(1, 'input.lebihDariNol');

/** A barcode: eight digits. */
export const barcode = barcodeText;

/** Free text of at most `max` characters, empty when left out or null. */
export const teks = textOrNone;

/** Required free text. */
export const teksWajib = textOfLeastOne;

/** Approvals brought along; every write takes them. */
export const otorisasi = z
  .array(z.object({ _id: z.string().max(64) }))
  .max(10)
  .default([]);
