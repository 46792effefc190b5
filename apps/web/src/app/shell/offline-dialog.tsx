/**
 * Blocks the page while the browser is offline, with all drafts stored first, and offers the reload
 * once it is back (spec 1 §2 "Shell behaviour").
 */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushDrafts } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';

export function OfflineDialog(): ReactNode {
  const t = useT();
  const [state, setState] = useState<'ok' | 'offline' | 'back'>(
    navigator.onLine ? 'ok' : 'offline',
  );
  useEffect(() => {
    const gone = (): void => {
      flushDrafts();
      setState('offline');
    };
    const back = (): void => setState('back');
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  const back = state === 'back';
  return (
    <Modal
      opened={state !== 'ok'}
      onClose={() => undefined}
      title={back ? t('shell.online-judul') : t('shell.offline-judul')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={1500}
      transitionProps={{ duration: 0 }}
    >
      <Text>{back ? t('shell.online-isi') : t('shell.offline-isi')}</Text>
      {back ? (
        <Group justify="flex-end" mt="lg">
          <Button
            data-autofocus
            onClick={() => {
              flushDrafts();
              location.reload();
            }}
          >
            {t('shell.muat-ulang')}
          </Button>
        </Group>
      ) : null}
    </Modal>
  );
}
