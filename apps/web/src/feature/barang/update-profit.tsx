/**
 * Update Profit Barang: which pieces and by what rule on top, what their prices come to below, one
 * save with one approval. What is sent is what was shown.
 */
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ProfitPreview, ProfitRow, StockSaved } from '@kencana/contract/call/barang-calls';
import { entryCall } from '@kencana/contract/call/document-calls';
import { COST_RIGHT } from '@kencana/contract/cost';
import { MOST_CHOSEN } from '@kencana/contract/transaction/choose-pieces';
import {
  pratinjauProfitEntry,
  updateProfitEntry,
} from '@kencana/contract/transaction/update-profit-entry';
import { formatAngka } from '@kencana/rules/rupiah';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import { bodyOf } from '../../engine/entry-screen/entry-draft.ts';
import { StockDone } from '../../engine/entry-screen/stock-done.tsx';
import type { Values } from '../../engine/field/values.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { showGram, showRp } from '../../platform/show.ts';
import { reason } from '../../platform/use-list.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';

const SCREEN = 'update-profit-barang';
const PAGE = 100;

export function UpdateProfit(): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const asked = useAsked();
  const title = t('screen.update-profit-barang');
  const [done, setDone] = useState<StockSaved | undefined>();
  if (done !== undefined) {
    return (
      <Page title={title}>
        <StockDone answer={done} onNext={() => setDone(undefined)} />
      </Page>
    );
  }
  const shown = (draft: Values): object => {
    const seen = client.getQueryData<{ data: ProfitPreview }>(asked(draft).key)?.data;
    const { barang = [], sebelum_rp = 0, sesudah_rp = 0 } = seen ?? {};
    return { barang, sebelum_rp, sesudah_rp };
  };
  return (
    <Page title={title}>
      <EntryPanel
        wide
        entry={updateProfitEntry}
        screen={SCREEN}
        title={title}
        shortcut="F8"
        body={shown}
        after={(draft) => <Preview key={JSON.stringify(asked(draft).key)} draft={draft} />}
        onSaved={({ data }) => setDone(data)}
      />
    </Page>
  );
}

/** What the preview is asked for a draft, from one of its pieces on, and its place in the cache. */
function useAsked() {
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  return (draft: Values, dari = 1) => {
    const body = { ...bodyOf(pratinjauProfitEntry, draft, session.settings), dari };
    return { body, key: ['daftar', shop, `${SCREEN}/pratinjau`, body] };
  };
}

/** True once the rule says by how much. */
function isWhole({ dasar, satuan, persen, jumlah_rp }: Values): boolean {
  if (dasar === 'KELOMPOK') return true;
  return Number(satuan === 'RUPIAH' ? jumlah_rp : persen) > 0;
}

function Preview({ draft }: { readonly draft: Values }): ReactNode {
  const t = useT();
  const [dari, setDari] = useState(1);
  const asked = useAsked();
  const whole = isWhole(draft);
  const first = usePreview(asked(draft), whole);
  const page = usePreview(asked(draft, dari), whole && dari > 1);
  if (!whole) return <Text c="dimmed">{t('profit.isi-aturan')}</Text>;
  const again = (): void => void first.refetch();
  if (first.error !== null) return <FailedState text={reason(first.error)} onRetry={again} />;
  if (first.data === undefined) return <LoadingState />;
  const all = first.data.data;
  const rows = dari > 1 ? page.data?.data.detail : all.detail;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{t('profit.pratinjau')}</Text>
          <Button size="xs" variant="default" loading={first.isFetching} onClick={again}>
            {t('shell.muat-ulang')}
          </Button>
        </Group>
        <Sums all={all} />
        {all.barang.length === 0 ? null : (
          <DataTable
            bare
            name={SCREEN}
            label={t('profit.pratinjau')}
            columns={columnsOf(t, may(COST_RIGHT.key))}
            rows={rows}
            rowKey={(row) => row.kode_barcode}
            loading={page.isFetching}
            error={page.error === null ? undefined : reason(page.error)}
            onRetry={() => void page.refetch()}
            maxHeight="max(280px, calc(100dvh - 560px))"
            server={{
              skip: dari - 1,
              limit: PAGE,
              count: all.barang.length,
              onPage: (skip) => setDari(skip + 1),
            }}
          />
        )}
      </Stack>
    </Paper>
  );
}

