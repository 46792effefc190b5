/** What other features may ask of coupons: the sale, of the one that pays a part of it. */
export { checkCoupon, couponCodes, couponJournal, settleCoupon } from './coupon.ts';
export { checkVouchers, settleVoucher } from './voucher.ts';
export { loadCoupons } from './coupon.query.ts';
export type { Coupon } from './coupon.query.ts';
