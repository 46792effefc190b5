/**
 * Head office's dashboard over its shops (spec 1 §2): daily and period transactions, daily cash,
 * daily costs, outstanding non-cash and a chart by category.
 */
import { api } from '../../platform/api.ts';
import { Alert, Group, NativeSelect, SimpleGrid } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { OverShops, ShopCost, ShopOutstanding } from '@kencana/contract/dashboard';
import { sumExact, type Jumlah } from '@kencana/rules/jumlah';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useShopAnswer } from './dashboard.tsx';
import type { MoneyChartProps, Series } from './money-chart.tsx';
import { moneyText } from './money-text.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel.tsx';

const MoneyChart = lazy(() => import('./money-chart.tsx').then((m) => ({ default: m.MoneyChart })));

function Chart(props: MoneyChartProps): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <MoneyChart {...props} />
    </Suspense>
  );
}

export function DashboardPusat(): ReactNode {
  const t = useT();
  return (
    <Page title={t('screen.dashboard-pusat')}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
        <DailyTransactions />
        <PeriodTransactions />
        <DailyCash />
        <ByCategory />
        <DailyCosts />
        <Outstanding />
      </SimpleGrid>
    </Page>
  );
}

/** A panel over the shops; those that could not be read are named above what the others gave. */
function ShopsPanel<T>(
  props: Omit<PanelProps<OverShops<T>>, 'children'> & { children: (data: T) => ReactNode },
): ReactNode {
  const t = useT();
  return (
    <Panel {...props}>
      {({ data, gagal }) => (
        <>
          {gagal.length === 0 ? null : (
            <Alert color="yellow" role="alert" mb="sm">
              {t('report.tidak_lengkap', { toko: gagal.map((s) => s.kode_toko).join(', ') })}
            </Alert>
          )}
          {props.children(data)}
        </>
      )}
    </Panel>
  );
}

function useTradeSeries(): readonly Series[] {
  const t = useT();
  return [
    { name: 'penjualan', label: t('screen.penjualan'), color: 'hijau.6' },
    { name: 'pembelian', label: t('screen.pembelian'), color: 'blue.5' },
  ];
}

function DailyTransactions(): ReactNode {
  const t = useT();
  const series = useTradeSeries();
  const query = useShopAnswer('cash-pusat/daily-transaction-chart', {}, () =>
    api.get('cash-pusat/daily-transaction-chart'),
  );
  return (
    <ShopsPanel title={t('screen.transaksi-harian')} query={query}>
      {(rows) => (
        <Chart
          name={t('screen.transaksi-harian')}
          by={{ key: 'nama_toko', label: t('screen.toko') }}
          rows={rows.map((row) => ({ ...row }))}
          series={series}
        />
      )}
    </ShopsPanel>
  );
}

function PeriodTransactions(): ReactNode {
  const t = useT();
  const series = useTradeSeries();
  const session = useSession();
  const years = useShopAnswer('transaction/daily-transaction-get-year', {}, () =>
    api.get('transaction/daily-transaction-get-year'),
  );
  const [year, setYear] = useState(session.tglSystem.slice(0, 4));
  const query = useShopAnswer('cash-pusat/period-transaction-chart', { year }, () =>
    api.get('cash-pusat/period-transaction-chart', { query: { year: Number(year) } }),
  );
  const choices = [...new Set([year, ...(years.data?.data ?? []).map(String)])]
    .toSorted()
    .toReversed();
  return (
    <ShopsPanel
      title={t('screen.transaksi-periode')}
      query={query}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('screen.tahun')}
          data={choices}
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      }
    >
      {(rows) => (
        <Chart
          kind="line"
          name={t('screen.transaksi-periode')}
          by={{ key: 'tgl', label: t('screen.tgl') }}
          rows={rows.map((row) => ({ ...row }))}
          series={series}
        />
      )}
    </ShopsPanel>
  );
}

function DailyCash(): ReactNode {
  const t = useT();
  const query = useShopAnswer('cash-pusat/daily-cash-chart', {}, () =>
    api.get('cash-pusat/daily-cash-chart'),
  );
  return (
    <ShopsPanel title={t('screen.kas-harian')} query={query}>
      {(rows) => (
        <Chart
          name={t('screen.kas-harian')}
          by={{ key: 'nama_toko', label: t('screen.toko') }}
          rows={rows.map((row) => ({ ...row }))}
          series={[
            { name: 'masuk', label: t('screen.masuk'), color: 'hijau.6' },
            { name: 'keluar', label: t('screen.keluar'), color: 'red.5' },
            { name: 'saldo', label: t('screen.saldo'), color: 'blue.5' },
          ]}
        />
      )}
    </ShopsPanel>
  );
}