function usePreview(
  { body, key }: { readonly body: object; readonly key: readonly unknown[] },
  enabled: boolean,
) {
  return useQuery({
    queryKey: key,
    queryFn: () => api.post(entryCall(pratinjauProfitEntry), { body: { ...body } }),
    enabled,
  });
}

/** What all of them come to, and what a supervisor will ask about. */
function Sums({ all }: { readonly all: ProfitPreview }): ReactNode {
  const t = useT();
  const { barang, berat, sebelum_rp, sesudah_rp, naik, turun, tetap, di_bawah_modal } = all;
  const apart = sesudah_rp - sebelum_rp;
  const [n, modal, batas] = [barang.length, di_bawah_modal ?? 0, all.di_bawah_batas];
  const low = modal + batas > 0;
  const most = { rp: showRp(all.turun_terbesar), kode: all.kode_terbesar };
  return (
    <>
      <div role="status">
        <Text fw={600} className="numeric">
          {n === 0
            ? t('profit.kosong')
            : t('profit.ringkas', {
                n: formatAngka(n),
                gram: showGram(berat),
                sebelum: showRp(sebelum_rp),
                sesudah: showRp(sesudah_rp),
                selisih: `${apart < 0 ? '−' : '+'}${showRp(Math.abs(apart))}`,
              })}
        </Text>
        <Text size="sm" className="numeric">
          {t('profit.arah-barang', {
            naik: formatAngka(naik),
            turun: formatAngka(turun),
            tetap: formatAngka(tetap),
          })}
          {all.turun_terbesar === 0 ? '' : ` · ${t('profit.terbesar', most)}`}
        </Text>
        {low ? (
          <Text size="sm" c="red" className="numeric">
            {all.di_bawah_modal === undefined
              ? t('minta.profit-batas', { batas: formatAngka(batas) })
              : t('profit.di-bawah', { modal: formatAngka(modal), batas: formatAngka(batas) })}
          </Text>
        ) : null}
      </div>
      {all.tidak_bisa === 0 ? null : (
        <Warning text={t('profit.tidak-bisa', { n: formatAngka(all.tidak_bisa) })} />
      )}
      {n <= MOST_CHOSEN ? null : (
        <Warning text={t('profit.terlalu-banyak', { n: formatAngka(MOST_CHOSEN) })} />
      )}
      {all.kebijakan === 'BARANG' ? null : (
        <Warning text={t('profit.kebijakan', { kebijakan: all.kebijakan })} />
      )}
    </>
  );
}

function Warning({ text }: { readonly text: string }): ReactNode {
  return (
    <Alert color="orange" py={6} role="alert">
      {text}
    </Alert>
  );
}

function columnsOf(t: Translate, cost: boolean): readonly Column<ProfitRow>[] {
  const right = { align: 'right' } as const;
  const money = (value: number | null | undefined): string =>
    value === null || value === undefined ? '-' : formatAngka(value);
  return [
    { key: 'kode_barcode', label: t('field.kode_barcode') },
    { key: 'nama_barang', label: t('field.nama_barang') },
    { key: 'kode_group', label: t('field.kode_group') },
    { key: 'kode_baki', label: t('field.kode_baki') },
    { key: 'berat', label: t('field.berat'), ...right, render: (row) => showGram(row.berat) },
    ...(cost
      ? [
          {
            key: 'harga_beli',
            label: t('field.harga_beli'),
            ...right,
            render: (row: ProfitRow) => money(row.harga_beli),
          },
        ]
      : []),
    {
      key: 'sebelum',
      label: t('profit.sebelum'),
      ...right,
      render: (row) => money(row.sebelum),
    },
    { key: 'sesudah', label: t('profit.sesudah'), ...right, render: (row) => <After row={row} /> },
    {
      key: 'selisih',
      label: t('profit.selisih'),
      ...right,
      render: (row) => money(row.sesudah === null ? null : row.sesudah - row.sebelum),
    },
  ];
}

function After({ row }: { readonly row: ProfitRow }): ReactNode {
  const t = useT();
  const { sesudah, di_bawah_modal, di_bawah_batas } = row;
  const marks = [
    ...(di_bawah_modal === true ? [t('profit.di-bawah-modal')] : []),
    ...(di_bawah_batas ? [t('stock.di-bawah-batas')] : []),
  ];
  return (
    <>
      {sesudah === null ? '-' : formatAngka(sesudah)}
      {marks.length === 0 ? null : (
        <Text size="xs" c="red" fw={600}>
          {marks.join(', ')}
        </Text>
      )}
    </>
  );
}
