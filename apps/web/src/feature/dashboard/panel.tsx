/**
 * One block of a dashboard: heading, and its content once the call has answered; the reason and a
 * retry if it failed.
 */
import { Group, Paper, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';

export interface PanelProps<T> {
  readonly title: string;
  readonly query: UseQueryResult<T>;
  readonly actions?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function Panel<T>({ title, query, actions, children }: PanelProps<T>): ReactNode {
  const t = useT();
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {title}
        </Title>
        {actions}
      </Group>
      {query.isError ? (
        <FailedState
          text={query.error instanceof Error ? query.error.message : t('shell.request-gagal')}
          onRetry={() => void query.refetch()}
        />
      ) : query.data === undefined ? (
        <LoadingState lines={4} />
      ) : (
        children(query.data)
      )}
    </Paper>
  );
}
