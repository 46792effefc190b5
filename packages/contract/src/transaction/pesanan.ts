/**
 * What happens to an order later: its pieces made, its samples given back. What saving one takes in
 * is document/pesanan-entry.ts.
 */
import { z } from 'zod';
import { fieldsSchema } from '../entry/entry-schema.ts';
import { barangEntry } from './barang-entry.ts';
import type { BarangBaru } from './barang-entry.ts';
import {
  barcode,
  gramPositif,
  kodeWajib,
  nomorBaris,
  otorisasi,
  teks,
  teksWajib,
} from './input.ts';

/** A piece made for line `baris` of an order. */
const barangDipesan = fieldsSchema<
  Omit<BarangBaru, 'detail_authorization'> & { readonly baris: number }
>(barangEntry, { baris: nomorBaris });

/** The pieces that came of an order: new ones put into stock, or ready ones taken from it. */
export const barangJadiInput = z
  .strictObject({
    no_faktur_group: kodeWajib,
    barang_baru: z.array(barangDipesan).max(50, 'input.terlaluBanyak').default([]),
    dari_stok: z
      .array(z.strictObject({ baris: nomorBaris, kode_barcode: barcode }))
      .max(50, 'input.terlaluBanyak')
      .default([]),
    detail_authorization: otorisasi,
  })
  .refine((input) => input.barang_baru.length + input.dari_stok.length > 0, {
    error: 'input.barangKosong',
    path: ['barang_baru'],
  });
export type BarangJadiInput = z.output<typeof barangJadiInput>;

export const ambilContohInput = z.strictObject({
  no_faktur_group: kodeWajib,
  /** Lines of the order that are given back. */
  baris: z.array(nomorBaris).min(1, 'input.barangKosong').max(20, 'input.terlaluBanyak'),
  /** What each of the shop's own weighs that comes back. */
  timbang: z
    .array(
      z.strictObject({
        baris: nomorBaris,
        berat: gramPositif,
        /** False when the scale told it. */
        berat_manual: z.boolean().default(true),
      }),
    )
    .max(20, 'input.terlaluBanyak')
    .default([]),
  /** Who took them. */
  penerima: teksWajib(100),
  keterangan: teks(200),
  detail_authorization: otorisasi,
});
export type AmbilContohInput = z.output<typeof ambilContohInput>;
