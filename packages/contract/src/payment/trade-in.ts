/**
 * Old gold that pays a part: each piece is bought back by its barcode at the condition's price, or
 * at a price that a person set.
 */
import { z } from 'zod';
import { barcode, gramPositif, rp, rpPositif, teks } from '../transaction/input.ts';
import { definePayment } from './define-payment.ts';

/** The other fields of pembelian/simpan's lines may be sent; what the nota says counts. */
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

export const tradeInPayment = definePayment({
  names: { TUKAR: { worth: 'goods', label: 'sale.jenis.TUKAR', kolom: 'tukar' } },
  wire: [bayarTukar],
});
