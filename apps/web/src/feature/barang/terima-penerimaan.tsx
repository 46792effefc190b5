/**
 * Terima Barang Faktur: what came of a supplier's invoice, piece by piece in a sheet that begins
 * with what is still to come; each gets a barcode and its label.
 */
import { documentCalls } from '@kencana/contract/call/document-calls';
import type { PiecesSaved } from '@kencana/contract/call/barang-calls';
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import { terimaPenerimaanEntry } from '@kencana/contract/document/penerimaan-barang-entry';
import type { RowOf } from '@kencana/contract/document/define-document';
import { sheetFile } from '@kencana/contract/entry/entry-file';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { Button, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { documentColumns } from '../../engine/document-screen/document-column.tsx';
import { DocumentDetail } from '../../engine/document-screen/document-detail.tsx';
import type { Follow } from '../../engine/entry-screen/entry-draft.ts';
import { EntrySheet } from '../../engine/entry-sheet/entry-sheet.tsx';
import { useChoices } from '../../engine/field/use-choices.ts';
import type { Values } from '../../engine/field/values.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SavedMany } from './saved-many.tsx';
import { pieceSums } from './sheet-sums.ts';
import { usePieceFollow } from './use-piece-follow.ts';

const def = penerimaanBarangDocument;
type Invoice = RowOf<typeof def>;
const GROUP = barangEntry.fields.filter(({ name }) => name === 'kode_group');
const MOST = sheetFile(terimaPenerimaanEntry).rows.most;

export function TerimaPenerimaan(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { no } = useSearch({ strict: false }) as { readonly no?: unknown };
  const choose = (next: string): void =>
    void navigate({ to: '/terima-penerimaan-barang', search: { no: next } });
  if (typeof no !== 'string' || no === '') {
    return (
      <Page title={t('screen.terima-penerimaan-barang')}>
        <OpenInvoices onChoose={choose} />
      </Page>
    );
  }
  return <Chosen key={no} no={no} onBack={() => choose('')} />;
}

function OpenInvoices({ onChoose }: { onChoose: (no: string) => void }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: [def.kind, shop, 'terbuka'],
    queryFn: async ({ signal }) =>
      (await api.get(documentCalls(def).list, { query: { status: 'OPEN', limit: 200 }, signal }))
        .data,
    staleTime: 0,
  });
  return (
    <div className="dokumen-list">
      <DataTable
        name="terima-penerimaan"
        label={t('penerimaan.pilih')}
        columns={documentColumns(t, def)}
        rows={data}
        rowKey={(row) => row.no_faktur_group}
        error={error?.message}
        onRetry={() => void refetch()}
        search
        empty={{ text: t('penerimaan.kosong') }}
        onOpen={(row) => onChoose(row.no_faktur_group)}
        actions={(row) => (
          <Button size="compact-xs" variant="default" onClick={() => onChoose(row.no_faktur_group)}>
            {t('document.pilih')}
          </Button>
        )}
      />
    </div>
  );
}

function Chosen({ no, onBack }: { no: string; onBack: () => void }): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const [saved, setSaved] = useState<PiecesSaved | undefined>();
  const { data, error, refetch } = useQuery({
    queryKey: [def.kind, shop, 'satu', no],
    queryFn: async ({ signal }) =>
      (await api.get(documentCalls(def).one, { params: { no }, signal })).data as Invoice,
    staleTime: 0,
  });
  const title = `${t('screen.terima-penerimaan-barang')} ${no}`;
  if (saved !== undefined) {
    return <SavedMany title={title} saved={saved} next={t('penerimaan.lain')} onNext={onBack} />;
  }
  if (error !== null) return <FailedState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState />;
  return <Receiving invoice={data} title={title} onSaved={setSaved} onBack={onBack} />;
}

/** What the lines say of their pieces, by number, with the prices of their groups. */
function useLineValues(invoice: Invoice): ReadonlyMap<unknown, Values> {
  const choices = useChoices(GROUP, {});
  return useMemo(
    () =>
      new Map<unknown, Values>(
        invoice.detail.map((line) => {
          const { kode_group, kode_jenis, kadar, nama_barang, baris } = line;
          const group = choices['kode_group']?.find(({ value }) => value === kode_group);
          const purity = { kadar, kadar_group: kadar };
          return [
            baris,
            { ...group?.fills, ...purity, kode_group, kode_jenis, nama_barang, baris },
          ];
        }),
      ),
    [invoice, choices],
  );
}

function Receiving(props: {
  readonly invoice: Invoice;
  readonly title: string;
  readonly onSaved: (saved: PiecesSaved) => void;
  readonly onBack: () => void;
}): ReactNode {
  const t = useT();
  const { invoice, title } = props;
  const lines = useLineValues(invoice);
  const piece = usePieceFollow();
  const follow: Follow = useMemo(
    () => (patch, next, old) => {
      const line = lines.get(next['baris']) ?? {};
      const { nama_barang, ...goods } = line;
      const named = next['nama_barang'] ?? nama_barang;
      const told = { ...goods, ...('baris' in patch && { nama_barang: named }) };
      return { ...told, ...piece({ ...patch, ...goods }, { ...next, ...told }, old) };
    },
    [lines, piece],
  );
  const start = useMemo(
    () => ({
      head: { no_penerimaan: invoice.no_faktur_group },
      rows: invoice.detail
        .flatMap(({ baris, nama_barang, qty, rumus }) =>
          Array.from({ length: qty - rumus.qty_terima }, () => ({ baris, nama_barang })),
        )
        .slice(0, MOST),
    }),
    [invoice],
  );
  return (
    <EntrySheet
      entry={terimaPenerimaanEntry}
      definition={def}
      screen={`terima-${invoice.no_faktur_group}`}
      title={title}
      follow={follow}
      start={start}
      sums={(rows) => pieceSums(rows).slice(0, 2)}
      onSaved={props.onSaved}
      above={
        <Paper withBorder p="sm">
          <DocumentDetail definition={def} document={invoice} />
          <Button mt="xs" size="compact-xs" variant="subtle" onClick={props.onBack}>
            {t('penerimaan.lain')}
          </Button>
        </Paper>
      }
    />
  );
}
