/** Money in a sale: cash, a transfer, a card. Pure. */
import { moneyPayment } from '@kencana/contract/payment/money';
import { accountRef, moneyJournal, settleMoney } from '../../engine/transaction/payment.ts';
import { paymentMeans } from './payment-means.part.ts';

export const moneyMeans = paymentMeans(moneyPayment, {
  refs: (row, at) => accountRef(row, `${at}.no_rekening`),
  settle: (row, _facts, { accounts }) => ({ payment: settleMoney(row, accounts) }),
  journal: (payments, _facts, { kembali }) => moneyJournal(payments, kembali),
});
