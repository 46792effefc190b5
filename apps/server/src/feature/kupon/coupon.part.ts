/**
 * A coupon in a sale: what it is worth there and why it may not be used. It pays a part of the sale
 * and costs the shop that part (docs/domain.md §6 "coupon" among the payments). Pure.
 */
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { hitungKupon } from '@kencana/rules/kupon';
import type { BarisKupon } from '@kencana/rules/kupon';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { JournalLine, Payment } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import type { Coupon } from './read.ts';

/** The payment of an input, as far as a coupon is concerned. */
interface CouponInput {
  readonly jenis: 'KUPON';
  readonly kode_kupon: string;
  readonly jumlah_rp?: Rupiah | undefined;
  readonly keterangan: string;
}

/** Any payment of a sale's input. */
type AnyPayment = CouponInput | { readonly jenis: string };

/** What must be known of a sale that is paid by a coupon. */
export interface CouponSale {
  readonly kode_member: string;
  readonly tglSystem: string;
  readonly lines: readonly BarisKupon[];
  /** KUPON_PENJUALAN_MODULE. */
  readonly modul: boolean;
}

/** The codes of the coupons and vouchers that pay. */
export function couponCodes(payments: readonly object[]): string[] {
  return payments.flatMap((p) => {
    if ('kode_kupon' in p) return [String(p.kode_kupon)];
    return 'kode_voucher' in p ? [String(p.kode_voucher)] : [];
  });
}

function isCoupon(payment: AnyPayment): payment is CouponInput {
  return payment.jenis === 'KUPON';
}

/** What it takes off these lines; nothing for an unknown one, which `checkCoupon` refuses. */
function couponWorth(coupon: Coupon | undefined, lines: readonly BarisKupon[]) {
  if (!coupon || coupon.tipe_kupon === 'VOUCHER') return { dasar: rupiah(0), potongan: rupiah(0) };
  return hitungKupon(
    {
      tipe: coupon.tipe_kupon,
      nilai: coupon.nilai,
      minimal: coupon.minimal_rp,
      jenis: coupon.detail_jenis,
      group: coupon.detail_group,
    },
    lines,
  );
}

/** The payment as it is stored. */
export function settleCoupon(
  { kode_kupon, keterangan }: CouponInput,
  coupon: Coupon | undefined,
  lines: readonly BarisKupon[],
): Payment {
  const { potongan } = couponWorth(coupon, lines);
  return { ...plainPayment('KUPON', potongan, keterangan), kode_kupon };
}

/** The shop's side: what coupons and vouchers paid is a deduction from its sales. */
export function couponJournal(payments: readonly Payment[]): JournalLine {
  const paid = payments
    .filter((p) => p.kode_kupon !== undefined)
    .reduce((n, p) => n + p.jumlah_rp, 0);
  return { peran: 'POTONGAN KUPON', sisi: 'DEBIT', jumlah: rupiah(paid) };
}

/** Why the coupon of this sale may not be used; the first reason, at its payment. */
export function checkCoupon(
  payments: readonly AnyPayment[],
  coupons: ReadonlyMap<string, Coupon>,
  sale: CouponSale,
): Problem[] {
  const index = payments.findIndex(isCoupon);
  const payment = payments[index];
  if (!payment || !isCoupon(payment)) return [];
  const field = `pembayaran.${index}.kode_kupon`;
  if (!sale.modul) {
    return [{ code: 'MODUL_MATI', data: { modul: 'KUPON_PENJUALAN_MODULE' }, field }];
  }
  if (payments.filter(isCoupon).length > 1) return [{ code: 'KUPON_SATU', field }];
  const kode = payment.kode_kupon;
  const coupon = coupons.get(kode);
  if (!coupon) return [noSuch('sale.jenis.KUPON', kode, field)];
  if (coupon.tipe_kupon === 'VOUCHER') return [{ code: 'KUPON_VOUCHER', data: { kode }, field }];
  const unusable = whyUnusable(coupon, sale) ?? whyWorthless(coupon, sale);
  if (unusable) return [{ ...unusable, field }];
  const { potongan } = couponWorth(coupon, sale.lines);
  if (payment.jumlah_rp === undefined || payment.jumlah_rp === potongan) return [];
  const data = { kode, rp: formatRupiah(potongan) };
  return [{ code: 'KUPON_BEDA', data, field: `pembayaran.${index}.jumlah_rp` }];
}

/** Date, quota and member. */
export function whyUnusable(
  coupon: Coupon,
  { kode_member, tglSystem }: Pick<CouponSale, 'kode_member' | 'tglSystem'>,
): Problem | undefined {
  const { kode_kupon: kode, tgl_dari: dari, tgl_sampai: sampai, maks_member: maks } = coupon;
  if (!coupon.aktif) return { code: 'KUPON_MATI', data: { kode } };
  if (tglSystem < dari || tglSystem > sampai)
    return { code: 'KUPON_TIDAK_BERLAKU', data: { kode, dari, sampai } };
  if (coupon.dipakai >= coupon.kuota) return { code: 'KUPON_HABIS', data: { kode } };
  if (maks === 0) return undefined;
  if (kode_member === 'NONMEMBER') return { code: 'KUPON_MEMBER', data: { kode } };
  if (coupon.dipakai_member < maks) return undefined;
  return { code: 'KUPON_MEMBER_HABIS', data: { kode, maks } };
}

/** Goods and least amount. */
function whyWorthless(coupon: Coupon, { lines }: CouponSale): Problem | undefined {
  const { dasar, potongan } = couponWorth(coupon, lines);
  if (potongan > 0) return undefined;
  const kode = coupon.kode_kupon;
  if (dasar >= coupon.minimal_rp || dasar === 0) return { code: 'KUPON_BARANG', data: { kode } };
  return { code: 'KUPON_MINIMAL', data: { kode, rp: formatRupiah(coupon.minimal_rp) } };
}
