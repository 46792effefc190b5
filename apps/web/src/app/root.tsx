/**
 * Decides between the public pages and the signed-in app, and holds what both share: theme, toasts
 * with their log, dialogs. The app with its router and definitions is a chunk of its own, so that
 * the login stays small.
 */
import { Center, Loader, MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { DialogHost } from '../platform/dialog.tsx';
import { translate } from '../platform/i18n.ts';
import { MessageLog } from '../platform/message-log.tsx';
import {
  endSession,
  loginFlagMatches,
  setDeviceChoice,
  useLeaving,
  useMaybeSession,
} from '../platform/session.ts';
import { Login } from '../feature/login/login.tsx';
import { withoutBase } from './base-path.ts';
import { resolveVariables, theme } from './theme.ts';

const SignedIn = lazy(() => import('./signed-in.tsx').then((m) => ({ default: m.SignedIn })));

const PUBLIC: Readonly<Record<string, ComponentType>> = {
  '/landingpages': lazy(() =>
    import('../feature/publik/landing.tsx').then((m) => ({ default: m.Landing })),
  ),
  '/terms-and-conditions': lazy(() =>
    import('../feature/publik/terms.tsx').then((m) => ({ default: m.Terms })),
  ),
  '/privacy-policy': lazy(() =>
    import('../feature/publik/privacy.tsx').then((m) => ({ default: m.Privacy })),
  ),
};

/** Public pages of one shop each: `/katalog/JKT1`. */
const KATALOG = /^\/katalog\/[A-Za-z0-9]{2,12}\/?$/;
const KatalogPublik = lazy(() =>
  import('../feature/katalog/katalog-publik.tsx').then((m) => ({ default: m.KatalogPublik })),
);

const colors = localStorageColorSchemeManager({ key: 'kencana.perangkat.tema' });

export function Root(): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colors}
    >
      <Notifications position="top-right" limit={5} />
      <DialogHost />
      <Suspense fallback={<Waiting />}>
        <Inside />
      </Suspense>
      <MessageLog />
    </MantineProvider>
  );
}

function Waiting(): ReactNode {
  return (
    <Center h="100dvh">
      <Loader role="status" aria-label={translate('shell.memuat')} />
    </Center>
  );
}

function Inside(): ReactNode {
  const session = useMaybeSession();
  const leaving = useLeaving();
  useFlagWatch();
  const Public = PUBLIC[location.pathname.replace(/\/+$/, '')];
  if (Public !== undefined) return <Public />;
  if (KATALOG.test(location.pathname)) return <KatalogPublik />;
  if (session !== undefined) return <SignedIn />;
  if (leaving) return <Waiting />;
  return location.pathname === '/' ? <Login /> : <BackToRoot />;
}

/** Without a login every other address leads to the root, with a clean storage (spec 1 §2). */
function BackToRoot(): ReactNode {
  useEffect(() => {
    // A scanned code or the installed authenticator opens its page again after the login.
    const authenticator = withoutBase(location.pathname) === '/authenticator';
    setDeviceChoice('kembali', authenticator ? location.search || '?' : undefined);
    endSession();
    location.replace('/');
  }, []);
  return <Waiting />;
}

/** Another tab logged out, or somebody removed the flag: this one goes back to the root. */
function useFlagWatch(): void {
  useEffect(() => {
    const check = (): void => {
      if (loginFlagMatches()) return;
      endSession();
      location.assign('/');
    };
    window.addEventListener('storage', check);
    window.addEventListener('focus', check);
    return () => {
      window.removeEventListener('storage', check);
      window.removeEventListener('focus', check);
    };
  }, []);
}
