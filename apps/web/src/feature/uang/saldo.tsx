/** The balance of the till, or of every bank account, by the books. */
import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { useList } from '../../platform/use-list.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import type { Side } from './money-book.tsx';

/** Balances by account, `CASH` for the till. */
export function useSaldo() {
  return useList('cash/saldo');
}

/** undefined shows the till and all accounts. */
export function Saldo({ side }: { side?: Side }): ReactNode {
  const t = useT();
  const list = useSaldo();
  if (list.error !== undefined) return <FailedState text={list.error} onRetry={list.reload} />;
  const rows = (list.rows ?? []).filter(
    (row) => side === undefined || (row.akun === 'CASH') === (side === 'KAS'),
  );
  return (
    <Group gap="sm" aria-busy={list.loading} role="group" aria-label={t('screen.saldo')}>
      {rows.map((row) => (
        <Paper key={row.akun} withBorder px="md" py="xs">
          <Text size="xs" c="dimmed">
            {row.kode_bank === null ? t('money.saldo-kas') : `${row.kode_bank} · ${row.akun}`}
          </Text>
          <Text
            fw={700}
            size="lg"
            className="numeric"
            c={Number(row.saldo) < 0 ? 'red' : undefined}
          >
            {formatRupiah(row.saldo)}
          </Text>
        </Paper>
      ))}
    </Group>
  );
}
