/** /settingsystem: every flag and parameter of the shop, searched by key and description. */
import { Paper, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { settingDefs } from '@kencana/contract/setting';
import { SETTING_GROUPS } from '@kencana/contract/setting-table';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { NoFloor } from '../harga-global/read.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { isOffered } from './offered.ts';
import { SettingControl, settingText } from './setting-control.tsx';
import './setting.css';

export function SettingSystem(): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const { data: info } = useQuery({
    queryKey: ['system-info'],
    queryFn: ({ signal }) => api.get('system/info', { signal }),
  });
  const offered = settingDefs.filter((def) => isOffered(def, settings, info?.data.mode));
  const found = offered.filter((def) =>
    `${def.key} ${t(settingText(def))}`.toLowerCase().includes(wanted),
  );
  return (
    <Page title={t('screen.settingsystem')}>
      <NoFloor />
      <TextInput
        type="search"
        maw={420}
        autoFocus
        label={t('setting.cari')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text fz="xs" c="dimmed" role="status">
        {t('setting.jumlah', { n: found.length })}
      </Text>
      {found.length === 0 ? <EmptyState /> : null}
      {SETTING_GROUPS.map((group) => {
        const inside = found.filter((def) => def.group === group);
        if (inside.length === 0) return null;
        const title = t(`setting.grup.${group}`);
        return (
          <Paper key={group} withBorder p="md" component="section" aria-label={title}>
            <Title order={2} size="h5">
              {title}
            </Title>
            {inside.some((def) => def.guarded) ? <GuardNotice /> : null}
            {inside.map((def) => (
              <SettingControl key={def.key} def={def} />
            ))}
          </Paper>
        );
      })}
    </Page>
  );
}
