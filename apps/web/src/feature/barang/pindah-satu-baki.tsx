/**
 * Pindah Barang Satu Baki: everything that lies ready in one tray goes to another in one move. What
 * is sent is what was shown; what came or left since is told by the server, not moved.
 */
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StockSaved, TrayContent } from '@kencana/contract/call/barang-calls';
import { COST_RIGHT } from '@kencana/contract/cost';
import { ISI_BAKI_MOST, pindahSatuBakiEntry } from '@kencana/contract/transaction/stock-entry';
import { formatAngka } from '@kencana/rules/rupiah';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import { StockDone } from '../../engine/entry-screen/stock-done.tsx';
import { textOf } from '../../engine/field/values.ts';
import type { Values } from '../../engine/field/values.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, getSession, may } from '../../platform/session.ts';
import { showGram } from '../../platform/show.ts';
import { reason, useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { pieceColumns } from './piece-columns.tsx';

const SCREEN = 'pindah-barang-satu-baki';
const PAGE = 50;

/** The tray that was chosen, and what of it. */
interface Tray {
  readonly dari_gudang: string;
  readonly dari_baki: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
}

export function PindahSatuBaki(): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const title = t('screen.pindah-barang-satu-baki');
  const [done, setDone] = useState<StockSaved | undefined>();
  if (done !== undefined) {
    return (
      <Page title={title}>
        <StockDone answer={done} onNext={() => setDone(undefined)} />
      </Page>
    );
  }
  const shown = (draft: Values): readonly string[] =>
    client.getQueryData<{ data: TrayContent }>(keyOf(trayOf(draft)))?.data.barang ?? [];
  return (
    <Page title={title}>
      <EntryPanel
        wide
        entry={pindahSatuBakiEntry}
        screen={SCREEN}
        title={title}
        shortcut="F8"
        body={(draft) => ({ barang: shown(draft) })}
        after={(draft) => <Content key={textOf(draft['dari_baki'])} tray={trayOf(draft)} />}
        onSaved={({ data }) => setDone(data)}
      />
    </Page>
  );
}

function trayOf(draft: Values): Tray {
  const text = (name: keyof Tray): string => textOf(draft[name]);
  return {
    dari_gudang: text('dari_gudang'),
    dari_baki: text('dari_baki'),
    kode_group: text('kode_group'),
    kode_jenis: text('kode_jenis'),
  };
}

function keyOf(tray: Tray): readonly unknown[] {
  const session = getSession();
  const shop = session === undefined ? '' : addressedShop(session).kode_toko;
  return ['daftar', shop, `${SCREEN}/isi`, tray];
}

function Content({ tray }: { readonly tray: Tray }): ReactNode {
  const t = useT();
  const query = useQuery({
    queryKey: keyOf(tray),
    queryFn: ({ signal }) => api.get('pindah-barang-satu-baki/isi', { query: tray, signal }),
    enabled: tray.dari_gudang !== '' && tray.dari_baki !== '',
  });
  if (tray.dari_gudang === '' || tray.dari_baki === '') {
    return <Text c="dimmed">{t('pindah.pilih-baki')}</Text>;
  }
  const again = (): void => void query.refetch();
  if (query.error !== null) return <FailedState text={reason(query.error)} onRetry={again} />;
  if (query.data === undefined) return <LoadingState />;
  const content = query.data.data;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{t('pindah.isi-baki', { kode: tray.dari_baki })}</Text>
          <Button size="xs" variant="default" loading={query.isFetching} onClick={again}>
            {t('shell.muat-ulang')}
          </Button>
        </Group>
        <Sums content={content} />
        {content.qty === 0 || !may('barang.data-barang.lihat') ? null : (
          <Pieces tray={tray} count={content.barang.length} />
        )}
      </Stack>
    </Paper>
  );
}

/** How many pieces and grams go, by group, and what stays. */
function Sums({ content }: { readonly content: TrayContent }): ReactNode {
  const t = useT();
  const { qty, berat, per_group, tetap, barang } = content;
  return (
    <>
      <div role="status">
        <Text fw={600} className="numeric">
          {qty === 0
            ? t('pindah.baki-kosong')
            : t('pindah.yang-dipindah', { n: formatAngka(qty), gram: showGram(berat) })}
        </Text>
        {per_group.length < 2 ? null : (
          <Group gap="md">
            {per_group.map(({ kode_group: kode, qty: n, berat: grams }) => (
              <Text key={kode} size="sm" c="dimmed" className="numeric">
                {t('pindah.per-group', { kode, n: formatAngka(n), gram: showGram(grams) })}
              </Text>
            ))}
          </Group>
        )}
        {tetap.map(({ status, qty: n, berat: grams }) => (
          <Text key={status} size="sm" className="numeric">
            {t('pindah.yang-tetap', { status, n: formatAngka(n), gram: showGram(grams) })}
          </Text>
        ))}
      </div>
      {barang.length <= ISI_BAKI_MOST ? null : (
        <Alert color="orange" py={6} role="alert">
          {t('pindah.terlalu-banyak', { n: formatAngka(ISI_BAKI_MOST) })}
        </Alert>
      )}
    </>
  );
}

/** The pieces that go, page by page. */
function Pieces({ tray, count }: { readonly tray: Tray; readonly count: number }): ReactNode {
  const t = useT();
  const [skip, setSkip] = useState(0);
  const { dari_gudang: kode_gudang, dari_baki: kode_baki, kode_group, kode_jenis } = tray;
  const query = { kode_gudang, kode_baki, kode_group, kode_jenis, status: 'READY' };
  const list = useList('barang', { query: { ...query, skip, limit: PAGE } });
  return (
    <DataTable
      bare
      name={SCREEN}
      label={t('pindah.isi-baki', { kode: kode_baki })}
      columns={pieceColumns(t, may(COST_RIGHT.key))}
      rows={list.rows}
      rowKey={(row) => row.kode_barcode}
      loading={list.loading}
      error={list.error}
      onRetry={list.reload}
      maxHeight="max(280px, calc(100dvh - 520px))"
      server={{ skip, limit: PAGE, count, onPage: setSkip }}
    />
  );
}
