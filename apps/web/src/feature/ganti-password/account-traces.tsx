/** What others did with one's own account: who gave the password, changed the level, and when. */
import { Alert, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useList } from '../../platform/use-list.ts';
import { traceText } from '../../platform/user-trace.ts';
import { FailedState } from '../../ui/failed-state.tsx';

/** Nothing at all for somebody with whose account nobody did anything within a year. */
export function AccountTraces(): ReactNode {
  const t = useT();
  const { rows, error, reload } = useList('users/jejak');
  if (error !== undefined) return <FailedState text={error} onRetry={reload} />;
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Alert color="yellow" role="region" title={t('users.jejak-sendiri')}>
      <List size="sm">
        {rows.map((trace) => (
          <List.Item key={trace.waktu}>{traceText(t, trace)}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t('users.jejak-arti')}
      </Text>
    </Alert>
  );
}
