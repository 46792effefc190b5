/** What stands where nothing is: a sentence and the action that fills it. */
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

/** Default text Tidak Ada Data (spec 1 §2). */
export function EmptyState(props: { text?: string; action?: ReactNode }): ReactNode {
  const t = useT();
  return (
    <Stack align="center" gap="xs" py="xl" role="status">
      <Text c="dimmed">{props.text ?? t('shell.tidak-ada-data')}</Text>
      {props.action}
    </Stack>
  );
}
