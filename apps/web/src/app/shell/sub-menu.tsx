/**
 * A sub-menu page: the entries of one area as tiles, under their groups; the not-allowed page where
 * none may be opened.
 */
import { Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Area } from '@kencana/contract/screen';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { areaTitle, barrier, entries, menuTree, openEntries } from '../menu.ts';
import { AreaIcon } from './area-icon.tsx';
import { NotAllowed } from './gate.tsx';

export function SubMenuPage({ area }: { area: Area }): ReactNode {
  const t = useT();
  const session = useSession();
  const list = openEntries(session).filter((entry) => entry.area === area);
  const groups = menuTree(list)[0]?.groups ?? [];
  if (groups.length === 0) {
    const inside = entries.filter((entry) => entry.area === area && !entry.hidden);
    const off = inside.every((entry) => barrier(session, entry) === 'module');
    return <NotAllowed why={off ? 'module' : 'right'} />;
  }
  return (
    <Page title={t(areaTitle(area))}>
      {groups.map((group) => (
        <Fragment key={group.title ?? ''}>
          {group.title === undefined ? null : (
            <Title order={2} size="h5">
              {t(group.title)}
            </Title>
          )}
          <TileGrid
            tiles={group.entries.map((entry) => ({
              href: entry.route,
              title: t(entry.title),
              icon: <AreaIcon area={area} />,
            }))}
          />
        </Fragment>
      ))}
    </Page>
  );
}
