/**
 * The app behind the login: all texts, the query cache and the router. Who was given a password by
 * somebody else changes it first.
 */
import { Alert, Button, Loader, Stack } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { frameDialogs } from '../platform/dialog.tsx';
import { loadAllTexts, useT } from '../platform/i18n.ts';
import { leave } from '../platform/leave.ts';
import { useSession } from '../platform/session.ts';
import { router } from './router.tsx';

const GantiPassword = lazy(() =>
  import('../feature/ganti-password/ganti-password.tsx').then((m) => ({
    default: m.GantiPassword,
  })),
);

const texts = loadAllTexts();

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      retry: (times, error) => times < 2 && error instanceof ApiError && error.code === 'JARINGAN',
    },
  },
});

// Forms in dialogs choose from masters as the screens do.
frameDialogs((content) => <QueryClientProvider client={queries}>{content}</QueryClientProvider>);

export function SignedIn(): ReactNode {
  use(texts);
  const { user } = useSession();
  return (
    <QueryClientProvider client={queries}>
      {user.wajib_ganti === true ? <FirstPassword /> : <RouterProvider router={router} />}
    </QueryClientProvider>
  );
}

function FirstPassword(): ReactNode {
  const t = useT();
  return (
    <div className="public">
      <main>
        <Stack maw={440} mx="auto">
          <Alert color="yellow">{t('screen.password-wajib')}</Alert>
          <Suspense fallback={<Loader mx="auto" role="status" aria-label={t('shell.memuat')} />}>
            <GantiPassword />
          </Suspense>
          <Button variant="subtle" onClick={() => void leave()}>
            {t('shell.logout')}
          </Button>
        </Stack>
      </main>
    </div>
  );
}
