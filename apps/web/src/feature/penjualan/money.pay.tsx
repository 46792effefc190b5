/**
 * Money at the counter: cash, a transfer, a card. Amount with Sisa (F10), account, card number, fee
 * and who bears it.
 */
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyPayment } from '@kencana/contract/payment/money';
import { isWorth } from '@kencana/contract/payment/payment';
import { feeKartu } from '@kencana/rules/harga';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useAccounts } from '../../engine/document-screen/master-lists.ts';
import type { AccountRow } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { showPersen, showRp } from '../../platform/show.ts';
import { PersenInput } from '../../ui/persen-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { changePayment } from './basket.ts';
import { amountPlace, paymentPlace } from './focus.ts';
import type { PayMeans, Problems, RowProps } from './pay-means.ts';
import { AmountField, fillAmount, PaymentFrame } from './payment-frame.tsx';
import type { AmountPayment } from './payment-frame.tsx';

interface CashPayment extends AmountPayment {
  readonly jenis: 'CASH';
}

/** Money of an account of the shop. */
export interface BankPayment extends AmountPayment {
  readonly jenis: 'TRANSFER' | 'DEBIT' | 'KREDIT';
  readonly no_rekening: string;
  readonly no_card: string;
  /** Hundredths of a per cent; undefined: the account's own. */
  readonly fee?: number | undefined;
}

type MoneyPayment = CashPayment | BankPayment;

function isBank(payment: MoneyPayment): payment is BankPayment {
  return !isWorth(payment.jenis, 'cash');
}

export const moneyPay: PayMeans<MoneyPayment> = {
  definition: moneyPayment,
  buttons: [
    { jenis: 'CASH', shortcut: 'F8', urut: 10 },
    { jenis: 'TRANSFER', shortcut: 'F7', urut: 20 },
    { jenis: 'DEBIT', shortcut: 'F9', urut: 40 },
    { jenis: 'KREDIT', shortcut: 'Shift+F9', urut: 50 },
  ],
  start: ({ id, jenis, jumlah, usual }) =>
    jenis === 'CASH'
      ? { id, jenis, jumlah }
      : {
          id,
          jenis: jenis as BankPayment['jenis'],
          jumlah,
          no_rekening: usual(`rekening.${jenis}`),
          no_card: '',
        },
  // More cash is the same cash.
  again: (standing, jumlah) =>
    isBank(standing) ? undefined : { ...standing, jumlah: rupiah((standing.jumlah ?? 0) + jumlah) },
  focus: (payment) =>
    isBank(payment) && payment.no_rekening !== ''
      ? amountPlace(payment.id)
      : paymentPlace(payment.id),
  worth: ({ jumlah }) => jumlah ?? rupiah(0),
  body: (payment, jumlah_rp) => {
    if (!isBank(payment)) return { jenis: payment.jenis, jumlah_rp };
    const { jenis, no_rekening, no_card, fee } = payment;
    const typed = fee === undefined || !isWorth(jenis, 'card') ? {} : { fee: fee / 100 };
    return { jenis, jumlah_rp, no_rekening, no_card, ...typed };
  },
  problems: (payment, at): Problems => ({
    ...(isBank(payment) &&
      payment.no_rekening === '' && { [`${at}.no_rekening`]: { key: 'error.REKENING_WAJIB' } }),
    ...((payment.jumlah ?? 0) <= 0 && { [`${at}.jumlah_rp`]: { key: 'sale.jumlah-wajib' } }),
  }),
  Row: ({ payment, ...props }) =>
    isBank(payment) ? (
      <BankRow {...props} payment={payment} />
    ) : (
      <PaymentFrame {...props} payment={payment} onSisa={fillAmount(props.sale, payment)}>
        <AmountField {...props} payment={payment} id={paymentPlace(payment.id)} received />
      </PaymentFrame>
    ),
};

function BankRow(props: RowProps<BankPayment>): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { sale, payment, index } = props;
  const amount = amountPlace(payment.id);
  const card = isWorth(payment.jenis, 'card');
  const account = accounts.find((a) => a.no_rekening === payment.no_rekening);
  const fee = cardFee(payment, account);
  const set = (change: Partial<BankPayment>): void =>
    sale.change((old) => changePayment(old, { ...payment, ...change }));
  return (
    <PaymentFrame {...props} onSisa={fillAmount(sale, payment)}>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={4}>
        <SelectField
          id={paymentPlace(payment.id)}
          size="xs"
          required
          selectFirstOptionOnDropdownOpen={payment.no_rekening === ''}
          label={t('document.rekening')}
          data={accounts.map((a) => ({
            value: a.no_rekening,
            label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
          }))}
          value={payment.no_rekening}
          error={sale.errors[`pembayaran.${index}.no_rekening`]}
          onChange={(no_rekening) => {
            set({ no_rekening, fee: undefined });
            setDeviceChoice(`rekening.${payment.jenis}`, no_rekening);
            focusPlace(amount);
          }}
        />
        <AmountField {...props} id={amount} />
        {card ? (
          <TextInput
            size="xs"
            label={t('document.no-kartu')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            value={payment.no_card}
            error={sale.errors[`pembayaran.${index}.no_card`]}
            onChange={(event) => set({ no_card: event.currentTarget.value })}
          />
        ) : null}
        {card ? (
          <PersenInput
            size="xs"
            label={t('sale.fee')}
            value={fee.fee}
            error={sale.errors[`pembayaran.${index}.fee`]}
            onChange={(value) => set({ fee: value ?? undefined })}
          />
        ) : null}
      </SimpleGrid>
      {card && fee.feeRp > 0 ? (
        <Text size="xs" c="dimmed" mt={4} className="numeric">
          {fee.ditanggung === 'CUSTOMER'
            ? t('sale.fee-customer', { fee: showRp(fee.feeRp), digesek: showRp(fee.digesek) })
            : t('sale.fee-toko', { fee: showRp(fee.feeRp), persen: showPersen(fee.fee / 100) })}
        </Text>
      ) : null}
    </PaymentFrame>
  );
}

interface CardFee {
  /** Hundredths of a per cent. */
  readonly fee: number;
  readonly feeRp: Rupiah;
  readonly ditanggung: 'TOKO' | 'CUSTOMER';
  /** What goes through the machine. */
  readonly digesek: Rupiah;
}

/** Fee of a card payment; none for a transfer (domain §5). */
export function cardFee(payment: BankPayment, account: AccountRow | undefined): CardFee {
  const none = { fee: 0, feeRp: rupiah(0), ditanggung: 'TOKO' as const };
  const jumlah = payment.jumlah ?? rupiah(0);
  if (!isWorth(payment.jenis, 'card')) return { ...none, digesek: jumlah };
  const fee = payment.fee ?? percentToHundredths(account?.fee ?? 0);
  const feeRp = feeKartu(jumlah, fee);
  const ditanggung = account?.fee_ditanggung ?? 'TOKO';
  const digesek = ditanggung === 'CUSTOMER' ? rupiah(jumlah + feeRp) : jumlah;
  return { fee, feeRp, ditanggung, digesek };
}
