/** A long report is waited for: its place among others, or how far it is, and the way out. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAngka } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { LongWork } from './use-report.ts';

export interface LongWaitProps {
  readonly work: LongWork;
  readonly onGiveUp: () => void;
}

/** Work goes on in the other screens meanwhile. */
export function LongWait({ work, onGiveUp }: LongWaitProps): ReactNode {
  const t = useT();
  const text =
    work.ke > 0
      ? t('report.antri', { ke: work.ke })
      : t('report.disiapkan', { baris: formatAngka(work.baris) });
  return (
    <Alert variant="light" p="xs">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Loader size="xs" aria-hidden />
          <Text size="sm" role="status">
            {text}
          </Text>
        </Group>
        <Button variant="default" size="xs" onClick={onGiveUp}>
          {t('report.batal_tunggu')}
        </Button>
      </Group>
    </Alert>
  );
}
