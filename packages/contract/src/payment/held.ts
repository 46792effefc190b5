/** The down payment of the titipan or order that the sale takes; it pays its whole amount. */
import { z } from 'zod';
import { nomorAtauKosong, rpPositif, teks } from '../transaction/input.ts';
import { definePayment } from './define-payment.ts';

const paid = {
  /** Checked against what was paid when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
};
const bayarTitipan = z.object({
  jenis: z.literal('TITIPAN'),
  no_titipan: nomorAtauKosong,
  ...paid,
});
const bayarPesanan = z.object({
  jenis: z.literal('PESANAN'),
  no_pesanan: nomorAtauKosong,
  ...paid,
});

export const heldPayment = definePayment({
  names: {
    TITIPAN: { worth: 'held', label: 'sale.jenis.TITIPAN' },
    PESANAN: { worth: 'held', label: 'sale.jenis.PESANAN' },
  },
  wire: [bayarTitipan, bayarPesanan],
});
