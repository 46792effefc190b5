/**
 * Hancur Pembelian: bought lots that are still in the warehouse are chosen by search or scan and
 * destroyed in one document, always with an approval (docs/domain.md §10).
 */
import { ActionIcon, Alert, Grid, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { COST_RIGHT } from '@kencana/contract/cost';
import { ScrapTargetFields } from '../../engine/document-screen/scrap-target.tsx';
import { StockDone } from '../../engine/document-screen/stock-done.tsx';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { may } from '../../platform/session.ts';
import { showGram, showPersen, showRp } from '../../platform/show.ts';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { enterMovesOn, focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useHancur } from './use-hancur.ts';
import type { Hancur, Lot } from './use-hancur.ts';

const PAGE = 20;

export function HancurPembelian(): ReactNode {
  const t = useT();
  const work = useHancur();
  useScanner((code) => work.scan(code));
  if (work.done !== undefined) {
    return (
      <Page title={t('screen.hancur-pembelian')}>
        <StockDone answer={work.done} onNext={work.next} />
      </Page>
    );
  }
  return (
    <Page title={t('screen.hancur-pembelian')}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Target work={work} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <Chosen work={work} />
            <Stock work={work} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function columnsOf(t: Translate): readonly Column<Lot>[] {
  return [
    { key: 'no_lot', label: t('field.no_lot') },
    { key: 'tgl_system', label: t('document.tanggal') },
    { key: 'kode_barcode', label: t('field.kode_barcode') },
    { key: 'nama_barang', label: t('field.nama_barang') },
    {
      key: 'kadar',
      label: t('field.kadar'),
      align: 'right',
      render: (row) => showPersen(row.kadar),
    },
    { key: 'berat', label: t('field.berat'), align: 'right', render: (row) => showGram(row.berat) },
    ...(may(COST_RIGHT.key) ? [paid(t)] : []),
  ];
}

/** What the shop paid for a lot: its cost. */
function paid(t: Translate): Column<Lot> {
  return {
    key: 'modal',
    label: t('field.harga_beli'),
    align: 'right',
    render: (row) => showRp(row.modal ?? 0),
  };
}

function Target({ work }: { work: Hancur }): ReactNode {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const save = async (): Promise<void> => {
    await work.save();
    focusFirstWrongSoon(form.current);
  };
  return (
    <Paper withBorder p="md">
      <form
        ref={form}
        noValidate
        aria-label={t('screen.hancur-pembelian')}
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="xs">
          <ScrapTargetFields target={work.target} errors={work.errors} change={work.change} />
          <KbdButton
            shortcut="F8"
            mt="xs"
            color="red"
            disabled={work.saving}
            onClick={() => void save()}
          >
            {work.saving ? t('shell.sedang-menyimpan') : t('stock.hancurkan')}
          </KbdButton>
        </Stack>
      </form>
    </Paper>
  );
}

function Chosen({ work }: { work: Hancur }): ReactNode {
  const t = useT();
  const { lots, errors } = work;
  const wrong = Object.entries(errors).find(([path]) => path.startsWith('no_lot'))?.[1];
  return (
    <section aria-label={t('stock.daftar-barang')}>
      {wrong === undefined ? null : (
        <Alert color="red" role="alert" mb="xs">
          {wrong}
        </Alert>
      )}
      <Text fw={600} role="status" mb={6}>
        {t('stock.n-barang', { n: lots.length })} · {showGram(work.berat)}
        {work.modal === undefined ? '' : ` · ${showRp(work.modal)}`}
      </Text>
      <DataTable
        bare
        name="hancur-pembelian-dipilih"
        label={t('stock.daftar-barang')}
        columns={columnsOf(t)}
        rows={lots}
        rowKey={(row) => row.no_lot}
        empty={{ text: t('pembelian.hancur-pilih') }}
        actions={(row) => (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('stock.keluarkan', { kode: row.no_lot })}
            onClick={() => work.remove(row.no_lot)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </section>
  );
}

/** What is in the warehouse, by number, old barcode or name. */
function Stock({ work }: { work: Hancur }): ReactNode {
  const t = useT();
  const [q, setQ] = useState('');
  const [skip, setSkip] = useState(0);
  const [late] = useDebouncedValue(q, 300);
  const list = useList<Lot>('hancurpembelian/barang', { query: { q: late, skip, limit: PAGE } });
  return (
    <DataTable
      name="barang-beli"
      label={t('pembelian.stok-beli')}
      columns={columnsOf(t)}
      rows={list.rows}
      rowKey={(row) => row.no_lot}
      loading={list.loading}
      error={list.error}
      onRetry={list.reload}
      onOpen={work.add}
      server={{ skip, limit: PAGE, count: list.count, onPage: setSkip }}
      toolbar={
        <TextInput
          size="xs"
          aria-label={t('pembelian.hancur-cari')}
          placeholder={t('pembelian.hancur-cari')}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value);
            setSkip(0);
          }}
        />
      }
      actions={(row) => (
        <ActionIcon
          variant="subtle"
          disabled={work.lots.some((lot) => lot.no_lot === row.no_lot)}
          aria-label={t('pembelian.hancur-tambah', { kode: row.no_lot })}
          onClick={() => work.add(row)}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}
