/**
 * Data Barang: the pieces of the shop, filtered, sorted and paged by the server, with labels and
 * CSV.
 */
import type { CallOf, SentTo } from '@kencana/contract/call/calls';
import { ActionIcon, Button, Group, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory, IconPencil, IconTag } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { COST_RIGHT } from '@kencana/contract/cost';
import { koreksiBarangEntry } from '@kencana/contract/document/koreksi-barang-entry';
import { columnText } from '@kencana/contract/field/value';
import { formatAngka } from '@kencana/rules/rupiah';
import { api } from '../../platform/api.ts';
import { flushDrafts, saveDraft } from '../../platform/draft.ts';
import { translate, useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { endProgress, reportProgress } from '../../platform/progress.ts';
import { may } from '../../platform/session.ts';
import { useLive } from '../../platform/realtime.ts';
import { useList, useRefreshLists } from '../../platform/use-list.ts';
import { saveCsv } from '../../ui/csv-file.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Sort } from '../../ui/data-table-column.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PLAIN_LABEL, printLabels } from './label.ts';
import { LabelPreview } from './label-preview.tsx';
import { LABEL_DRAFT } from './label-draft.ts';
import type { PieceRow, PieceTotal } from '@kencana/contract/call/barang-calls';
import { pieceColumns } from './piece-columns.tsx';
import { filterQuery, NO_FILTER, sortQuery } from './piece-filter.ts';
import type { PieceFilter } from './piece-filter.ts';
import { PieceFilterBar } from './piece-filter-bar.tsx';

const PAGE = 50;
/** Rows of one call, and in one CSV, at most. */
const CSV_STEP = 500;
const CSV_MOST = 50_000;

export function DataBarang(): ReactNode {
  const t = useT();
  const [filter, setFilter] = useState<PieceFilter>(NO_FILTER);
  const [late] = useDebouncedValue(filter, 300);
  const [skip, setSkip] = useState(0);
  const [sort, setSort] = useState<Sort | undefined>();
  const [label, setLabel] = useState<PieceRow | undefined>();
  const query = { ...filterQuery(late), sort: sortQuery(sort) };
  const list = useList('barang', { query: { ...query, skip, limit: PAGE } });
  const rows = list.rows;
  const change = (next: PieceFilter): void => {
    setFilter(next);
    setSkip(0);
  };
  const mayPrint = may('barang.cetak-barcode.lihat');
  const rowTools = useRowTools(setLabel);
  useLivePieces();
  return (
    <Page title={t('screen.data-barang')}>
      <PieceFilterBar filter={filter} onChange={change} />
      <DataTable
        name="data-barang"
        label={t('screen.data-barang')}
        columns={pieceColumns(t, may(COST_RIGHT.key))}
        rows={rows}
        rowKey={(row) => row.kode_barcode}
        maxHeight="max(320px, calc(100dvh - 400px))"
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
        server={{
          skip,
          limit: PAGE,
          count: list.count,
          onPage: setSkip,
          totals: totalsOf(list.total, list.count),
          sort,
          onSort: (next) => {
            setSort(next);
            setSkip(0);
          },
        }}
        toolbar={
          <ListActions query={query} count={list.count} rows={rows ?? []} label={mayPrint} />
        }
        {...rowTools}
      />
      {label === undefined ? null : (
        <LabelDialog piece={label} onClose={() => setLabel(undefined)} />
      )}
    </Page>
  );
}

/** Pieces that somebody changed are loaded again. */
function useLivePieces(): void {
  const refresh = useRefreshLists();
  useLive('master-changed', ({ master }) => {
    if (master.includes('barang')) refresh();
  });
}

/** What is done with a row, as far as the user may. */
function useRowTools(onLabel: (row: PieceRow) => void) {
  const navigate = useNavigate();
  const mayPrint = may('barang.cetak-barcode.lihat');
  const mayFollow = may('barang.riwayat-barang.lihat');
  const mayCorrect = may(koreksiBarangEntry.right);
  if (!mayPrint && !mayFollow && !mayCorrect) return {};
  const follow = ({ kode_barcode: kode }: PieceRow): void =>
    void navigate({ to: '/riwayat-barang', search: { kode } });
  const correct = ({ kode_barcode: kode }: PieceRow): void =>
    void navigate({ to: '/koreksi-barang', search: { kode } });
  return {
    ...((mayPrint || mayFollow) && { onOpen: mayPrint ? onLabel : follow }),
    actions: (row: PieceRow) => (
      <RowActions
        code={row.kode_barcode}
        onLabel={mayPrint ? () => onLabel(row) : undefined}
        onCorrect={mayCorrect ? () => correct(row) : undefined}
        onFollow={mayFollow ? () => follow(row) : undefined}
      />
    ),
  };
}

