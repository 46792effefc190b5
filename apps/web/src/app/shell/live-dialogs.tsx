/**
 * What the server announces while somebody works: changed settings, news for owners, and the
 * progress of long work.
 */
import { Modal, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { takenOver } from '../../platform/leave.ts';
import { useOwnerNews } from '../../platform/owner-news.ts';
import { reportProgress, useShellProgress } from '../../platform/progress.ts';
import { useLive } from '../../platform/realtime.ts';
import { offerSettings } from './settings-offer.ts';

export function LiveDialogs(): ReactNode {
  useLive('progress', reportProgress);
  useLive('sesi-berakhir', takenOver);
  useLive('settings-changed', (setting) => offerSettings([setting]));
  useOwnerNews();
  return <ProgressDialog />;
}

function ProgressDialog(): ReactNode {
  const t = useT();
  const progress = useShellProgress();
  const { n = 0, total = 1, tahap = 'shell.memuat' } = progress ?? {};
  return (
    <Modal
      opened={progress !== undefined}
      onClose={() => undefined}
      title={t('shell.progres')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
    >
      <Text role="status" mb="xs">
        {t(tahap)} {n} / {total}
      </Text>
      <Progress value={(n / total) * 100} aria-label={t('shell.progres')} />
    </Modal>
  );
}
