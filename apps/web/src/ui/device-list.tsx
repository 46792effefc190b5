/** Devices that a user is trusted on, and what ends it: one's own, or a user's of the shop. */
import { ActionIcon, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TrustedDevice } from '@kencana/contract/user-device';
import { useT } from '../platform/i18n.ts';
import { confirmDialog, notify } from '../platform/notify.ts';
import type { List } from '../platform/use-list.ts';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { showMoment } from '../platform/show.ts';

export interface DeviceListProps {
  readonly list: List<TrustedDevice>;
  /** Ends the trust in the device of the id. */
  readonly remove: (id: string) => Promise<{ readonly message?: string }>;
}

export function DeviceList({ list, remove }: DeviceListProps): ReactNode {
  const t = useT();
  const { rows, error, reload } = list;
  return (
    <Stack gap="sm" component="section" aria-label={t('users.perangkat')}>
      <div>
        <Title order={2} size="h5">
          {t('users.perangkat')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('users.perangkat-arti')}
        </Text>
      </div>
      {error === undefined ? null : <FailedState text={error} onRetry={reload} />}
      {error === undefined && rows === undefined ? <LoadingState /> : null}
      {rows?.length === 0 ? <EmptyState text={t('users.perangkat-kosong')} /> : null}
      {rows?.map((row) => (
        <One key={row._id} row={row} remove={remove} onGone={reload} />
      ))}
    </Stack>
  );
}

interface OneProps {
  readonly row: TrustedDevice;
  readonly remove: DeviceListProps['remove'];
  readonly onGone: () => void;
}

function One({ row, remove, onGone }: OneProps): ReactNode {
  const t = useT();
  const nama = row.nama === '-' ? t('users.perangkat-tanpa-nama') : row.nama;
  const waktu = showMoment(row.last_used_at);
  const ask = async (): Promise<void> => {
    const text = t('users.perangkat-tanya', { nama });
    if (!(await confirmDialog({ text, danger: true }))) return;
    try {
      const answer = await remove(row._id);
      notify.success(answer.message ?? t('master.dihapus'));
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
    }
    onGone();
  };
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{nama}</Text>
          <Text size="xs" c="dimmed">
            {t('users.perangkat-dipakai', { waktu, ip: row.ip })}
          </Text>
        </div>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('users.perangkat-hapus', { nama })}
          onClick={() => void ask()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}
