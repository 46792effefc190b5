/** The counter's file of the tests' own way of paying: an instalment plan of a lender. */
import { TextInput } from '@mantine/core';
import { cicilanPayment } from '@kencana/contract/payment/cicilan.test-data';
import { rupiah } from '@kencana/rules/rupiah';
import { changePayment } from './basket.ts';
import { paymentPlace } from './focus.ts';
import type { PayMeans, PaymentBody, Problems } from './pay-means.ts';
import { AmountField, fillAmount, PaymentFrame } from './payment-frame.tsx';
import type { AmountPayment } from './payment-frame.tsx';

interface CicilanPayment extends AmountPayment {
  readonly kode_leasing: string;
  readonly no_kontrak: string;
}

export const cicilanPay: PayMeans<CicilanPayment> = {
  definition: cicilanPayment,
  buttons: [{ jenis: 'CICILAN', shortcut: 'Ctrl+I', urut: 35 }],
  start: ({ id, jenis, jumlah, usual }) => ({
    id,
    jenis,
    jumlah,
    kode_leasing: usual('leasing'),
    no_kontrak: '',
  }),
  again: (standing) => standing,
  worth: ({ jumlah }) => jumlah ?? rupiah(0),
  // A way of the product is one of the sale's own wire; this one is the tests'.
  body: ({ kode_leasing, no_kontrak }, jumlah_rp) =>
    ({ jenis: 'CICILAN', kode_leasing, no_kontrak, jumlah_rp }) as unknown as PaymentBody,
  problems: ({ no_kontrak }, at): Problems =>
    no_kontrak === '' ? { [`${at}.no_kontrak`]: { key: 'isian.kosong' } } : {},
  Row: (props) => {
    const { sale, payment, index } = props;
    return (
      <PaymentFrame {...props} onSisa={fillAmount(sale, payment)}>
        <TextInput
          id={paymentPlace(payment.id)}
          label={payment.kode_leasing}
          value={payment.no_kontrak}
          error={sale.errors[`pembayaran.${index}.no_kontrak`]}
          onChange={({ currentTarget: { value } }) =>
            sale.change((old) => changePayment(old, { ...payment, no_kontrak: value }))
          }
        />
        <AmountField {...props} id={`${paymentPlace(payment.id)}-jumlah`} />
      </PaymentFrame>
    );
  },
};
