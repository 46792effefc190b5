/**
 * Koreksi Barang: one piece, scanned or come from Data Barang. What is written on it is changed at
 * once, what gold and money hang on as a correction with an approval.
 */
import type { PieceToCorrect } from '@kencana/contract/call/barang-calls';
import { COST_RIGHT } from '@kencana/contract/cost';
import {
  koreksiBarangEntry,
  ubahBarangEntry,
} from '@kencana/contract/document/koreksi-barang-entry';
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { EntryPanel } from '../../engine/entry-screen/entry-panel.tsx';
import type { Values } from '../../engine/field/values.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { addressedShop, may, useSession } from '../../platform/session.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusTone } from './piece.ts';

/** Pieces that the shop still describes. */
const IN_STOCK: readonly string[] = ['BARU', 'READY', 'TITIP', 'PESANAN', 'PINJAM'];

export function KoreksiBarang(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { kode } = useSearch({ strict: false }) as { readonly kode?: unknown };
  const chosen = kode === undefined ? '' : String(kode as string | number);
  const choose = (code: string): void =>
    void navigate({ to: '/koreksi-barang', search: { kode: code.trim().toUpperCase() } });
  useScanner((code) => {
    choose(code);
    return 'ok';
  });
  return (
    <Page title={t('screen.koreksi-barang')}>
      {chosen === '' ? (
        <Ask onFind={choose} />
      ) : (
        <Chosen key={chosen} code={chosen} onBack={() => choose('')} />
      )}
    </Page>
  );
}

function Ask({ onFind }: { onFind: (code: string) => void }): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onFind(text);
      }}
    >
      <TextInput
        autoFocus
        maw={360}
        label={t('field.kode_barcode')}
        description={t('koreksi.pilih')}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSectionWidth={70}
        rightSection={
          <Button type="submit" size="compact-sm">
            {t('shell.cari')}
          </Button>
        }
      />
    </form>
  );
}

function Chosen({ code, onBack }: { code: string; onBack: () => void }): ReactNode {
  const t = useT();
  const client = useQueryClient();
  const shop = addressedShop(useSession()).kode_toko;
  const queryKey = ['koreksi', shop, code];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.get('barang/koreksi/:kode_barcode', { params: { kode_barcode: code }, signal }))
        .data,
    staleTime: 0,
  });
  const back = (
    <Button variant="default" size="xs" onClick={onBack}>
      {t('koreksi.lain')}
    </Button>
  );
  if (error !== null) {
    return (
      <Stack gap="sm" align="flex-start">
        <FailedState text={error.message} onRetry={() => void refetch()} />
        {back}
      </Stack>
    );
  }
  if (data === undefined) return <LoadingState />;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Group gap="sm">
          <Title order={2} size="h4">
            {data.kode_barcode} · {data.nama_barang}
          </Title>
          <StatusBadge tone={statusTone(data.status)}>{data.status}</StatusBadge>
          <Text c="dimmed">
            {data.kode_gudang} / {data.kode_baki}
          </Text>
        </Group>
        {back}
      </Group>
      <Forms
        key={data.sidik}
        piece={data}
        onSaved={() => void client.invalidateQueries({ queryKey })}
      />
    </Stack>
  );
}

/** The piece as a form begins; nobody's reason is its own. */
function startOf({ fields }: EntryDef, piece: PieceToCorrect): Values {
  const values = piece as unknown as Values;
  return Object.fromEntries(
    fields.flatMap(({ name }) => (name in values ? [[name, values[name]]] : [])),
  );
}

function Forms(props: { readonly piece: PieceToCorrect; readonly onSaved: () => void }): ReactNode {
  const t = useT();
  const { piece, onSaved } = props;
  const { kode_barcode: kode, sidik, status } = piece;
  const cost = may(COST_RIGHT.key);
  const correction = useMemo(
    () =>
      cost
        ? koreksiBarangEntry
        : {
            ...koreksiBarangEntry,
            fields: koreksiBarangEntry.fields.filter(({ name }) => name !== 'harga_beli'),
          },
    [cost],
  );
  const texts = useMemo(() => startOf(ubahBarangEntry, piece), [piece]);
  const values = useMemo(() => startOf(correction, piece), [correction, piece]);
  if (!IN_STOCK.includes(status)) return <Told text={t('koreksi.keluar', { status })} />;
  return (
    <>
      <Text fw={600}>{t('koreksi.teks')}</Text>
      <EntryPanel
        wide
        entry={ubahBarangEntry}
        screen={`ubah-${kode}-${sidik}`}
        title={t('koreksi.teks')}
        start={texts}
        onSaved={onSaved}
      />
      <Text fw={600}>{t('koreksi.nilai')}</Text>
      {status === 'READY' ? (
        <EntryPanel
          wide
          entry={correction}
          screen={`koreksi-${kode}-${sidik}`}
          title={t('koreksi.nilai')}
          shortcut="F8"
          start={values}
          onSaved={onSaved}
        />
      ) : (
        <Told text={t('koreksi.bukan-ready', { status })} />
      )}
    </>
  );
}

function Told({ text }: { text: string }): ReactNode {
  return (
    <Paper withBorder p="md" role="status">
      {text}
    </Paper>
  );
}
