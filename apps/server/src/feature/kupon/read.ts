/** What other features may ask of coupons: the sale, of the one that pays a part of it. */
export { checkCoupon, couponJournal, couponOf, settleCoupon } from './coupon.ts';
export { findCoupon } from './coupon.query.ts';
export type { Coupon } from './coupon.query.ts';
