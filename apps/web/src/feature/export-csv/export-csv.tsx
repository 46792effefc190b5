/**
 * Export CSV (SU and MU): every table of masters with its rows and file name; one is taken as CSV,
 * several in one archive.
 */
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterFileName } from '@kencana/contract/export-csv';
import { masters } from '@kencana/contract/registry';
import { api } from '../../platform/api.ts';
import { type Translate, useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { useList } from '../../platform/use-list.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';

interface Row {
  readonly def: MasterDef;
  readonly jumlah: number;
}

export function ExportCsv(): ReactNode {
  const t = useT();
  const list = useList('export-csv');
  const rows = list.rows?.flatMap(({ master, jumlah }) => {
    const def = masters.find(({ name }) => name === master);
    return def === undefined ? [] : [{ def, jumlah }];
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, download } = useDownload();
  const all = rows ?? [];
  const picked = all.filter(({ def }) => chosen.has(def.name)).map(({ def }) => def);
  const toggle = (name: string): void =>
    setChosen((old) => {
      const next = new Set(old);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <Page
      title={t('screen.export-csv')}
      actions={
        <KbdButton
          shortcut="Ctrl+S"
          disabled={picked.length === 0 || busy}
          onClick={() => void download(picked)}
        >
          {t('impor.arsip', { jumlah: picked.length })}
        </KbdButton>
      }
    >
      <DataTable
        name="export-csv"
        label={t('screen.export-csv')}
        columns={columns(t, chosen, toggle)}
        rows={rows}
        rowKey={({ def }) => def.name}
        error={list.error}
        onRetry={list.reload}
        search
        toolbar={
          <Checkbox
            label={t('impor.pilih_semua')}
            checked={all.length > 0 && picked.length === all.length}
            indeterminate={picked.length > 0 && picked.length < all.length}
            onChange={(event) => {
              const every = event.currentTarget.checked;
              setChosen(new Set(every ? all.map(({ def }) => def.name) : []));
            }}
          />
        }
        actions={({ def }) => (
          <ActionIcon
            variant="subtle"
            disabled={busy}
            aria-label={t('impor.unduh_tabel', { nama: t(def.title) })}
            onClick={() => void download([def])}
          >
            <IconDownload size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </Page>
  );
}

/** Takes one table as CSV, several as an archive. */
function useDownload() {
  const shop = addressedShop(useSession()).kode_toko;
  const [busy, setBusy] = useState(false);
  const download = async (defs: readonly MasterDef[]): Promise<void> => {
    const [first] = defs;
    if (first === undefined) return;
    const one = defs.length === 1;
    const filename = one ? `${masterFileName(first)}.csv` : `export-csv-${shop}.zip`;
    const query = { master: defs.map(({ name }) => name).join(',') };
    setBusy(true);
    try {
      await api.download('export-csv/berkas', { query, filename });
    } catch (error) {
      notify.failure(error, 'impor.gagal_unduh');
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

function columns(
  t: Translate,
  chosen: ReadonlySet<string>,
  toggle: (name: string) => void,
): Column<Row>[] {
  return [
    {
      key: 'data',
      label: t('impor.kepala.data'),
      value: ({ def }) => t(def.title),
      render: ({ def }) => (
        <Checkbox
          label={t(def.title)}
          aria-label={t('impor.pilih_tabel', { nama: t(def.title) })}
          checked={chosen.has(def.name)}
          onChange={() => toggle(def.name)}
        />
      ),
    },
    {
      key: 'menu',
      label: t('impor.kepala.menu'),
      value: ({ def }) => t(`screen.area.${def.area}`),
    },
    {
      key: 'berkas',
      label: t('impor.kepala.berkas'),
      value: ({ def }) => `${masterFileName(def)}.csv`,
    },
    {
      key: 'jumlah',
      label: t('impor.kepala.jumlah'),
      align: 'right',
      value: ({ jumlah }) => jumlah,
    },
  ];
}
