/** The server's file of the tests' own way of paying. */
import { kept } from '@kencana/contract/document/kept';
import { cicilanPayment } from '@kencana/contract/payment/cicilan.test-data';
import { akun } from '../../engine/transaction/account.ts';
import { debit } from '../../engine/transaction/book.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import { paymentMeans } from './payment-means.part.ts';

export const cicilanMeans = paymentMeans(cicilanPayment, {
  book: { peran: { 'PIUTANG LEASING': debit(akun('1-1490', 'PIUTANG LEASING', 'ASET')) } },
  peran: 'PIUTANG LEASING',
  check: (rows) =>
    rows.length > 1 ? [{ code: 'MARKETPLACE_SATU', field: `${rows[1]?.at}.no_kontrak` }] : [],
  settle: ({ jenis, jumlah_rp, keterangan }) => ({
    payment: plainPayment(jenis, jumlah_rp, keterangan),
  }),
  detail: ([first]) =>
    first &&
    kept(cicilanPayment.rincian, {
      kode_leasing: first.row.kode_leasing,
      no_kontrak: first.row.no_kontrak,
    }),
});
