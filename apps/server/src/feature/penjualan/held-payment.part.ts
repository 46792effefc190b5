/**
 * The down payment of what a sale takes, as a payment: all of it, gross (docs/domain.md §8
 * "Taken"). Pure.
 */
import { heldPayment } from '@kencana/contract/payment/held';
import { rupiah } from '@kencana/rules/rupiah';
import { UANG_MUKA } from '../../engine/transaction/account.ts';
import { debit } from '../../engine/transaction/book.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import { paymentMeans } from './payment-means.part.ts';
import { downPayment } from './taken.ts';

export const heldMeans = paymentMeans(heldPayment, {
  book: { peran: { 'UANG MUKA': debit(UANG_MUKA) } },
  peran: 'UANG MUKA',
  settle: ({ jenis, keterangan }, _facts, sale) => {
    const [payment] = downPayment(sale, keterangan);
    return { payment: payment ?? plainPayment(jenis, rupiah(0), keterangan) };
  },
});
