/** A voucher of the shop: a coupon that pays its whole value, once. */
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

const bayarVoucher = ({ z, kodeWajib, rpPositif, teks }: InputKit) =>
  z.object({
    jenis: z.literal('VOUCHER'),
    kode_voucher: kodeWajib,
    /** Checked against its value when given. */
    jumlah_rp: rpPositif.optional(),
    keterangan: teks(200),
  });

export const voucherPayment = definePayment({
  names: { VOUCHER: { worth: 'rebate', label: 'sale.jenis.VOUCHER' } },
  wire: (kit) => [bayarVoucher(kit)],
});
