/** Every way of paying a sale on the server, old gold first: it is goods too. A list on purpose. */
import { couponMeans } from '../kupon/coupon.part.ts';
import { voucherMeans } from '../kupon/voucher.part.ts';
import { marketplaceMeans } from '../marketplace/marketplace.part.ts';
import { pointMeans } from '../poin/point-sale.part.ts';
import { heldMeans } from './held-payment.part.ts';
import { moneyMeans } from './money-payment.part.ts';
import type { PaymentMeans } from './payment-means.part.ts';
import { tradeInMeans } from './trade-in.part.ts';

export const paymentList: readonly PaymentMeans[] = [
  tradeInMeans,
  moneyMeans,
  heldMeans,
  couponMeans,
  voucherMeans,
  pointMeans,
  marketplaceMeans,
];
