/**
 * The menu as data: masters, reports and screens of the registry in the order of AREAS, and which
 * of them the user may open in this shop. Draws nothing.
 */
import type { ClosedWhen } from '@kencana/contract/define-master';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { AREAS } from '@kencana/contract/screen';
import type { Area } from '@kencana/contract/screen';
import { CABANG_ROUTES, PUSAT_ROUTES, screens } from '@kencana/contract/screens';
import { subMenus } from '@kencana/contract/sub-menu';
import { masters, reports } from '@kencana/contract/registry';
import { reportRight } from '@kencana/contract/define-report';
import type { Report } from '@kencana/contract/define-report';
import type { MessageKey } from '@kencana/messages/key';
import { mayDo, passesByLevel } from '@kencana/contract/permission';
import type { Session } from '../platform/session.ts';
import { screenComponents } from './screens.ts';

export interface Entry {
  readonly route: string;
  readonly area: Area;
  readonly title: MessageKey;
  readonly right: string;
  /** Whom alone it is for, whatever their tree says. */
  readonly only: readonly string[] | undefined;
  readonly module: ModuleFlag | undefined;
  readonly ownerOnlyWhen: ModuleFlag | undefined;
  readonly hidden: boolean;
  /** Stands in the menu only while this is on. */
  readonly listedWhen?: ModuleFlag | undefined;
  /** A parameter of the shop that hides it while it has this value. */
  readonly closedWhen?: ClosedWhen | undefined;
  readonly group: MessageKey | undefined;
}

/**
 * Every entry that is built, in menu order within its area: screens, then masters, then reports.
 */
export const entries: readonly Entry[] = [
  ...screens
    .filter((screen) => screenComponents[screen.route] !== undefined)
    .map((screen) => ({
      route: screen.route,
      area: screen.area,
      title: screen.title,
      right: screen.right,
      only: screen.only && screen.levels,
      module: screen.module,
      ownerOnlyWhen: screen.ownerOnlyWhen,
      hidden: screen.hidden === true,
      listedWhen: screen.listedWhen,
      group: screen.group,
    })),
  ...masters.flatMap((master) =>
    master.route === undefined
      ? []
      : [
          {
            route: master.route,
            area: master.area,
            title: master.title,
            right: master.rights.find((right) => right.key.endsWith('.lihat'))?.key ?? 'login',
            only: undefined,
            module: master.module,
            ownerOnlyWhen: undefined,
            hidden: false,
            group: master.group,
            closedWhen: master.closedWhen,
          },
        ],
  ),
  ...reports.map((report: Report) => ({
    route: report.route,
    area: report.area,
    title: report.title,
    right: reportRight(report).key,
    only: undefined,
    module: report.module,
    ownerOnlyWhen: report.ownerOnlyWhen,
    hidden: false,
    group: report.group,
  })),
];

/**
 * Whose menu it is: the session itself, or another person's rights in the same shop for a preview.
 */
export type Viewer = Pick<Session, 'settings' | 'toko' | 'picked'> & {
  readonly user: Pick<Session['user'], 'level' | 'akses'>;
};

/** Why an entry may not be opened, or undefined when it may. */
export function barrier(session: Viewer, entry: Entry): 'module' | 'right' | undefined {
  if (entry.module !== undefined && !session.settings.on(entry.module)) return 'module';
  const { closedWhen } = entry;
  if (closedWhen !== undefined && session.settings.text(closedWhen.key) === closedWhen.value) {
    return 'module';
  }
  const ofPusat = PUSAT_ROUTES.includes(entry.route);
  const atPusat = isPusat(session) && session.picked === undefined;
  if (ofPusat && !atPusat) return 'right';
  if (CABANG_ROUTES.includes(entry.route) && atPusat) return 'right';
  if (entry.only !== undefined && !entry.only.includes(session.user.level)) return 'right';
  const { ownerOnlyWhen: flag } = entry;
  if (flag !== undefined && session.settings.on(flag) && !passesByLevel(session.user.level)) {
    return 'right';
  }
  const open = entry.right === 'login' || mayDo(session.user, entry.right);
  return open ? undefined : 'right';
}

/** True for people of head office. */
export function isPusat(session: Pick<Viewer, 'toko'>): boolean {
  return session.toko.tipe_toko === 'PUSAT';
}

/** Entries that the user may open and that stand in the menu. */
export function openEntries(session: Viewer): readonly Entry[] {
  const isListed = ({ hidden, listedWhen }: Entry): boolean =>
    !hidden && (listedWhen === undefined || session.settings.on(listedWhen));
  return entries.filter((entry) => isListed(entry) && barrier(session, entry) === undefined);
}

/** What comes before all others where it is open: head office's dashboard, then the shop's. */
const FIRST = ['/dashboardPusat', '/dashboard'];

/** Route of the first screen that the user may open; Home, with the others, is open to all. */
export function firstScreen(session: Viewer | undefined): string {
  const open = (route: string): boolean =>
    session !== undefined &&
    entries.some((entry) => entry.route === route && barrier(session, entry) === undefined);
  return FIRST.find(open) ?? '/home';
}

export interface MenuGroup {
  readonly title: MessageKey | undefined;
  readonly entries: readonly Entry[];
}

export interface MenuArea {
  readonly area: Area;
  readonly title: MessageKey;
  readonly groups: readonly MenuGroup[];
}

/** The menu's tree: areas in the house order, groups inside, entries. */
export function menuTree(list: readonly Entry[]): readonly MenuArea[] {
  return AREAS.flatMap((area) => {
    const inside = list.filter((entry) => entry.area === area);
    if (inside.length === 0) return [];
    // What has no group stands above the groups, so that no heading seems to hold it.
    const found = [...new Set(inside.map((entry) => entry.group))];
    const titles = [
      ...found.filter((title) => title === undefined),
      ...found.filter((title) => title !== undefined),
    ];
    const groups = titles.map((title) => ({
      title,
      entries: inside.filter((entry) => entry.group === title),
    }));
    return [{ area, title: areaTitle(area), groups }];
  });
}

/** The text key of an area's name. */
export function areaTitle(area: Area): MessageKey {
  return `screen.area.${area}`;
}

/** Sub-menu pages whose area has an entry. */
export const builtSubMenus = subMenus.filter(({ area }) =>
  entries.some((entry) => entry.area === area && !entry.hidden),
);
