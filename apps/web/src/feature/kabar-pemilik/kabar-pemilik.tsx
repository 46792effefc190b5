/**
 * /kabar-pemilik: everything that owners were told about people who approve and about controls, by
 * days. Opening it marks what is shown as read.
 */
import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import { addDays, todayIn } from '@kencana/rules/tanggal';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { newsSentence } from '../../platform/news-sentence.ts';
import { useRefreshUnread } from '../../platform/owner-news.ts';
import { useLive } from '../../platform/realtime.ts';
import { useSession } from '../../platform/session.ts';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Page } from '../../ui/page.tsx';
import { showMoment } from '../../platform/show.ts';

/** Days that are shown at first. */
const DAYS = 30;

export function KabarPemilik(): ReactNode {
  const t = useT();
  const { user } = useSession();
  // The easternmost clock: no shop's today is missing.
  const [to, setTo] = useState<string>(() => todayIn('Asia/Jayapura', new Date()));
  const [from, setFrom] = useState<string>(() =>
    addDays(todayIn('Asia/Jayapura', new Date()), -DAYS),
  );
  const list = useList('kabar-pemilik', {
    query: { tgl_from: from, tgl_to: to },
    enabled: from !== '' && to !== '',
  });
  useLive('kabar-pemilik', list.reload);
  useMarkRead(list.rows);
  return (
    <Page title={t('kabar.layar')}>
      <Text fz="sm" c="dimmed">
        {t('kabar.penjelasan')}
      </Text>
      <DataTable
        name="kabar-pemilik"
        label={t('kabar.layar')}
        columns={columns(t, user.kode_toko)}
        rows={list.rows}
        rowKey={(news) => news.id}
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
        empty={{ text: t('kabar.kosong') }}
        search
        toolbar={
          <>
            <DateField aria-label={t('kabar.dari-tanggal')} value={from} onChange={setFrom} />
            <DateField aria-label={t('kabar.sampai-tanggal')} value={to} onChange={setTo} />
          </>
        }
      />
    </Page>
  );
}

/** Marks everything up to the newest row as read, once for each newest row. */
function useMarkRead(rows: readonly OwnerNews[] | undefined): void {
  const refresh = useRefreshUnread();
  const newest = rows?.[0]?.waktu;
  useEffect(() => {
    if (newest === undefined) return;
    api.put('kabar-pemilik/dibaca', { body: { sampai: newest } }).then(refresh, () => undefined);
    // `refresh` is another function each time; only another newest row is read anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [newest]);
}

function columns(t: Translate, home: string): readonly Column<OwnerNews>[] {
  return [
    {
      key: 'waktu',
      label: t('kabar.waktu'),
      width: 170,
      render: (news) => showMoment(news.waktu),
    },
    {
      key: 'jenis',
      label: t('kabar.kabar'),
      value: (news) => newsSentence(t, news, home),
    },
    { key: 'oleh', label: t('kabar.oleh') },
  ];
}
