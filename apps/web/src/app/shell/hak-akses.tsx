/**
 * /hak-akses-users with the product's own menu function for the preview, so that both never differ.
 */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { HakAkses } from '../../feature/users/hak-akses.tsx';
import { menuTree, openEntries } from '../menu.ts';
import './hak-akses.css';

export function HakAksesScreen(): ReactNode {
  const t = useT();
  const session = useSession();
  return (
    <HakAkses
      menu={(user) => {
        const areas = menuTree(openEntries({ ...session, user }));
        if (areas.length === 0) return <Text fz="sm">{t('users.menu-kosong')}</Text>;
        return (
          <ul className="menu-preview">
            {areas.map(({ area, title, groups }) => (
              <li key={area}>
                {t(title)}
                <ul>
                  {groups
                    .flatMap((group) => group.entries)
                    .map((entry) => (
                      <li key={entry.route}>{t(entry.title)}</li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        );
      }}
    />
  );
}
