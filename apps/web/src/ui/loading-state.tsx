/** What stands while the first answer is awaited. */
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

export function LoadingState({ lines = 6 }: { lines?: number }): ReactNode {
  const t = useT();
  return (
    <Stack gap={8} role="status" py="sm">
      <VisuallyHidden>{t('shell.memuat')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={22} radius="sm" />
      ))}
    </Stack>
  );
}
