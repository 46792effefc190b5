/** What an import would do: counts, every wrong cell with its row, and what is added or changed. */
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import type { CellProblem, ImportResult, RowChange } from '@kencana/contract/import-result';
import { type Translate, useT } from '../../platform/i18n.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { FieldChange } from './field-change.tsx';

export interface ImportFindingsProps {
  readonly def: MasterDef;
  readonly result: ImportResult;
}

export function ImportFindings({ def, result }: ImportFindingsProps): ReactNode {
  const t = useT();
  const { masalah, perubahan } = result;
  const moreProblems = result.jumlah_masalah - masalah.length;
  const moreChanges = result.baru + result.berubah - perubahan.length;
  return (
    <Stack gap="sm">
      <Group gap="xs" role="status">
        <StatusBadge tone="info">{t('impor.baru', { jumlah: result.baru })}</StatusBadge>
        <StatusBadge tone="wait">{t('impor.berubah', { jumlah: result.berubah })}</StatusBadge>
        <StatusBadge tone="off">{t('impor.sama', { jumlah: result.sama })}</StatusBadge>
        <StatusBadge tone={result.salah > 0 ? 'bad' : 'ok'}>
          {t('impor.salah', { jumlah: result.salah })}
        </StatusBadge>
      </Group>
      {result.tanpa_gambar > 0 ? (
        <Text fz="sm">{t('impor.tanpa_gambar', { jumlah: result.tanpa_gambar })}</Text>
      ) : null}
      {masalah.length > 0 ? (
        <DataTable
          bare
          name={`masalah-impor-${def.name}`}
          label={t('impor.kepala.masalah')}
          columns={problemColumns(t)}
          rows={masalah}
          rowKey={(row) => `${row.baris}|${row.kolom}|${row.pesan}`}
          maxHeight={360}
        />
      ) : perubahan.length > 0 ? (
        <DataTable
          bare
          name={`perubahan-impor-${def.name}`}
          label={t('impor.kepala.perubahan')}
          columns={changeColumns(def, t)}
          rows={perubahan}
          rowKey={(row) => String(row.baris)}
          maxHeight={360}
        />
      ) : (
        <Text fz="sm">{t('impor.tidak_ada')}</Text>
      )}
      <More
        text={
          masalah.length > 0
            ? moreProblems > 0 && t('impor.masalah_lain', { jumlah: moreProblems })
            : moreChanges > 0 && t('impor.perubahan_lain', { jumlah: moreChanges })
        }
      />
    </Stack>
  );
}

function More({ text }: { readonly text: string | false }): ReactNode {
  if (text === false) return null;
  return (
    <Text fz="sm" c="dimmed">
      {text}
    </Text>
  );
}

function problemColumns(t: Translate): Column<CellProblem>[] {
  return [
    {
      key: 'baris',
      label: t('impor.kepala.baris'),
      align: 'right',
      width: 80,
      render: (row) => <span className="numeric">{row.baris}</span>,
    },
    {
      key: 'kolom',
      label: t('impor.kepala.kolom'),
      width: '22%',
      value: (row) => (row.kolom === '' ? t('impor.seluruh_baris') : row.label),
    },
    { key: 'nilai', label: t('impor.kepala.isi'), width: '22%' },
    {
      key: 'pesan',
      label: t('impor.kepala.masalah'),
      render: (row) => (
        <Text fz="sm" c="red" span>
          {row.pesan}
        </Text>
      ),
    },
  ];
}

function changeColumns(def: MasterDef, t: Translate): Column<RowChange>[] {
  return [
    { key: 'baris', label: t('impor.kepala.baris'), align: 'right', width: 80 },
    {
      key: 'nama',
      label: t('impor.kepala.data'),
      width: '24%',
      render: (row) => (
        <Group gap={6}>
          <Text fz="sm" fw={600} span>
            {row.nama}
          </Text>
          <StatusBadge tone={row.baru ? 'info' : 'wait'}>
            {t(row.baru ? 'distribusi.baru' : 'impor.status_berubah')}
          </StatusBadge>
        </Group>
      ),
    },
    {
      key: 'perubahan',
      label: t('impor.kepala.perubahan'),
      value: () => '',
      render: (row) => (
        <Stack gap={2}>
          {row.isi.map((change) => (
            <FieldChange key={change.field} def={def} change={change} fresh={row.baru} />
          ))}
        </Stack>
      ),
    },
  ];
}
