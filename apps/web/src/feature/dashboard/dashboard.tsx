/**
 * The shop's dashboard (spec 1 §2): today's totals of sales, purchases, orders and services,
 * monthly sales and purchase analysis of a year, and today's member birthdays.
 */
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { monthsOf, todayOf } from '@kencana/contract/dashboard';
import type { MessageKey } from '@kencana/messages/key';
import { api } from '../../platform/api.ts';
import { languageTag, useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { NoFloorForOwner } from '../harga-global/read.tsx';
import { gramText, moneyText } from './money-text.ts';
import { Panel } from './panel.tsx';

const MoneyChart = lazy(() => import('./money-chart.tsx').then((m) => ({ default: m.MoneyChart })));

/** An answer about the addressed shop, asked for anew when it or its date changes. */
export function useShopAnswer<A>(
  path: string,
  query: object,
  ask: () => Promise<A>,
): UseQueryResult<A> {
  const session = useSession();
  return useQuery({
    queryKey: [path, query, addressedShop(session).kode_toko, session.tglSystem],
    queryFn: ask,
  });
}

const TODAY = [
  { path: 'penjualan/chart', title: 'screen.penjualan' },
  { path: 'pembelian/chart', title: 'screen.pembelian' },
  { path: 'pesanan/chart', title: 'screen.pesanan' },
  { path: 'service/chart', title: 'screen.service' },
] as const satisfies readonly { path: string; title: MessageKey }[];

export function Dashboard(): ReactNode {
  const t = useT();
  const session = useSession();
  const thisYear = Number(session.tglSystem.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const years = Array.from({ length: 5 }, (_, back) => String(thisYear - back));
  return (
    <Page
      title={t('screen.dashboard')}
      actions={
        <NativeSelect
          aria-label={t('screen.tahun')}
          data={years}
          value={String(year)}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
        />
      }
    >
      <NoFloorForOwner />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm">
        {TODAY.map((one) => (
          <TodayCard key={one.path} {...one} />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        <MonthlyPanel path="penjualan/chart" title="screen.analisis-penjualan" year={year} />
        <MonthlyPanel path="pembelian/chart" title="screen.analisis-pembelian" year={year} />
      </SimpleGrid>
      <Birthdays />
    </Page>
  );
}

function TodayCard({ path, title }: (typeof TODAY)[number]): ReactNode {
  const t = useT();
  const asked = { type: 'today' } as const;
  const query = useShopAnswer(path, asked, async () =>
    todayOf((await api.get(path, { query: asked })).data),
  );
  return (
    <Paper component="section" withBorder p="md" aria-label={`${t(title)} ${t('screen.hari-ini')}`}>
      <Text size="sm" c="dimmed">
        {t(title)} · {t('screen.hari-ini')}
      </Text>
      {query.isError ? (
        <FailedState text={query.error.message} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <LoadingState lines={2} />
      ) : (
        <>
          <Text fw={700} size="xl" className="numeric">
            {moneyText(query.data.total_rp)}
          </Text>
          <Text size="sm" className="numeric">
            {t('screen.jumlah-dokumen', { n: query.data.jumlah })} · {gramText(query.data.berat)}
          </Text>
        </>
      )}
    </Paper>
  );
}

function MonthlyPanel(props: {
  path: 'penjualan/chart' | 'pembelian/chart';
  title: MessageKey;
  year: number;
}): ReactNode {
  const t = useT();
  const { path, title, year } = props;
  const asked = { type: 'monthly', year } as const;
  const query = useShopAnswer(path, asked, async () =>
    monthsOf((await api.get(path, { query: asked })).data),
  );
  const month = new Intl.DateTimeFormat(languageTag(), { month: 'short', timeZone: 'UTC' });
  return (
    <Panel title={`${t(title)} ${year}`} query={query}>
      {(data) => (
        <Suspense fallback={<LoadingState />}>
          <MoneyChart
            name={`${t(title)} ${year}`}
            by={{ key: 'bulan', label: t('screen.bulan') }}
            rows={data.map((row) => ({
              bulan: month.format(Date.UTC(year, row.bulan - 1, 1)),
              total_rp: row.total_rp,
            }))}
            series={[{ name: 'total_rp', label: t('screen.jumlah-rp'), color: 'hijau.6' }]}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function Birthdays(): ReactNode {
  const t = useT();
  const path = 'member/find-current-birthday';
  const query = useShopAnswer(path, {}, async () => (await api.get(path)).data);
  return (
    <Panel title={t('screen.ulang-tahun')} query={query}>
      {(members) =>
        members.length === 0 ? (
          <Text c="dimmed">{t('screen.ulang-tahun-kosong')}</Text>
        ) : (
          <Stack gap={4} component="ul" m={0} pl="md">
            {members.map((member) => (
              <li key={member.kode_member}>
                {t('screen.ulang-tahun-ucapan', { nama: member.nama_customer })} · {member.no_hp}
              </li>
            ))}
          </Stack>
        )
      }
    </Panel>
  );
}
