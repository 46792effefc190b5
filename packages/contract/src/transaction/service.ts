/**
 * Input of a service (POST service/simpan) and of its later events, as the wire has them: to the
 * craftsman, ready, taken, cancelled. Weights are those of the customer's own pieces.
 */
import { z } from 'zod';
import { rupiah } from '@kencana/rules/rupiah';
import { FILE_PATH } from '../file-path.ts';
import { gramPositif, kadarBarang, kodeWajib, otorisasi, rp, teks, teksWajib } from './input.ts';
import { pelanggan, tglJanji } from './pelanggan.ts';
import { bayarUang, kembaliUang } from './pembayaran.ts';

/** A code of a master, upper case; empty when left out. */
const kode = teks(40).transform((text) => (text ?? '').toUpperCase());

const besar = (text: string): string => text.toUpperCase();

/** No money at all is allowed: a service may be paid when it is taken. */
const bayarBoleh = z.array(bayarUang.element).max(20, 'input.terlaluBanyak').default([]);

/** One piece of the customer, as it is received. */
const barisService = z.object({
  nama_barang: teksWajib(100).transform(besar),
  kode_jenis: kode,
  kadar: kadarBarang.optional(),
  qty: z.number().int().min(1, 'input.lebihDariNol').max(999, 'input.terlaluBesar').default(1),
  /** On the scale, received. */
  berat: gramPositif,
  /** False when a scale told the weight. */
  berat_manual: z.boolean().default(true),
  /** Parameter deskripsi service; its charge is the computed one. */
  kode_deskripsi: kode,
  /** The work; the parameter's words when left out. */
  deskripsi: teks(500),
  /** Scratches, missing stones: how it was received. */
  kondisi: teks(200),
  /** The charge agreed; the parameter's when left out. */
  ongkos: rp.optional(),
  /** Estimated price of gold that the work will need. */
  perkiraan_emas_rp: rp.default(rupiah(0)),
  /** `files/<id>` as service/foto answered them. */
  foto: z
    .array(z.string().regex(FILE_PATH, 'input.pilihan'))
    .max(5, 'input.terlaluBanyak')
    .default([]),
});
export type BarisService = z.output<typeof barisService>;

export const serviceInput = z.object({
  ...pelanggan,
  keterangan_service: teks(500),
  /** Promised day. */
  tgl_janji: tglJanji,
  detail_barang: z.array(barisService).min(1, 'input.barangKosong').max(50, 'input.terlaluBanyak'),
  /** The down payment, if any. */
  pembayaran: bayarBoleh,
  detail_authorization: otorisasi,
});
export type ServiceInput = z.output<typeof serviceInput>;
/** What a client sends. */
export type ServiceBody = z.input<typeof serviceInput>;

/** Gold of the shop that went into a piece: grams of one lot. */
const emasDipakai = z.object({
  no_lot: z.string({ error: 'input.wajib' }).trim().min(1, 'input.wajib').max(60).transform(besar),
  berat: gramPositif,
  /** Price to the customer; today's price of the lot's group and purity when left out. */
  harga: rp.optional(),
});

/** A piece when the work is done. */
const barisSiap = z.object({
  /** Its line in the document, 1 …. */
  baris: z.number().int().min(1, 'input.pilihan').max(50, 'input.pilihan'),
  /** On the scale, done. */
  berat: gramPositif,
  berat_manual: z.boolean().default(true),
  /** The charge; what was agreed when left out. */
  ongkos: rp.optional(),
  emas: z.array(emasDipakai).max(10, 'input.terlaluBanyak').default([]),
  keterangan: teks(200),
});
export type BarisSiap = z.output<typeof barisSiap>;

export const siapServiceInput = z.object({
  no_faktur_group: kodeWajib,
  detail_barang: z.array(barisSiap).min(1, 'input.barangKosong').max(50, 'input.terlaluBanyak'),
  /** What the shop owes the craftsman for the work. */
  ongkos_tukang: rp.default(rupiah(0)),
  detail_authorization: otorisasi,
});
export type SiapServiceInput = z.output<typeof siapServiceInput>;

export const ambilServiceInput = z.object({
  no_faktur_group: kodeWajib,
  /** Who takes the pieces; the customer when left out. */
  diambil_oleh: teks(100),
  pembayaran: bayarBoleh,
  /** How a down payment above the total goes back. */
  kembali: kembaliUang.default({ jenis: 'CASH' }),
  detail_authorization: otorisasi,
});
export type AmbilServiceInput = z.output<typeof ambilServiceInput>;
