/**
 * Routes from the registry: masters and reports through their engines, other screens from
 * app/screens.ts, sub-menu pages from their areas. Everything is loaded when opened; the gate asks
 * rights and modules first.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { masters, reports } from '@kencana/contract/registry';
import { deviceChoice, getSession, setDeviceChoice } from '../platform/session.ts';
import { basePath, underBase } from './base-path.ts';
import { builtSubMenus, entries, firstScreen } from './menu.ts';
import { screenComponents } from './screens.ts';
import { Gate } from './shell/gate.tsx';
import { NotFound } from './shell/not-found.tsx';
import { ScreenError } from './shell/screen-error.tsx';
import { Shell } from './shell/shell.tsx';
import { SubMenuPage } from './shell/sub-menu.tsx';

const MasterScreen = lazy(() =>
  import('../engine/master-screen/master-screen.tsx').then((m) => ({ default: m.MasterScreen })),
);
const ReportScreen = lazy(() =>
  import('../engine/report-screen/report-screen.tsx').then((m) => ({ default: m.ReportScreen })),
);

/** The component of every built route. */
const components: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ...masters.flatMap((definition): [string, ComponentType][] =>
    definition.route === undefined
      ? []
      : [[definition.route, (): ReactNode => <MasterScreen definition={definition} />]],
  ),
  ...reports.map((definition): [string, ComponentType] => [
    definition.route,
    (): ReactNode => <ReportScreen definition={definition} />,
  ]),
  ...Object.entries(screenComponents),
]);

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const rootPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    const session = getSession();
    const search = deviceChoice('kembali');
    setDeviceChoice('kembali', undefined);
    if (search !== undefined) {
      throw redirect({
        to: '/authenticator',
        search: Object.fromEntries(new URLSearchParams(search)),
        replace: true,
      });
    }
    throw redirect({ to: firstScreen(session), replace: true });
  },
});

const screenRoutes = entries.map((entry) => {
  const Screen = components.get(entry.route) ?? NotFound;
  return createRoute({
    getParentRoute: () => rootRoute,
    path: entry.route,
    component: () => (
      <Gate entry={entry}>
        <Screen />
      </Gate>
    ),
  });
});

const subMenuRoutes = builtSubMenus.map((subMenu) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: subMenu.route,
    component: () => <SubMenuPage area={subMenu.area} />,
  }),
);

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  component: NotFound,
});

const anything = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: () => <Navigate to="/404" search={{ alamat: location.pathname }} replace />,
});

/** Of the shop that was signed in when the app was loaded; changed settings load it anew. */
const base = basePath(getSession());
const { pathname, search, hash } = location;
const address = underBase(pathname, base);
if (address !== pathname) history.replaceState(null, '', `${address}${search}${hash}`);

export const router = createRouter({
  basepath: base,
  routeTree: rootRoute.addChildren([
    rootPage,
    ...screenRoutes,
    ...subMenuRoutes,
    notFoundRoute,
    anything,
  ]),
  defaultErrorComponent: ScreenError,
  caseSensitive: false,
  scrollRestoration: true,
  defaultStructuralSharing: true,
});
