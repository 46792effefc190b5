/**
 * Money in or out: the kode transaksi decides the direction, bank money names its account; what the
 * balance will be stands below.
 */
import { Alert, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { uangEntry } from '@kencana/contract/transaction/uang-entry';
import { addExact } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import type { Values } from '../../engine/field/values.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Side } from './money-book.tsx';
import { useSaldo } from './saldo.tsx';

const FIXED = { KAS: { jenis_kas: 'KAS' }, BANK: { jenis_kas: 'BANK' } } as const;

export function UangForm({ side }: { side: Side }): ReactNode {
  const t = useT();
  const screen = side === 'KAS' ? 'uang-kas' : 'uang-bank';
  return (
    <EntryPanel
      entry={uangEntry}
      screen={screen}
      title={t(`screen.${screen}`)}
      fixed={FIXED[side]}
      after={(draft) => <After side={side} draft={draft} />}
      onSaved={({ data }) => notify.success(t('money.tersimpan', { no: data.no }))}
    />
  );
}

/** Direction, and the balance as it would be after saving. */
function After({ side, draft }: { readonly side: Side; readonly draft: Values }): ReactNode {
  const t = useT();
  const { rows } = useSaldo();
  const { arah, jumlah_rp, no_rekening } = draft;
  if (arah !== 'IN' && arah !== 'OUT') return null;
  const akun = side === 'KAS' ? 'CASH' : no_rekening;
  const saldo = rows?.find((row) => row.akun === akun)?.saldo;
  const amount = typeof jumlah_rp === 'number' ? jumlah_rp : 0;
  const after = saldo === undefined ? undefined : addExact(saldo, arah === 'IN' ? amount : -amount);
  return (
    <>
      <Text size="sm" component="div" role="status">
        <StatusBadge tone={arah === 'IN' ? 'ok' : 'wait'}>
          {t(arah === 'IN' ? 'money.uang-masuk' : 'money.uang-keluar')}
        </StatusBadge>{' '}
        {after === undefined ? null : t('money.saldo-setelah', { rp: formatRupiah(after) })}
      </Text>
      {after !== undefined && after < 0 ? (
        <Alert color="orange" py={6}>
          {t('money.saldo-kurang')}
        </Alert>
      ) : null}
    </>
  );
}
