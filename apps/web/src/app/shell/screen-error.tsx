/**
 * What stands when drawing a screen failed: the shell stays, drafts stay, and the page can be
 * loaded anew.
 */
import { Alert, Button, Text } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { flushDrafts } from '../../platform/draft.ts';

export function ScreenError({ error }: ErrorComponentProps): ReactNode {
  const t = useT();
  return (
    <Alert color="red" role="alert" title={t('shell.galat-layar')} my="md">
      <Text size="sm" c="dimmed" mb="sm">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button
        variant="default"
        onClick={() => {
          flushDrafts();
          location.reload();
        }}
      >
        {t('shell.muat-ulang')}
      </Button>
    </Alert>
  );
}
