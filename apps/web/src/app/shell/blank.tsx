/** The blank page of the specification's route list. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { Page } from '../../ui/page.tsx';

export function Blank(): ReactNode {
  const t = useT();
  return (
    <Page title={t('screen.blank')}>
      <Text c="dimmed">{t('screen.blank-isi')}</Text>
    </Page>
  );
}
