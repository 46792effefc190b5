/**
 * A coupon or a voucher as payment: its code, typed or scanned (data-scan="kupon"), its name and
 * what it pays; a coupon's part follows every change of the lines.
 */
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { showRp } from '../../platform/show.ts';
import type { BasketPayment } from './basket.ts';
import { paymentPlace, PLACE } from './focus.ts';
import { PaymentFrame } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';
import type { VoucherPayment } from './voucher-payment.ts';
import { voucherWorth } from './voucher-payment.ts';

type CouponPayment = Extract<BasketPayment, { jenis: 'KUPON' }>;

/** How the two differ. */
interface CodeRowProps extends RowProps<CouponPayment | VoucherPayment> {
  readonly place: string;
  readonly label: string;
  /** The wire's field of the code. */
  readonly field: 'kode_kupon' | 'kode_voucher';
  readonly worth: Rupiah;
  readonly look: (code: string) => Promise<ScanResult>;
}

export function CouponRow(props: RowProps<CouponPayment>): ReactNode {
  const t = useT();
  const { coupon: look, money } = props.sale;
  const own = { look, worth: money.kupon, place: PLACE.kupon, label: t('kupon.kode') };
  return <CodeRow {...props} {...own} field="kode_kupon" />;
}

export function VoucherRow(props: RowProps<VoucherPayment>): ReactNode {
  const t = useT();
  const { sale, payment } = props;
  const look = (code: string): Promise<ScanResult> => sale.voucher(payment.id, code);
  const own = { look, place: paymentPlace(payment.id), label: t('voucher.kode') };
  return <CodeRow {...props} {...own} worth={voucherWorth(payment)} field="kode_voucher" />;
}

function CodeRow(props: CodeRowProps): ReactNode {
  const t = useT();
  const { sale, payment, index, done, place, label, field, worth, look } = props;
  const { kupon } = payment;
  // What is being typed counts until the server has said something new of a code.
  const [draft, setDraft] = useState<{ readonly over: typeof kupon; readonly text: string }>();
  const typed = draft?.over === kupon ? draft?.text : undefined;
  const enter = async (): Promise<void> => {
    const code = typed ?? (kupon === undefined ? payment.kode : '');
    if (code.trim() === '') return done();
    const result = await look(code);
    signalScan(result);
    if (result === 'ok') done();
  };
  const at = `pembayaran.${index}`;
  const wrong = kupon !== undefined && kupon.status !== 'BERLAKU' ? kupon.status : undefined;
  const error =
    sale.errors[field] ??
    sale.errors[`${at}.${field}`] ??
    sale.errors[`${at}.jumlah_rp`] ??
    (wrong === undefined ? undefined : t(`kupon.tidak_bisa.${wrong}`, { kode: payment.kode }));
  return (
    <PaymentFrame {...props}>
      <div data-scan="kupon">
        <TextInput
          id={place}
          size="xs"
          label={label}
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
              {worth > 0 ? kupon.nama_kupon : t('kupon.tanpa_potongan')}
            </Text>
            <Text size="sm" fw={600} className="numeric">
              {showRp(worth)}
            </Text>
          </Group>
        )}
      </div>
    </PaymentFrame>
  );
}
