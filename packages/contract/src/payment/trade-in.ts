/**
 * Old gold that pays a part: each piece is bought back by its barcode at the condition's price, or
 * at a price that a person set.
 */
import type { InputKit } from '../transaction/input-kit.ts';
import { definePayment } from './define-payment.ts';

/** The other fields of pembelian/simpan's lines may be sent; what the nota says counts. */
const barisTukar = ({ z, barcode, gramPositif, rp, teks }: InputKit) =>
  z.object({
    kode_barcode: barcode,
    /** Weighed now; the nota's weight when left out. */
    berat: gramPositif.optional(),
    kondisi: teks(40),
    potongan_manual: rp.optional(),
    harga_beli: rp.optional(),
  });

const bayarTukar = (kit: InputKit) =>
  kit.z.object({
    jenis: kit.z.literal('TUKAR'),
    /** Checked against the computed value when given. */
    jumlah_rp: kit.rpPositif.optional(),
    keterangan: kit.teks(200),
    detail_barang: kit.z.array(barisTukar(kit)).min(1, 'input.wajib').max(50),
  });

export const tradeInPayment = definePayment({
  names: { TUKAR: { worth: 'goods', label: 'sale.jenis.TUKAR', kolom: 'tukar' } },
  wire: (kit) => [bayarTukar(kit)],
});
