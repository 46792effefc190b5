/** A voucher of the shop: a coupon that pays its whole value, once. */
import { z } from 'zod';
import { kodeWajib, rpPositif, teks } from '../transaction/input.ts';
import { definePayment } from './define-payment.ts';

const bayarVoucher = z.object({
  jenis: z.literal('VOUCHER'),
  kode_voucher: kodeWajib,
  /** Checked against its value when given. */
  jumlah_rp: rpPositif.optional(),
  keterangan: teks(200),
});

export const voucherPayment = definePayment({
  names: { VOUCHER: { worth: 'rebate', label: 'sale.jenis.VOUCHER' } },
  wire: [bayarVoucher],
});
