/** A sub-menu page: the entries of one area as tiles, under their groups. */
import { Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Area } from '@kencana/contract/screen';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { areaTitle, menuTree, openEntries } from '../menu.ts';
import { AreaIcon } from './area-icon.tsx';

export function SubMenuPage({ area }: { area: Area }): ReactNode {
  const t = useT();
  const session = useSession();
  const list = openEntries(session).filter((entry) => entry.area === area);
  const groups = menuTree(list)[0]?.groups ?? [];
  return (
    <Page title={t(areaTitle(area))}>
      {groups.length === 0 ? <EmptyState text={t('shell.menu-kosong')} /> : null}
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
