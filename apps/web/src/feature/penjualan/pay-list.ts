/** Every way of paying at the sale's counter. A list on purpose. */
import type { BasketPayment } from './basket.ts';
import { couponPay } from './coupon.pay.tsx';
import { heldPay } from './held.pay.tsx';
import { marketplacePay } from './marketplace.pay.tsx';
import { moneyPay } from './money.pay.tsx';
import type { PayMeans } from './pay-means.ts';
import { pointsPay } from './points.pay.tsx';
import { tradeInPay } from './trade-in.pay.tsx';
import { voucherPay } from './voucher.pay.tsx';

export const payList: readonly PayMeans<BasketPayment>[] = [
  moneyPay,
  tradeInPay,
  heldPay,
  couponPay,
  voucherPay,
  pointsPay,
  marketplacePay,
];
