/** Input of a buy-back (POST pembelian/simpan), as the wire has it. */
import { z } from 'zod';
import { FILE_PATH_OR_NONE } from '../file-path.ts';
import { ref } from '../field/choice-field.ts';
import { schemaOf } from '../field/field-schema.ts';
import {
  barcode,
  gram,
  gramPositif,
  kadarBarang,
  otorisasi,
  rp,
  rpPositif,
  teks,
  teksWajib,
} from './input.ts';
import { pelanggan } from './pelanggan.ts';
import { bayarTunai } from './pembayaran.ts';

/** A code of a master, upper case; empty when left out. */
const kode = teks(40).transform((text) => (text ?? '').toUpperCase());

/** Fields that describe goods without a barcode. */
const WAJIB = ['nama_barang', 'kode_group', 'kode_jenis', 'kadar', 'berat'] as const;

/**
 * One piece of old gold. With a barcode its last sale here tells name, purity, weight and the
 * nota's price; without one the goods are described: own ones from before, or another shop's.
 */
const barisBeli = z
  .object({
    kode_barcode: barcode
      .or(z.literal(''))
      .nullish()
      .transform((code) => code ?? ''),
    toko_lain: z.boolean().default(false),
    nama_barang: teks(100).transform((nama) => (nama ?? '').toUpperCase()),
    kode_group: kode,
    kode_jenis: kode,
    kadar: kadarBarang.optional(),
    /** Weighed now; a barcode's nota weight when left out. */
    berat: gramPositif.optional(),
    /** False when a scale told the weight. */
    berat_manual: z.boolean().default(true),
    /** What a paper nota says, for goods without barcode. */
    berat_nota: gram.optional(),
    harga_nota: rp.optional(),
    /** Parameter harga beli, where group and purity have no price of their own. */
    kode_harga: kode,
    kondisi: kode,
    potongan_manual: rp.optional(),
    /** The price that a person set instead of the computed one. */
    harga_beli: rp.optional(),
    /** `files/<id>` as pembelian/foto answered it. */
    foto: z.string().regex(FILE_PATH_OR_NONE, 'input.pilihan').default(''),
    keterangan: teks(200),
  })
  .superRefine((line, ctx) => {
    if (line.kode_barcode !== '') return;
    for (const name of WAJIB) {
      if (line[name] === undefined || line[name] === '')
        ctx.addIssue({ code: 'custom', path: [name], message: 'input.wajib' });
    }
  });
export type BarisBeli = z.output<typeof barisBeli>;

/** Money from the shop's account to the customer's. */
const bayarTransfer = z.object({
  jenis: z.literal('TRANSFER'),
  jumlah_rp: rpPositif,
  no_rekening: schemaOf(ref('rekening', { wajib: 'error.REKENING_WAJIB' })),
  bank_customer: teksWajib(60),
  rekening_customer: z
    .string({ error: 'input.wajib' })
    .trim()
    .regex(/^[0-9][0-9 -]{2,29}$/, 'input.angkaSaja'),
  nama_rekening_customer: teksWajib(100),
  keterangan: teks(200),
});

export const pembelianInput = z.object({
  ...pelanggan,
  kode_sales: schemaOf(ref('sales', { wajib: 'sale.sales-wajib' })),
  /** Number of the identity card, driving licence or passport; stored sealed, shown masked. */
  nik_sim_passport: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9 .-]{5,30})?$/, 'input.identitas')
    .default(''),
  keterangan_beli: teks(500),
  detail_barang: z.array(barisBeli).min(1, 'input.barangKosong').max(100, 'input.terlaluBanyak'),
  pembayaran: z
    .array(z.discriminatedUnion('jenis', [bayarTunai, bayarTransfer]))
    .min(1, 'error.BAYAR_KOSONG')
    .max(10, 'input.terlaluBanyak'),
  detail_authorization: otorisasi,
});
export type PembelianInput = z.output<typeof pembelianInput>;
/** What a client sends. */
export type PembelianBody = z.input<typeof pembelianInput>;
