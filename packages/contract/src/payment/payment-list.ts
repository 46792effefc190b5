/** Every way of paying a sale, in the order of the API's description. A list on purpose. */
import { couponPayment } from './coupon.ts';
import { heldPayment } from './held.ts';
import { marketplacePayment } from './marketplace.ts';
import { moneyPayment } from './money.ts';
import { pointsPayment } from './points.ts';
import { tradeInPayment } from './trade-in.ts';
import { voucherPayment } from './voucher.ts';

export const payments = [
  moneyPayment,
  tradeInPayment,
  heldPayment,
  couponPayment,
  voucherPayment,
  pointsPayment,
  marketplacePayment,
] as const;
