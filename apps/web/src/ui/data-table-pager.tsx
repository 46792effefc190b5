/** Page by page through rows that the server holds. */
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import type { ServerPaging } from './data-table.tsx';

export function Pager({ skip, limit, count, onPage }: ServerPaging): ReactNode {
  const t = useT();
  const until = Math.min(skip + limit, count);
  return (
    <Group justify="flex-end" gap="xs" role="navigation" aria-label={t('shell.halaman')}>
      <Text size="sm" c="dimmed" className="numeric" role="status">
        {t('shell.halaman-dari', {
          dari: count === 0 ? 0 : skip + 1,
          sampai: until,
          jumlah: count,
        })}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('shell.halaman-lalu')}
        disabled={skip === 0}
        onClick={() => onPage(Math.max(0, skip - limit))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('shell.halaman-lanjut')}
        disabled={until >= count}
        onClick={() => onPage(skip + limit)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
