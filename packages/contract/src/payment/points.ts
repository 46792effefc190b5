/** Points of a member as a payment of a sale, and what the till may know of them. */
import { keeps } from '../document/kept.ts';
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

/** Points of the sale's member; what they are worth is computed. */
const bayarPoin = ({ z, rpPositif, teks }: InputKit) =>
  z.object({
    jenis: z.literal('POINT'),
    poin: z
      .number({ error: 'input.wajib' })
      .int('input.angkaBulat')
      .min(1, 'input.lebihDariNol')
      .max(1_000_000_000, 'input.terlaluBesar'),
    /** Checked against what they are worth when given. */
    jumlah_rp: rpPositif.optional(),
    keterangan: teks(200),
  });

export const pointsPayment = definePayment({
  names: { POINT: { worth: 'rebate', label: 'sale.jenis.POINT' } },
  wire: (kit) => [bayarPoin(kit)],
  rincian: keeps<RincianPoin>(),
});

/** What a sale keeps of the points that moved with it. */
interface RincianPoin {
  readonly poin: { readonly dapat: number; readonly pakai: number; readonly saldo: number };
}

/** A member's points: GET poin/jual/:kode_member. */
export interface PoinMember {
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly poin: number;
  /** Rupiah of one point; 0 where the shop has set none, and nothing can be paid with them. */
  readonly nilai_rp: number;
}
