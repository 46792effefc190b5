/**
 * A coupon in a sale: what it is worth there and why it may not be used. It pays a part of the sale
 * and costs the shop that part (docs/domain.md §6 "coupon" among the payments). Pure but for what
 * it loads.
 */
import type { RowOf } from '@kencana/contract/payment/define-payment';
import { couponPayment } from '@kencana/contract/payment/coupon';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { hitungKupon } from '@kencana/rules/kupon';
import { akun } from '../../engine/transaction/account.ts';
import { debit } from '../../engine/transaction/book.ts';
import type { Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { paymentMeans } from '../penjualan/payment-means.part.ts';
import type {
  PaymentFacts,
  Placed,
  PricedSale,
  SaleSeen,
} from '../penjualan/payment-means.part.ts';
import { stepOf } from '../penjualan/price.part.ts';
import { loadCoupons } from './read.ts';
import type { Coupon } from './read.ts';

type Row = RowOf<typeof couponPayment>;

const MODULE = 'KUPON_PENJUALAN_MODULE';

/** The coupons and vouchers that a sale names, under lock, by code; unknown ones are absent. */
type Coupons = ReadonlyMap<string, Coupon>;

export const couponFacts: PaymentFacts<object, Coupons> = {
  name: 'kupon',
  load: (tx, rows, { input }) => loadCoupons(tx, rows.flatMap(codeOf), input.kode_member),
};

export const couponMeans = paymentMeans(couponPayment, {
  facts: couponFacts,
  // The shop's side: what coupons and vouchers paid is a deduction from its sales.
  book: {
    peran: { 'POTONGAN KUPON': debit(akun('4-1700', 'POTONGAN PENJUALAN', 'PENDAPATAN')) },
  },
  peran: 'POTONGAN KUPON',
  check: checkCoupon,
  settle: (row, coupons, sale) => {
    const { potongan } = couponWorth(coupons.get(row.kode_kupon), sale);
    const payment = plainPayment(row.jenis, potongan, row.keterangan);
    return { payment: { ...payment, kode_kupon: row.kode_kupon } };
  },
});

function codeOf(row: object): string[] {
  if ('kode_kupon' in row) return [String(row.kode_kupon)];
  return 'kode_voucher' in row ? [String(row.kode_voucher)] : [];
}

/** What it takes off the sale; nothing for an unknown one, which `checkCoupon` refuses. */
function couponWorth(coupon: Coupon | undefined, { baris, base }: PricedSale) {
  if (!coupon || coupon.tipe_kupon === 'VOUCHER') return { dasar: rupiah(0), potongan: rupiah(0) };
  return hitungKupon(
    {
      tipe: coupon.tipe_kupon,
      nilai: coupon.nilai,
      minimal: coupon.minimal_rp,
      jenis: coupon.detail_jenis,
      group: coupon.detail_group,
    },
    baris,
    stepOf(base.settings),
  );
}

/** Why the coupon of this sale may not be used; the first reason, at its payment. */
function checkCoupon(
  [first, ...more]: readonly Placed<Row>[],
  coupons: Coupons,
  sale: PricedSale,
): Problem[] {
  if (first === undefined) return [];
  const field = `${first.at}.kode_kupon`;
  const off = couponsOff(sale, field);
  if (off) return [off];
  if (more.length > 0) return [{ code: 'KUPON_SATU', field }];
  const { kode_kupon: kode, jumlah_rp } = first.row;
  const coupon = coupons.get(kode);
  if (!coupon) return [noSuch('sale.jenis.KUPON', kode, field)];
  if (coupon.tipe_kupon === 'VOUCHER') return [{ code: 'KUPON_VOUCHER', data: { kode }, field }];
  const unusable = whyUnusable(coupon, userOf(sale)) ?? whyWorthless(coupon, sale);
  if (unusable) return [{ ...unusable, field }];
  const { potongan } = couponWorth(coupon, sale);
  if (jumlah_rp === undefined || jumlah_rp === potongan) return [];
  const data = { kode, rp: formatRupiah(potongan) };
  return [{ code: 'KUPON_BEDA', data, field: `${first.at}.jumlah_rp` }];
}

/** What refuses coupons and vouchers while their module is off. */
export function couponsOff({ base }: SaleSeen, field: string): Problem | undefined {
  if (base.settings.on(MODULE)) return undefined;
  return { code: 'MODUL_MATI', data: { modul: MODULE }, field };
}

/** Who uses it, and on which day. */
export function userOf({ input, base }: SaleSeen) {
  return { kode_member: input.kode_member, tglSystem: base.tglSystem };
}

/** Date, quota and member. */
export function whyUnusable(
  coupon: Coupon,
  { kode_member, tglSystem }: { readonly kode_member: string; readonly tglSystem: string },
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
function whyWorthless(coupon: Coupon, sale: PricedSale): Problem | undefined {
  const { dasar, potongan } = couponWorth(coupon, sale);
  if (potongan > 0) return undefined;
  const kode = coupon.kode_kupon;
  if (dasar >= coupon.minimal_rp || dasar === 0) return { code: 'KUPON_BARANG', data: { kode } };
  return { code: 'KUPON_MINIMAL', data: { kode, rp: formatRupiah(coupon.minimal_rp) } };
}
