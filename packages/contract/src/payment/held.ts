/** The down payment of the titipan or order that the sale takes; it pays its whole amount. */
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

const forms = ({ z, nomorAtauKosong, rpPositif, teks }: InputKit) => {
  const paid = {
    /** Checked against what was paid when given. */
    jumlah_rp: rpPositif.optional(),
    keterangan: teks(200),
  };
  return [
    z.object({ jenis: z.literal('TITIPAN'), no_titipan: nomorAtauKosong, ...paid }),
    z.object({ jenis: z.literal('PESANAN'), no_pesanan: nomorAtauKosong, ...paid }),
  ] as const;
};

export const heldPayment = definePayment({
  names: {
    TITIPAN: { worth: 'held', label: 'sale.jenis.TITIPAN' },
    PESANAN: { worth: 'held', label: 'sale.jenis.PESANAN' },
  },
  wire: forms,
});
