/**
 * Starting a tray, telling its weight and beginning anew (spec 1 §5, §7 "timbang-baki"). kode_toko
 * is the wire's word for the tray.
 */
import { z } from 'zod';
import { pilihan, ref } from '../field/choice-field.ts';
import { schemaOf } from '../field/field-schema.ts';
import { teks } from '../field/text-field.ts';
import { beratTimbang } from './timbang-entry.ts';

/** A warehouse and one of its trays, each with its own message. */
export const mulaiTimbangInput = z.object({
  kode_gudang: schemaOf(ref('gudang', { wajib: 'timbang.pilih-gudang' })),
  kode_toko: schemaOf(ref('baki', { wajib: 'timbang.pilih-baki' })),
});

/** The weight of a tray that was started (milligrams from here on), and why it differs. */
export const beratTimbangInput = z.object({
  kode_toko: schemaOf(ref('baki')),
  /** null takes it back. */
  berat_timbang: schemaOf(beratTimbang).nullable(),
  sumber: schemaOf(pilihan(['TANGAN', 'TIMBANGAN'], { initial: 'TANGAN' })),
  keterangan: schemaOf(teks({ required: false, max: 200 })),
});

/** Begins one tray anew, or all that were started where none is named. */
export const resetTimbangInput = z.object({
  kode_toko: schemaOf(ref('baki', { required: false })),
});
