/** A coupon of the shop; what it takes off is computed. */
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

const bayarKupon = ({ z, kodeWajib, rpPositif, teks }: InputKit) =>
  z.object({
    jenis: z.literal('KUPON'),
    kode_kupon: kodeWajib,
    /** Checked against what it takes off when given. */
    jumlah_rp: rpPositif.optional(),
    keterangan: teks(200),
  });

export const couponPayment = definePayment({
  names: { KUPON: { worth: 'rebate', label: 'sale.jenis.KUPON' } },
  wire: (kit) => [bayarKupon(kit)],
});
