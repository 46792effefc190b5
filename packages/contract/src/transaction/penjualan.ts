/** Input of a sale (POST penjualan/simpan), as the wire has it. */
import { z } from 'zod';
import { bayarMarketplace } from './marketplace.ts';
import { pelanggan, tglJanji } from './pelanggan.ts';
import { bayarBank, bayarTunai } from './pembayaran.ts';
import { bayarPoin } from './poin.ts';
import {
  barcode,
  gramPositif,
  kodeWajib,
  otorisasi,
  persen,
  rp,
  rpPositif,
  teks,
} from './input.ts';

const nomor = z
  .string()
  .trim()
  .max(40, 'input.terlaluPanjang')
  .nullish()
  .transform((no) => (no ?? '').toUpperCase());

const barisJual = z.object({
  kode_barcode: barcode,
  harga_jual: rp.optional(),
  ongkos: rp.optional(),
  diskon_rp: rp.optional(),
  diskon_persen: persen.optional(),
  /** That of the sale's marketplace payment, where it is given. */
  kode_marketplace: nomor,
  keterangan: teks(200),
});

/**
 * A piece traded in: bought back by its barcode at the condition's price, or at a price that a
 * person set. The other fields of pembelian/simpan's lines may be sent; what the nota says counts.
 */
const barisTukar = z.object({
  kode_barcode: barcode,
  /** Weighed now; the nota's weight when left out. */
  berat: gramPositif.optional(),
  kondisi: teks(40),
  potongan_manual: rp.optional(),
  harga_beli: rp.optional(),
});

const bayarTukar = z.object({
  jenis: z.literal('TUKAR'),
  /** Checked against the computed value when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
  detail_barang: z.array(barisTukar).min(1, 'input.wajib').max(50),
});

/** The down payment of the titipan that this sale takes; it pays its whole amount. */
const bayarTitipan = z.object({
  jenis: z.literal('TITIPAN'),
  no_titipan: nomor,
  /** Checked against what was paid when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
});

/** A coupon of the shop; what it takes off is computed. */
const bayarKupon = z.object({
  jenis: z.literal('KUPON'),
  kode_kupon: kodeWajib,
  /** Checked against what it takes off when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
});

/** A voucher of the shop: a coupon that pays its whole value, once. */
const bayarVoucher = z.object({
  jenis: z.literal('VOUCHER'),
  kode_voucher: kodeWajib,
  /** Checked against its value when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
});

/** The down payment of the order that this sale takes; it pays its whole amount. */
const bayarPesanan = z.object({
  jenis: z.literal('PESANAN'),
  no_pesanan: nomor,
  /** Checked against what was paid when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
});

export const penjualanInput = z.object({
  ...pelanggan,
  keterangan_jual: teks(500),
  /** Holds the pieces on a down payment instead of selling them: a titipan is saved. */
  bayar_dp: z.boolean().default(false),
  /** Of a titipan, the day on which the customer will take it. */
  tgl_janji: tglJanji,
  /** The titipan whose pieces are taken. */
  no_titip_group: nomor,
  /** The made order whose pieces are taken. */
  no_pesanan: nomor,
  detail_barang: z.array(barisJual).min(1, 'input.barangKosong').max(100, 'input.terlaluBanyak'),
  pembayaran: z
    .array(
      z.discriminatedUnion('jenis', [
        bayarTunai,
        bayarBank,
        bayarTukar,
        bayarTitipan,
        bayarPesanan,
        bayarKupon,
        bayarVoucher,
        bayarPoin,
        bayarMarketplace,
      ]),
    )
    .min(1, 'error.BAYAR_KOSONG')
    .max(20, 'input.terlaluBanyak'),
  detail_authorization: otorisasi,
});
export type PenjualanInput = z.output<typeof penjualanInput>;
/** What a client sends. */
export type PenjualanBody = z.input<typeof penjualanInput>;
