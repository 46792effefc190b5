/** The page for addresses that do not exist. */
import { Button, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { Page } from '../../ui/page.tsx';

export function NotFound(): ReactNode {
  const t = useT();
  const { search, pathname } = useLocation();
  const asked = (search as { alamat?: unknown }).alamat;
  return (
    <Page title={t('shell.404-judul')}>
      <Text>{t('shell.404-isi', { alamat: typeof asked === 'string' ? asked : pathname })}</Text>
      <div>
        <Button component={Link} to="/home">
          {t('shell.ke-home')}
        </Button>
      </div>
    </Page>
  );
}
