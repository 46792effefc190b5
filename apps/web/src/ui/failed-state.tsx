/** What stands where a load failed: the reason and a retry, never an empty list. */
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

export function FailedState(props: { text: string; onRetry?: () => void }): ReactNode {
  const t = useT();
  return (
    <Alert color="red" role="alert" title={props.text} my="sm">
      {props.onRetry === undefined ? null : (
        <Button size="xs" variant="default" onClick={props.onRetry}>
          {t('shell.coba-lagi')}
        </Button>
      )}
    </Alert>
  );
}
