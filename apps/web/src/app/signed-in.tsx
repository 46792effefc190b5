/** The app behind the login: all texts, the query cache and the router. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { use } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { loadAllTexts } from '../platform/i18n.ts';
import { router } from './router.tsx';

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

export function SignedIn(): ReactNode {
  use(texts);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
