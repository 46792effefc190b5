/** A way of paying that only the tests have: an instalment plan, which a lender owes the shop. */
import { keeps } from '../document/kept.ts';
import { definePayment } from './define-payment.ts';

export const cicilanPayment = definePayment({
  names: {
    CICILAN: { worth: 'claim', label: 'field.keterangan', debitur: 'kode_leasing' },
  },
  wire: ({ z, kodeWajib, rpPositif, teks }) => [
    z.object({
      jenis: z.literal('CICILAN'),
      kode_leasing: kodeWajib,
      no_kontrak: kodeWajib,
      jumlah_rp: rpPositif,
      keterangan: teks(200),
    }),
  ],
  rincian: keeps<{ kode_leasing: string; no_kontrak: string }>(),
});
