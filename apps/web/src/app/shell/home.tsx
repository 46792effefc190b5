/** Home: everything the user may open, as tiles by area. */
import { Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { TileGrid } from '../../ui/tile-grid.tsx';
import { NoFloorForOwner } from '../../feature/harga-global/read.tsx';
import { NewsList } from '../../feature/news/news-list.tsx';
import { menuTree, openEntries } from '../menu.ts';
import { AreaIcon } from './area-icon.tsx';

export function Home(): ReactNode {
  const t = useT();
  const session = useSession();
  const list = openEntries(session).filter((entry) => entry.route !== '/home');
  return (
    <Page title={t('screen.home-selamat-datang', { nama: session.user.nama })}>
      <NoFloorForOwner />
      <NewsList />
      {menuTree(list).map(({ area, title, groups }) => (
        <Fragment key={area}>
          <Title order={2} size="h5" mt="xs">
            {t(title)}
          </Title>
          <TileGrid
            tiles={groups
              .flatMap((group) => group.entries)
              .map((entry) => ({
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
