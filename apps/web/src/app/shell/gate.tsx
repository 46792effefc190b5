/**
 * Shows a screen only to those who may open it in a shop where its module is on; others see why
 * not.
 */
import { Alert, Button, Center, Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { barrier } from '../menu.ts';
import type { Entry } from '../menu.ts';

export function Gate({ entry, children }: { entry: Entry; children: ReactNode }): ReactNode {
  const t = useT();
  const session = useSession();
  const why = barrier(session, entry);
  if (why !== undefined) return <NotAllowed why={why} />;
  return (
    <Suspense
      fallback={
        <Center py="xl">
          <Loader role="status" aria-label={t('shell.memuat')} />
        </Center>
      }
    >
      {children}
    </Suspense>
  );
}

/** The page that says why something is not shown. */
export function NotAllowed({ why }: { why: 'module' | 'right' }): ReactNode {
  const t = useT();
  const text = why === 'module' ? 'shell.tidak-boleh-modul' : 'shell.tidak-boleh-hak';
  return (
    <Page title={t('shell.tidak-boleh-judul')}>
      <Alert color="yellow" maw={560}>
        {t(text)}
      </Alert>
      <div>
        <Button component={Link} to="/home">
          {t('shell.ke-home')}
        </Button>
      </div>
    </Page>
  );
}
