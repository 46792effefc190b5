/**
 * Vouchers in a sale: coupons that the shop gave away for a value in rupiah, used once and whole,
 * whatever is bought. They give no change. Pure.
 */
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { Payment } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { whyUnusable } from './coupon.part.ts';
import type { CouponSale } from './coupon.part.ts';
import type { Coupon } from './read.ts';

/** The payment of an input, as far as a voucher is concerned. */
interface VoucherInput {
  readonly jenis: 'VOUCHER';
  readonly kode_voucher: string;
  readonly jumlah_rp?: Rupiah | undefined;
  readonly keterangan: string;
}

/** The payment as it is stored; worth nothing where the code is none of a voucher. */
export function settleVoucher(
  { kode_voucher, keterangan }: VoucherInput,
  voucher: Coupon | undefined,
): Payment {
  const worth = voucher?.tipe_kupon === 'VOUCHER' ? voucher.nilai : 0;
  return { ...plainPayment('VOUCHER', rupiah(worth), keterangan), kode_kupon: kode_voucher };
}

/** Why vouchers of this sale may not be used, the first reason of each at its payment. */
export function checkVouchers(
  payments: readonly (VoucherInput | { readonly jenis: string })[],
  coupons: ReadonlyMap<string, Coupon>,
  sale: CouponSale,
): Problem[] {
  const seen = new Set<string>();
  return payments.flatMap((payment, i): Problem[] => {
    if (!isVoucher(payment)) return [];
    const kode = payment.kode_voucher;
    const field = `pembayaran.${i}.kode_voucher`;
    if (!sale.modul)
      return [{ code: 'MODUL_MATI', data: { modul: 'KUPON_PENJUALAN_MODULE' }, field }];
    if (seen.has(kode)) return [{ code: 'VOUCHER_GANDA', data: { kode }, field }];
    seen.add(kode);
    const voucher = coupons.get(kode);
    if (!voucher) return [noSuch('sale.jenis.VOUCHER', kode, field)];
    if (voucher.tipe_kupon !== 'VOUCHER') return [{ code: 'VOUCHER_BUKAN', data: { kode }, field }];
    const unusable = whyUnusable(voucher, sale);
    if (unusable) return [{ ...unusable, field }];
    if (payment.jumlah_rp === undefined || payment.jumlah_rp === voucher.nilai) return [];
    const data = { kode, rp: formatRupiah(rupiah(voucher.nilai)) };
    return [{ code: 'KUPON_BEDA', data, field: `pembayaran.${i}.jumlah_rp` }];
  });
}

function isVoucher(payment: { readonly jenis: string }): payment is VoucherInput {
  return payment.jenis === 'VOUCHER';
}
