/**
 * A coupon as payment: its code, typed or scanned (data-scan="kupon"), its name and what it takes
 * off this basket, which follows every change of the lines.
 */
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import { showRp } from '../../platform/show.ts';
import type { BasketPayment } from './basket.ts';
import { PLACE } from './focus.ts';
import { PaymentFrame } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';

type CouponPayment = Extract<BasketPayment, { jenis: 'KUPON' }>;

export function CouponRow(props: RowProps<CouponPayment>): ReactNode {
  const t = useT();
  const { sale, payment, index, done } = props;
  const { kupon } = payment;
  // What is being typed counts until the server has said something new of a code.
  const [draft, setDraft] = useState<{ readonly over: typeof kupon; readonly text: string }>();
  const typed = draft?.over === kupon ? draft?.text : undefined;
  const enter = async (): Promise<void> => {
    if (typed === undefined || typed.trim() === '') return done();
    const result = await sale.coupon(typed);
    signalScan(result);
    if (result === 'ok') done();
  };
  const at = `pembayaran.${index}`;
  const wrong = kupon !== undefined && kupon.status !== 'BERLAKU' ? kupon.status : undefined;
  const error =
    sale.errors['kode_kupon'] ??
    sale.errors[`${at}.kode_kupon`] ??
    sale.errors[`${at}.jumlah_rp`] ??
    (wrong === undefined ? undefined : t(`kupon.tidak_bisa.${wrong}`, { kode: payment.kode }));
  return (
    <PaymentFrame {...props}>
      <div data-scan="kupon">
        <TextInput
          id={PLACE.kupon}
          size="xs"
          label={t('kupon.kode')}
          placeholder={t('kupon.petunjuk')}
          autoComplete="off"
          maxLength={40}
          value={typed ?? payment.kode}
          error={error}
          onChange={(event) =>
            setDraft({ over: kupon, text: event.currentTarget.value.toUpperCase() })
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
            void enter();
          }}
        />
        {kupon === undefined || wrong !== undefined ? null : (
          <Group justify="space-between" mt={4} gap="xs">
            <Text size="xs" c="dimmed">
              {sale.money.kupon > 0 ? kupon.nama_kupon : t('kupon.tanpa_potongan')}
            </Text>
            <Text size="sm" fw={600} className="numeric">
              {showRp(sale.money.kupon)}
            </Text>
          </Group>
        )}
      </div>
    </PaymentFrame>
  );
}
