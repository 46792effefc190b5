/**
 * Inputs of an order (pesanan/simpan) and of what happens to it later: its pieces made, its samples
 * given back. Down payments and cancelling are uang-muka.ts.
 */
import { z } from 'zod';
import { promisedDay } from '../field/field-schema.ts';
import { hargaMuat } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { barangDipesan, namaBarang } from './barang.ts';
import {
  barcode,
  gramPositif,
  kadarBarang,
  kodeWajib,
  nomorBaris,
  ongkosMuat,
  otorisasi,
  rp,
  rpPositif,
  teks,
  teksWajib,
} from './input.ts';
import { pelanggan } from './pelanggan.ts';
import { bayarBank, bayarTunai } from './pembayaran.ts';

/** One piece to be made, as far as it is known when ordered. */
const barisPesan = z
  .strictObject({
    nama_barang: namaBarang,
    kode_group: kodeWajib,
    kode_jenis: kodeWajib,
    kadar: kadarBarang,
    /** Estimated; what is made may weigh otherwise. */
    berat: gramPositif,
    /** Agreed price of a gram; today's when left out. */
    harga_gram: rpPositif.optional(),
    ongkos: rp.default(0 as never),
    tipe_ongkos: z.enum(['TOTAL', 'PER_GRAM']).default('TOTAL'),
    size: teks(20),
    keterangan: teks(200),
  })
  .refine(({ harga_gram = rupiah(0), berat }) => hargaMuat(harga_gram, berat), {
    error: 'input.terlaluBesar',
    path: ['harga_gram'],
  })
  .refine(...ongkosMuat);
export type BarisPesan = z.output<typeof barisPesan>;

/** A sample to work from: a piece of the shop, or something of the customer kept meanwhile. */
const contoh = z.discriminatedUnion('milik', [
  z.strictObject({ milik: z.literal('TOKO'), kode_barcode: barcode, keterangan: teks(200) }),
  z.strictObject({
    milik: z.literal('CUSTOMER'),
    nama_barang: teksWajib(100),
    berat: gramPositif,
    kadar: kadarBarang.optional(),
    keterangan: teks(200),
  }),
]);
export type Contoh = z.output<typeof contoh>;

export const pesananInput = z.strictObject({
  ...pelanggan,
  keterangan: teks(500),
  /** The craftsman; may be chosen later. */
  kode_tukang: teks(40).transform((kode) => kode.toUpperCase()),
  /** Promised day. */
  tgl_janji: promisedDay,
  /** True: the price of a gram is agreed now; false: that of the day it is taken counts. */
  harga_dikunci: z.boolean().default(true),
  detail_barang: z.array(barisPesan).min(1, 'input.barangKosong').max(50, 'input.terlaluBanyak'),
  contoh: z.array(contoh).max(20, 'input.terlaluBanyak').default([]),
  /** The down payment; an order may have none yet. */
  pembayaran: z
    .array(z.discriminatedUnion('jenis', [bayarTunai, bayarBank]))
    .max(20, 'input.terlaluBanyak')
    .default([]),
  detail_authorization: otorisasi,
});
export type PesananInput = z.output<typeof pesananInput>;

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
