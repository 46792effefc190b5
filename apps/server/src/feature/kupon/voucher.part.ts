/**
 * Vouchers in a sale: coupons that the shop gave away for a value in rupiah, used once and whole,
 * whatever is bought. They give no change. Pure.
 */
import type { RowOf } from '@kencana/contract/payment/define-payment';
import { voucherPayment } from '@kencana/contract/payment/voucher';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { paymentMeans } from '../penjualan/payment-means.part.ts';
import type { Placed, PricedSale } from '../penjualan/payment-means.part.ts';
import { couponFacts, couponsOff, userOf, whyUnusable } from './coupon.part.ts';
import type { Coupon } from './read.ts';

type Row = RowOf<typeof voucherPayment>;

export const voucherMeans = paymentMeans(voucherPayment, {
  facts: couponFacts,
  peran: 'POTONGAN KUPON',
  check: checkVouchers,
  settle: ({ jenis, kode_voucher, keterangan }, coupons) => {
    const voucher = coupons.get(kode_voucher);
    const worth = voucher?.tipe_kupon === 'VOUCHER' ? voucher.nilai : 0;
    const payment = plainPayment(jenis, rupiah(worth), keterangan);
    return { payment: { ...payment, kode_kupon: kode_voucher } };
  },
});

/** Why vouchers of this sale may not be used, the first reason of each at its payment. */
function checkVouchers(
  rows: readonly Placed<Row>[],
  coupons: ReadonlyMap<string, Coupon>,
  sale: PricedSale,
): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, at }): Problem[] => {
    const kode = row.kode_voucher;
    const field = `${at}.kode_voucher`;
    const off = couponsOff(sale, field);
    if (off) return [off];
    if (seen.has(kode)) return [{ code: 'VOUCHER_GANDA', data: { kode }, field }];
    seen.add(kode);
    const voucher = coupons.get(kode);
    if (!voucher) return [noSuch('sale.jenis.VOUCHER', kode, field)];
    if (voucher.tipe_kupon !== 'VOUCHER') return [{ code: 'VOUCHER_BUKAN', data: { kode }, field }];
    const unusable = whyUnusable(voucher, userOf(sale));
    if (unusable) return [{ ...unusable, field }];
    if (row.jumlah_rp === undefined || row.jumlah_rp === voucher.nilai) return [];
    const data = { kode, rp: formatRupiah(rupiah(voucher.nilai)) };
    return [{ code: 'KUPON_BEDA', data, field: `${at}.jumlah_rp` }];
  });
}