/** Label, history and correction of one piece. */
function RowActions(props: {
  readonly code: string;
  readonly onLabel: (() => void) | undefined;
  readonly onCorrect: (() => void) | undefined;
  readonly onFollow: (() => void) | undefined;
}): ReactNode {
  const t = useT();
  const { code: kode } = props;
  const button = (label: string, icon: ReactNode, onClick: (() => void) | undefined): ReactNode =>
    onClick === undefined ? null : (
      <ActionIcon variant="subtle" aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    );
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {button(t('koreksi.dari', { kode }), <IconPencil size={16} aria-hidden />, props.onCorrect)}
      {button(t('riwayat.dari', { kode }), <IconHistory size={16} aria-hidden />, props.onFollow)}
      {button(t('stock.label-dari', { kode }), <IconTag size={16} aria-hidden />, props.onLabel)}
    </Group>
  );
}

/** Sums over all pages of the filter; cost only for whom the server told it. */
function totalsOf(total: PieceTotal | undefined, count: number): Record<string, ReactNode> {
  if (total === undefined) return {};
  const text = (kind: 'gram' | 'angka') => (key: keyof PieceTotal) => {
    const sum = total[key] ?? null;
    return [key, columnText(kind, typeof sum === 'bigint' ? sum.toString() : sum)];
  };
  return {
    nama_barang: translate('stock.n-barang', { n: count }),
    ...Object.fromEntries((['berat', 'berat_asli', 'murni'] as const).map(text('gram'))),
    ...Object.fromEntries((['harga_jual', 'harga_beli', 'ongkos'] as const).map(text('angka'))),
  };
}

function ListActions(props: {
  readonly query: Readonly<Record<string, string | number | boolean | undefined | null>>;
  readonly count: number;
  readonly rows: readonly PieceRow[];
  readonly label: boolean;
}): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { rows, count } = props;
  const labels = (): void => {
    saveDraft(LABEL_DRAFT, rows);
    flushDrafts();
    void navigate({ to: '/cetak-barcode' });
  };
  return (
    <Group gap="xs">
      <Button
        size="xs"
        h={34}
        variant="default"
        disabled={count === 0 || count > CSV_MOST}
        onClick={() => void wholeCsv(props.query, count).catch(failed)}
      >
        {t('stock.csv-semua', { n: formatAngka(count) })}
      </Button>
      {props.label ? (
        <Button size="xs" h={34} variant="default" disabled={rows.length === 0} onClick={labels}>
          {t('stock.label-halaman')}
        </Button>
      ) : null}
    </Group>
  );
}

function failed(error: unknown): void {
  endProgress();
  notify.failure(error);
}

/** All rows of the filter, call by call, into one CSV with every column. */
async function wholeCsv(
  query: SentTo<'barang', CallOf<'GET', 'barang'>>['query'],
  count: number,
): Promise<void> {
  const rows: PieceRow[] = [];
  while (rows.length < count) {
    reportProgress({ id: 'csv', n: rows.length, total: count });
    const page = { ...query, skip: rows.length, limit: CSV_STEP };
    const { data } = await api.get('barang', { query: page });
    if (data.length === 0) break;
    rows.push(...data);
  }
  endProgress();
  saveCsv('data-barang', rows, pieceColumns(translate, may(COST_RIGHT.key)));
}

function LabelDialog(props: { piece: PieceRow; onClose: () => void }): ReactNode {
  const t = useT();
  const codes = [props.piece.kode_barcode];
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('stock.label-dari', { kode: props.piece.kode_barcode })}
      size="md"
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
    >
      <LabelPreview codes={codes} choice={PLAIN_LABEL} height={130} />
      <Group justify="flex-end" mt="md">
        <KbdButton
          shortcut="F9"
          onClick={() => void printLabels(codes, PLAIN_LABEL).catch(notify.failure)}
        >
          {t('stock.cetak-label')}
        </KbdButton>
      </Group>
    </Modal>
  );
}
