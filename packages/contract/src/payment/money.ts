/** Money: cash of the till, a transfer or a card of one of the shop's accounts. */
import { definePayment } from './define-payment.ts';

export const moneyPayment = definePayment({
  names: {
    CASH: { worth: 'cash', label: 'sale.jenis.CASH', kolom: 'cash' },
    TRANSFER: { worth: 'transfer', label: 'sale.jenis.TRANSFER', kolom: 'transfer' },
    DEBIT: { worth: 'card', label: 'sale.jenis.DEBIT', kolom: 'debit' },
    KREDIT: { worth: 'card', label: 'sale.jenis.KREDIT', kolom: 'kredit' },
  },
  wire: ({ bayarTunai, bayarBank }) => [bayarTunai, bayarBank],
});
