/**
 * A coupon or a voucher as payment: its code, typed or scanned (data-scan="kupon"), its name and
 * what it pays; a coupon's part follows every change of the lines.
 */
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CekKupon, KuponStatus } from '@kencana/contract/kupon';
import type { MessageKey } from '@kencana/messages/key';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { signalScan } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { showRp } from '../../platform/show.ts';
import { isMember } from './basket.ts';
import type { BasketPayment } from './basket.ts';
import type { Problems, RowProps } from './pay-means.ts';
import { PaymentFrame } from './payment-frame.tsx';

/** A payment by a code. */
export interface CodePayment extends BasketPayment {
  readonly kode: string;
  /** What the server said of the code; undefined until it was asked. */
  readonly kupon?: CekKupon | undefined;
}

/** How the two differ. */
interface CodeRowProps extends RowProps<CodePayment> {
  readonly place: string;
  readonly label: string;
  /** The wire's field of the code. */
  readonly field: 'kode_kupon' | 'kode_voucher';
  readonly look: (code: string) => Promise<ScanResult>;
}

export function CodeRow(props: CodeRowProps): ReactNode {
  const t = useT();
  const { sale, payment, index, done, place, label, field, look } = props;
  const { kupon } = payment;
  const worth = sale.money.worths.get(payment.id) ?? rupiah(0);
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
  const wrong = kupon === undefined ? undefined : whyNot(kupon, isMember(sale.basket.customer));
  const error =
    sale.errors[field] ??
    sale.errors[`${at}.${field}`] ??
    sale.errors[`${at}.jumlah_rp`] ??
    (wrong === undefined ? undefined : t(wrong, { kode: payment.kode }));
  return (
    <PaymentFrame {...props}>
      <div data-scan="kupon" data-id={payment.id}>
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

/** Why the code does not count for this customer; undefined where it does. */
export function whyNot(
  { status, maks_member }: CekKupon,
  member: boolean,
): `kupon.tidak_bisa.${Exclude<KuponStatus, 'BERLAKU'>}` | 'error.KUPON_MEMBER' | undefined {
  if (status !== 'BERLAKU') return `kupon.tidak_bisa.${status}`;
  return maks_member > 0 && !member ? 'error.KUPON_MEMBER' : undefined;
}

/** What is wrong with a code: not asked for, which `wajib` says, or it does not count. */
export function codeProblems(
  { kode, kupon }: CodePayment,
  { at, wajib, member }: { at: string; wajib: MessageKey; member: boolean },
): Problems {
  if (kupon === undefined) return { [at]: { key: wajib } };
  const key = whyNot(kupon, member);
  return key === undefined ? {} : { [at]: { key, data: { kode } } };
}
