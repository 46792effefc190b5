/**
 * Update Kadar: ready pieces whose purity is not what the group, their stamp or a typed one says,
 * shown with their fine gold before and after, changed in one document with one approval.
 */
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { KadarRow, KadarTotal, StockSaved } from '@kencana/contract/call/barang-calls';
import { MOST_CHOSEN } from '@kencana/contract/transaction/choose-pieces';
import { updateKadarEntry } from '@kencana/contract/transaction/update-kadar-entry';
import { formatAngka } from '@kencana/rules/rupiah';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import { bodyOf } from '../../engine/entry-screen/entry-draft.ts';
import { StockDone } from '../../engine/entry-screen/stock-done.tsx';
import type { Values } from '../../engine/field/values.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { showGram, showPersen } from '../../platform/show.ts';
import { useList } from '../../platform/use-list.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';

const SCREEN = 'update-kadar';
const CALL = 'barang/get/ready-update-kadar';
const PAGE = 100;

/** Fields of the form that say which pieces and what says their purity. */
const ASKED = updateKadarEntry.fields.filter(
  ({ name }) => !['keterangan', 'barang', 'murni_sesudah'].includes(name),
);

type Asked = Readonly<Record<string, string | number>>;

export function UpdateKadar(): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const session = useSession();
  const title = t('screen.update-kadar');
  const [done, setDone] = useState<StockSaved | undefined>();
  if (done !== undefined) {
    return (
      <Page title={title}>
        <StockDone answer={done} onNext={() => setDone(undefined)} />
      </Page>
    );
  }
  const asked = (draft: Values): Asked =>
    bodyOf({ fields: ASKED, rows: [] }, draft, session.settings) as Asked;
  const shown = (draft: Values): object => {
    const shop = addressedShop(session).kode_toko;
    const key = ['daftar', shop, CALL, { ...asked(draft), skip: 0, limit: PAGE }, undefined];
    const total = client.getQueryData<{ total: KadarTotal }>(key)?.total;
    return { barang: total?.barang ?? [], murni_sesudah: total?.murni_sesudah ?? 0 };
  };
  return (
    <Page title={title}>
      <EntryPanel
        wide
        entry={updateKadarEntry}
        screen={SCREEN}
        title={title}
        shortcut="F8"
        body={shown}
        after={(draft) => {
          const query = asked(draft);
          return <Preview key={JSON.stringify(query)} asked={query} />;
        }}
        onSaved={({ data }) => setDone(data)}
      />
    </Page>
  );
}

function Preview({ asked }: { readonly asked: Asked }): ReactNode {
  const t = useT();
  const [skip, setSkip] = useState(0);
  const whole = asked['sumber'] !== 'KETIK' || Number(asked['kadar']) > 0;
  const first = useList(CALL, { query: { ...asked, skip: 0, limit: PAGE }, enabled: whole });
  const page = useList(CALL, { query: { ...asked, skip, limit: PAGE }, enabled: skip > 0 });
  if (!whole) return <Text c="dimmed">{t('kadar.isi-kadar')}</Text>;
  if (first.error !== undefined) return <FailedState text={first.error} onRetry={first.reload} />;
  if (first.total === undefined) return <LoadingState />;
  const { count } = first;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600} className="numeric" role="status">
            {count === 0
              ? t('kadar.kosong')
              : t('kadar.ringkas', {
                  n: formatAngka(count),
                  gram: showGram(first.total.berat),
                  sebelum: showGram(first.total.murni_sebelum),
                  sesudah: showGram(first.total.murni_sesudah),
                })}
          </Text>
          <Button size="xs" variant="default" loading={first.loading} onClick={first.reload}>
            {t('shell.muat-ulang')}
          </Button>
        </Group>
        {count <= MOST_CHOSEN ? null : (
          <Alert color="orange" py={6} role="alert">
            {t('profit.terlalu-banyak', { n: formatAngka(MOST_CHOSEN) })}
          </Alert>
        )}
        {count === 0 ? null : (
          <DataTable
            bare
            name={SCREEN}
            label={t('screen.update-kadar')}
            columns={columnsOf(t)}
            rows={skip === 0 ? first.rows : page.rows}
            rowKey={(row) => row.kode_barcode}
            loading={page.loading}
            error={page.error}
            onRetry={page.reload}
            maxHeight="max(280px, calc(100dvh - 520px))"
            server={{ skip, limit: PAGE, count, onPage: setSkip }}
          />
        )}
      </Stack>
    </Paper>
  );
}

function columnsOf(t: Translate): readonly Column<KadarRow>[] {
  const right = { align: 'right' } as const;
  return [
    { key: 'kode_barcode', label: t('field.kode_barcode') },
    { key: 'nama_barang', label: t('field.nama_barang') },
    { key: 'kode_group', label: t('field.kode_group') },
    { key: 'kode_baki', label: t('field.kode_baki') },
    {
      key: 'berat_asli',
      label: t('field.berat_asli'),
      ...right,
      render: (row) => showGram(row.berat_asli),
    },
    { key: 'kadar_cetak', label: t('field.kadar_cetak') },
    { key: 'kadar', label: t('kadar.sebelum'), ...right, render: (row) => showPersen(row.kadar) },
    {
      key: 'kadar_baru',
      label: t('kadar.sesudah'),
      ...right,
      render: (row) => showPersen(row.kadar_baru),
    },
    {
      key: 'murni',
      label: t('kadar.murni-sebelum'),
      ...right,
      render: (row) => showGram(row.murni),
    },
    {
      key: 'murni_baru',
      label: t('kadar.murni-sesudah'),
      ...right,
      render: (row) => showGram(row.murni_baru),
    },
  ];
}
