/**
 * What the server announces while somebody works: changed settings, and the progress of long work.
 */
import { Modal, Progress, Text } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { reportProgress, useShellProgress } from '../../platform/progress.ts';
import { useLive } from '../../platform/realtime.ts';
import { getSession } from '../../platform/session.ts';
import type { SettingRow } from '../../platform/session.ts';
import { takeOver } from './take-over.ts';

export function LiveDialogs(): ReactNode {
  const t = useT();
  /** Changes announced while the question stands; undefined while none does. */
  const changed = useRef<SettingRow[] | undefined>(undefined);
  useLive('progress', reportProgress);
  useLive('settings-changed', (setting) => {
    // The browser that made the change has the value already.
    const mine = getSession()
      ?.settings.entries()
      .find(({ key }) => key === setting.key);
    if (mine?.value === setting.value) return;
    if (changed.current !== undefined) {
      changed.current.push(setting);
      return;
    }
    const rows = [setting];
    changed.current = rows;
    void confirmDialog({ text: t('shell.setting-berubah') }).then(async (yes) => {
      changed.current = undefined;
      if (yes) await takeOver(rows);
    });
  });
  return <ProgressDialog />;
}

function ProgressDialog(): ReactNode {
  const t = useT();
  const progress = useShellProgress();
  const { n = 0, total = 1, tahap = 'shell.progres-ambil' } = progress ?? {};
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
