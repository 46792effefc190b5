/** Announcements that the user may read today, for /home; nothing when there are none. */
import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useList } from '../../platform/use-list.ts';

export function NewsList(): ReactNode {
  const t = useT();
  const { rows = [] } = useList('news');
  if (rows.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('users.news.pengumuman')}>
      {rows.map((news) => (
        <Alert key={news.id} color="blue" title={news.judul}>
          <Text fz="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {news.isi}
          </Text>
        </Alert>
      ))}
    </Stack>
  );
}
