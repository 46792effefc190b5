/**
 * The layout around every screen: menu, top bar, content, footer, and the services that run while
 * somebody is signed in (live events, scanner, offline watch). Screens are drawn by the router's
 * Outlet.
 */
import { AppShell, Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { connectRealtime } from '../../platform/realtime.ts';
import { keepDrafts } from '../../platform/draft.ts';
import { startScanner } from '../../platform/scanner.ts';
import {
  addressedShop,
  deviceChoice,
  setDeviceChoice,
  useSession,
} from '../../platform/session.ts';
import { TrailContext } from '../../ui/page.tsx';
import type { Crumb } from '../../ui/page.tsx';
import { areaTitle, builtSubMenus, entries } from '../menu.ts';
import { CommandPalette } from './command-palette.tsx';
import { Footer } from './footer.tsx';
import { LiveDialogs } from './live-dialogs.tsx';
import { OfflineDialog } from './offline-dialog.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useShopState } from './shop-state.ts';

export function Shell(): ReactNode {
  const t = useT();
  const session = useSession();
  const [drawerAt, setDrawerAt] = useState<string | undefined>();
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [narrow, setNarrow] = useState(deviceChoice('menu-ciut') === 'true');
  const trail = useTrail();
  const { pathname } = useLocation();
  // The drawer belongs to the address it was opened on: going elsewhere closes it.
  const drawer = drawerAt === pathname;
  useShopState();
  const shop = addressedShop(session).kode_toko;
  // Another shop has other rooms: connect anew.
  useEffect(() => (shop === '' ? undefined : connectRealtime()), [shop]);
  useEffect(startScanner, []);
  useEffect(keepDrafts, []);
  useEffect(() => {
    document.title = trail.at(-1)?.label ?? t('shell.404-judul');
  }, [trail, t]);
  const toggleNarrow = (): void => {
    setDeviceChoice('menu-ciut', String(!narrow));
    setNarrow(!narrow);
  };
  return (
    <TrailContext value={trail}>
      <a className="skip-link" href="#isi">
        {t('shell.lewati-ke-isi')}
      </a>
      <AppShell
        padding="sm"
        header={{ height: { base: 88, sm: 52 } }}
        navbar={{
          width: narrow ? 60 : 248,
          breakpoint: 'sm',
          collapsed: { mobile: !drawer },
        }}
        transitionDuration={0}
      >
        <AppShell.Header>
          <TopBar drawer={drawer} onDrawer={() => setDrawerAt(drawer ? undefined : pathname)} />
        </AppShell.Header>
        <AppShell.Navbar aria-label={t('shell.menu')}>
          <SideMenu narrow={narrow && !phone} onNarrow={phone ? undefined : toggleNarrow} />
        </AppShell.Navbar>
        <AppShell.Main id="isi" tabIndex={-1}>
          <Box mih="calc(100dvh - 150px)" key={shop}>
            <Outlet />
          </Box>
          <Footer />
        </AppShell.Main>
      </AppShell>
      <CommandPalette />
      <LiveDialogs />
      <OfflineDialog />
    </TrailContext>
  );
}

/** Where the open route stands: area with its sub-menu page, then the entry. */
function useTrail(): readonly Crumb[] {
  const t = useT();
  const { pathname } = useLocation();
  return useMemo(() => {
    const same = (route: string): boolean => route.toLowerCase() === pathname.toLowerCase();
    const subMenu = builtSubMenus.find(({ route }) => same(route));
    if (subMenu !== undefined) return [{ label: t(areaTitle(subMenu.area)) }];
    const entry = entries.find(({ route }) => same(route));
    if (entry === undefined) return [];
    const page = builtSubMenus.find(({ area }) => area === entry.area);
    const area = t(areaTitle(entry.area));
    const title = t(entry.title);
    if (area === title || entry.area === 'dashboard' || entry.hidden) return [{ label: title }];
    return [{ label: area, ...(page ? { href: page.route } : {}) }, { label: title }];
  }, [pathname, t]);
}
