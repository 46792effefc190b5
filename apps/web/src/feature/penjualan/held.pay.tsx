/** The down payment of what the counter takes; it comes with what is taken and goes with it. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { heldPayment } from '@kencana/contract/payment/held';
import { rupiah } from '@kencana/rules/rupiah';
import { showRp } from '../../platform/show.ts';
import { heldKind, releaseHeld } from './held.ts';
import type { HeldPayment } from './held.ts';
import type { PayMeans, RowProps } from './pay-means.ts';
import { PaymentFrame } from './payment-frame.tsx';

export const heldPay: PayMeans<HeldPayment> = {
  definition: heldPayment,
  buttons: [],
  start: ({ id, jenis, jumlah }) => ({ id, jenis, no: '', jumlah: jumlah ?? rupiah(0) }),
  worth: ({ jumlah }) => jumlah,
  body: (payment, jumlah_rp) => ({
    ...heldKind(payment).body(payment.no),
    ...(jumlah_rp > 0 ? { jumlah_rp } : {}),
  }),
  problems: () => ({}),
  Row: (props) => <HeldRow {...props} />,
};

/** The down payment of what is taken: all of it pays. */
function HeldRow(props: RowProps<HeldPayment>): ReactNode {
  const { payment, sale, index } = props;
  const { texts } = heldKind(payment);
  const error = sale.errors[`pembayaran.${index}.jumlah_rp`];
  return (
    <PaymentFrame {...props} remove={{ label: texts.lepas, from: releaseHeld }}>
      <Group justify="space-between" className="numeric">
        <Text size="sm">{payment.no}</Text>
        <Text size="sm" fw={600}>
          {showRp(payment.jumlah)}
        </Text>
      </Group>
      {error === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
    </PaymentFrame>
  );
}
