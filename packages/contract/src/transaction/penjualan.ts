/** Input of a sale (POST penjualan/simpan), as the wire has it. */
import { z } from 'zod';
import { promisedDay } from '../field/field-schema.ts';
import { bayarJual } from '../payment/payment-schema.ts';
import { pelanggan } from './pelanggan.ts';
import { barcode, nomorAtauKosong, otorisasi, persen, rp, teks } from './input.ts';

const barisJual = z.object({
  kode_barcode: barcode,
  harga_jual: rp.optional(),
  ongkos: rp.optional(),
  diskon_rp: rp.optional(),
  diskon_persen: persen.optional(),
  /** That of the sale's marketplace payment, where it is given. */
  kode_marketplace: nomorAtauKosong,
  keterangan: teks(200),
});

export const penjualanInput = z.object({
  ...pelanggan,
  keterangan_jual: teks(500),
  /** Holds the pieces on a down payment instead of selling them: a titipan is saved. */
  bayar_dp: z.boolean().default(false),
  /** Of a titipan, the day on which the customer will take it. */
  tgl_janji: promisedDay,
  /** The titipan whose pieces are taken. */
  no_titip_group: nomorAtauKosong,
  /** The made order whose pieces are taken. */
  no_pesanan: nomorAtauKosong,
  detail_barang: z.array(barisJual).min(1, 'input.barangKosong').max(100, 'input.terlaluBanyak'),
  pembayaran: z.array(bayarJual).min(1, 'error.BAYAR_KOSONG').max(20, 'input.terlaluBanyak'),
  detail_authorization: otorisasi,
});
export type PenjualanInput = z.output<typeof penjualanInput>;
/** What a client sends. */
export type PenjualanBody = z.input<typeof penjualanInput>;