const CATEGORIES = ['GROUP', 'JENIS', 'KADAR'] as const;

function ByCategory(): ReactNode {
  const t = useT();
  const [kategori, setKategori] = useState<(typeof CATEGORIES)[number]>('GROUP');
  const [type, setType] = useState<'PENJUALAN' | 'PEMBELIAN'>('PENJUALAN');
  const query = useShopAnswer('cash-pusat/daily-specific-chart', { kategori, type }, () =>
    api.get('cash-pusat/daily-specific-chart', { query: { kategori, type } }),
  );
  const series = [{ name: 'total_rp', label: t('screen.jumlah-rp'), color: 'hijau.6' }];
  return (
    <ShopsPanel
      title={t('screen.per-kategori')}
      query={query}
      actions={
        <Group gap="xs">
          <NativeSelect
            size="xs"
            aria-label={t('screen.kategori')}
            value={kategori}
            onChange={(event) =>
              setKategori(CATEGORIES.find((one) => one === event.currentTarget.value) ?? 'GROUP')
            }
            data={[
              { value: 'GROUP', label: t('screen.kategori-group') },
              { value: 'JENIS', label: t('screen.kategori-jenis') },
              { value: 'KADAR', label: t('screen.kategori-kadar') },
            ]}
          />
          <NativeSelect
            size="xs"
            aria-label={t('screen.jenis-transaksi')}
            value={type}
            onChange={(event) =>
              setType(event.currentTarget.value === 'PEMBELIAN' ? 'PEMBELIAN' : 'PENJUALAN')
            }
            data={[
              { value: 'PENJUALAN', label: t('screen.penjualan') },
              { value: 'PEMBELIAN', label: t('screen.pembelian') },
            ]}
          />
        </Group>
      }
    >
      {(rows) => (
        <Chart
          name={t('screen.per-kategori')}
          by={{ key: 'kategori', label: t('screen.kategori') }}
          rows={rows.map((row) => ({ ...row }))}
          series={series}
        />
      )}
    </ShopsPanel>
  );
}

interface AmountRow {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly jumlah_rp: Jumlah;
}

function useAmountColumns<T extends AmountRow>(key: string, label: string): Column<T>[] {
  const t = useT();
  return [
    { key: 'nama_toko', label: t('screen.toko'), sortable: true },
    { key, label, sortable: true },
    {
      key: 'jumlah_rp',
      label: t('screen.jumlah-rp'),
      align: 'right',
      sortable: true,
      render: (row) => moneyText(row.jumlah_rp),
      total: (rows) => moneyText(sumExact(rows.map((row) => row.jumlah_rp))),
    },
  ];
}

function DailyCosts(): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const query = useShopAnswer('cash-pusat/daily-biaya', { tgl_system: tglSystem }, () =>
    api.get('cash-pusat/daily-biaya', { query: { tgl_system: tglSystem } }),
  );
  const columns = useAmountColumns<ShopCost>('kategori', t('screen.kategori'));
  return (
    <ShopsPanel title={t('screen.biaya-harian')} query={query}>
      {(rows) => (
        <DataTable
          bare
          name="biaya-harian"
          label={t('screen.biaya-harian')}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.kode_toko}/${row.kategori}`}
          maxHeight={300}
        />
      )}
    </ShopsPanel>
  );
}

function Outstanding(): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const query = useShopAnswer(
    'cash-pusat/outstand-noncash',
    {
      tgl_system: tglSystem,
    },
    () =>
      api.get('cash-pusat/outstand-noncash', {
        query: {
          tgl_system: tglSystem,
        },
      }),
  );
  const columns = useAmountColumns<ShopOutstanding>('jenis', t('screen.jenis-bayar'));
  return (
    <ShopsPanel title={t('screen.noncash')} query={query}>
      {(rows) => (
        <DataTable
          bare
          name="outstand-noncash"
          label={t('screen.noncash')}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.kode_toko}/${row.jenis}`}
          maxHeight={300}
        />
      )}
    </ShopsPanel>
  );
}
