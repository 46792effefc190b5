/**
 * What a marketplace pays of a sale (POST penjualan/simpan, spec 1 §5 "marketplace integration
 * requires a photo, a logistic/expedition and a PO number").
 */
import type { z } from 'zod';
import { keeps } from '../document/kept.ts';
import { FILE_PATH_OR_NONE } from '../file-path.ts';
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

/** The payment that makes a sale a marketplace sale; one per sale. */
const bayarMarketplace = ({ z, kodeWajib, rpPositif, teks, teksWajib }: InputKit) =>
  z.object({
    jenis: z.literal('MARKETPLACE'),
    kode_marketplace: kodeWajib,
    /** The marketplace's number of the order, once per marketplace and shop. */
    no_po: kodeWajib,
    /** Who carries it. */
    logistik: teksWajib(60),
    /** The carrier's number, where it is known already. */
    no_resi: teks(60),
    /** `files/<id>` as penjualan/foto answered it: the goods packed, or the order's receipt. */
    foto: z
      .string({ error: 'input.wajib' })
      .min(1, 'input.wajib')
      .regex(FILE_PATH_OR_NONE, 'input.pilihan'),
    jumlah_rp: rpPositif,
    keterangan: teks(200),
  });
export type BayarMarketplace = z.output<ReturnType<typeof bayarMarketplace>>;

export const marketplacePayment = definePayment({
  names: {
    MARKETPLACE: {
      worth: 'claim',
      label: 'sale.jenis.MARKETPLACE',
      debitur: 'kode_marketplace',
    },
  },
  wire: (kit) => [bayarMarketplace(kit)],
  rincian: keeps<RincianMarketplace>(),
});

/** What a sale keeps of its marketplace. */
interface RincianMarketplace {
  readonly kode_marketplace: string;
  readonly no_po: string;
  readonly logistik: string;
  readonly no_resi: string;
  readonly foto: string;
}
