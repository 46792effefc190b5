/**
 * Pieces of input that documents share, as zod schemas: amounts arrive as integers (rupiah) and
 * decimal grams or per cents on the wire and leave branded. Messages are message keys; the server
 * puts the field's label into them.
 */
import { z } from 'zod';
import { gramToMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { HARGA_MAX, hargaMuat } from '@kencana/rules/harga';
import { percentToKadar } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { isTanggal } from '@kencana/rules/tanggal';

const MAX_GRAM = 1_000_000;

/** Whole rupiah, zero allowed. */
export const rp = z
  .number({ error: 'input.wajib' })
  .int('input.rupiahBulat')
  .min(0, 'input.tidakNegatif')
  .max(HARGA_MAX, 'input.terlaluBesar')
  .transform((n): Rupiah => rupiah(n));

/** Whole rupiah above zero. */
export const rpPositif = z
  .number({ error: 'input.wajib' })
  .int('input.rupiahBulat')
  .min(1, 'input.lebihDariNol')
  .max(HARGA_MAX, 'input.terlaluBesar')
  .transform((n): Rupiah => rupiah(n));

/** Decimal grams, at most three places, zero allowed; becomes milligrams. */
export const gram = z
  .number({ error: 'input.wajib' })
  .min(0, 'input.tidakNegatif')
  .max(MAX_GRAM, 'input.terlaluBesar')
  .refine(hasThreePlaces, 'input.gramTigaDesimal')
  .transform((n): Milligram => gramToMg(n));

/** Decimal grams above zero (spec 1 §5 "weight not 0"). */
export const gramPositif = z
  .number({ error: 'input.wajib' })
  .gt(0, 'input.lebihDariNol')
  .max(MAX_GRAM, 'input.terlaluBesar')
  .refine(hasThreePlaces, 'input.gramTigaDesimal')
  .transform((n): Milligram => gramToMg(n))
  .refine((mg) => mg > 0, 'input.lebihDariNol');

interface DenganOngkos {
  readonly berat: Milligram;
  readonly ongkos: Rupiah;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
}

/** Refinement of goods: a making charge by the gram is bounded for what they weigh. */
export const ongkosMuat: readonly [
  (goods: DenganOngkos) => boolean,
  { error: string; path: string[] },
] = [
  ({ tipe_ongkos, ongkos, berat }) => tipe_ongkos === 'TOTAL' || hargaMuat(ongkos, berat),
  { error: 'input.terlaluBesar', path: ['ongkos'] },
];

/** Purity of the item form: not 0, at most 500 (spec 1 §5), two places. */
export const kadarBarang = z
  .number({ error: 'input.wajib' })
  .gt(0, 'input.lebihDariNol')
  .max(500, 'input.kadarMaks500')
  .refine(hasTwoPlaces, 'input.duaDesimal')
  .transform((n): Kadar => percentToKadar(n))
  .refine((kadar) => kadar > 0, 'input.lebihDariNol');

/** A per cent from 0 to 100, two places; becomes hundredths. */
export const persen = z
  .number({ error: 'input.wajib' })
  .min(0, 'input.tidakNegatif')
  .max(100, 'error.DISKON_LEBIH_100')
  .refine(hasTwoPlaces, 'input.duaDesimal')
  .transform((n) => Math.round(n * 100));

/** An existing day, `yyyy-MM-dd`. */
export const hari = z.string().refine(isTanggal, 'input.tanggal');

/** A day that may be left open: ''. */
export const hariAtauKosong = z
  .string()
  .refine((tgl) => tgl === '' || isTanggal(tgl), 'input.tanggal');

/** A required code: trimmed, upper case. */
export const kodeWajib = z
  .string({ error: 'input.wajib' })
  .trim()
  .min(1, 'input.wajib')
  .max(40, 'input.terlaluPanjang')
  .transform((s) => s.toUpperCase());

/** The number of a line of a document. */
export const nomorBaris = z.number({ error: 'input.wajib' }).int().min(1, 'input.lebihDariNol');

/** A barcode: eight digits. */
export const barcode = z.string({ error: 'input.wajib' }).regex(/^[0-9]{8}$/, 'input.barcode');

/** Free text of at most `max` characters, empty when left out or null. */
export function teks(
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

/** Required free text. */
export function teksWajib(max: number): z.ZodString {
  return z
    .string({ error: 'input.wajib' })
    .trim()
    .min(1, 'input.wajib')
    .max(max, 'input.terlaluPanjang');
}

/** Approvals brought along; every write takes them. */
export const otorisasi = z
  .array(z.object({ _id: z.string().max(64) }))
  .max(10)
  .default([]);

function hasThreePlaces(n: number): boolean {
  return Math.abs(n * 1000 - Math.round(n * 1000)) < 1e-6;
}

function hasTwoPlaces(n: number): boolean {
  return Math.abs(n * 100 - Math.round(n * 100)) < 1e-6;
}
