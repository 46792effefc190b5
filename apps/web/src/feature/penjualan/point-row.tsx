/**
 * Points of the sale's member as payment: how many are used, what they pay, and the balance. Sisa
 * (F10) asks the server for the balance and fills the most that fits.
 */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { AngkaInput } from '../../ui/angka-input.tsx';
import { changePayment } from './basket.ts';
import type { PointPayment } from './basket.ts';
import { paymentWorth } from './basket-total.ts';
import { paymentPlace } from './focus.ts';
import { PaymentFrame } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';

export function PointRow(props: RowProps<PointPayment>): ReactNode {
  const t = useT();
  const { sale, payment, index } = props;
  const { member, poin } = payment;
  const at = `pembayaran.${index}`;
  return (
    <PaymentFrame {...props} onSisa={() => void sale.points()}>
      <AngkaInput
        id={paymentPlace(payment.id)}
        size="xs"
        label={t('poin.dipakai')}
        maxLength={12}
        value={poin}
        error={sale.errors['poin'] ?? sale.errors[`${at}.poin`] ?? sale.errors[`${at}.jumlah_rp`]}
        onChange={(next) => sale.change((old) => changePayment(old, { ...payment, poin: next }))}
      />
      {member === undefined ? null : (
        <Group justify="space-between" mt={4} gap="xs" className="numeric">
          <Text size="xs" c="dimmed">
            {t('poin.saldo', {
              poin: formatAngka(member.poin),
              rp: showRp(rupiah(member.poin * member.nilai_rp)),
            })}
          </Text>
          <Text size="sm" fw={600}>
            {showRp(paymentWorth(payment))}
          </Text>
        </Group>
      )}
    </PaymentFrame>
  );
}
