/** The differences of one shop by master: what is new, each field that changes, problems. */
import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { distributable } from '@kencana/contract/distribusi';
import type { CopyPreview, MasterDiff, RowDiff } from '@kencana/contract/distribusi';
import { FieldChange } from '../../engine/master-screen/field-change.tsx';
import { useT } from '../../platform/i18n.ts';
import type { Column } from '../../ui/data-table-column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

interface ShownRow extends RowDiff {
  readonly baru: boolean;
}

export function Difference({ preview }: { readonly preview: CopyPreview }): ReactNode {
  return (
    <Stack gap="md">
      {preview.master.map((diff) => {
        const def = distributable.find(({ name }) => name === diff.master);
        return def === undefined ? null : <OneMaster key={diff.master} def={def} diff={diff} />;
      })}
    </Stack>
  );
}

function OneMaster({ def, diff }: { def: MasterDef; diff: MasterDiff }): ReactNode {
  const t = useT();
  const rows = [
    ...diff.baru.map((row) => ({ ...row, baru: true })),
    ...diff.berubah.map((row) => ({ ...row, baru: false })),
  ];
  return (
    <Stack gap={6} component="section" aria-label={t(def.title)}>
      <Group gap="sm" justify="space-between">
        <Title order={3} size="h5">
          {t(def.title)}
        </Title>
        <Text fz="sm" c="dimmed" className="numeric">
          {t('distribusi.sama', { sama: diff.sama, hanya: diff.hanya_cabang })}
        </Text>
      </Group>
      {diff.dilewati === '' ? null : (
        <Alert color="yellow" p="xs">
          {t('distribusi.dilewati', { sebab: diff.dilewati })}
        </Alert>
      )}
      {rows.length > 0 ? (
        <DataTable
          bare
          name={`perbedaan-${def.name}`}
          label={t(def.title)}
          columns={columns(def, t)}
          rows={rows}
          rowKey={(row) => row.kunci}
          maxHeight={420}
        />
      ) : diff.dilewati === '' ? (
        <Text fz="sm">{t('distribusi.tidak-beda')}</Text>
      ) : null}
    </Stack>
  );
}

function columns(def: MasterDef, t: ReturnType<typeof useT>): Column<ShownRow>[] {
  return [
    {
      key: 'kunci',
      label: t('distribusi.data'),
      width: '22%',
      render: (row) => (
        <>
          <Text fz="sm" fw={600} span>
            {row.kunci}
          </Text>
          <Text fz="sm" c="dimmed">
            {row.nama}
          </Text>
        </>
      ),
    },
    {
      key: 'status',
      label: t('report.saring.status'),
      width: 120,
      render: (row) => (
        <Group gap={4}>
          <StatusBadge tone={row.baru ? 'info' : 'wait'}>
            {t(row.baru ? 'distribusi.baru' : 'distribusi.berubah')}
          </StatusBadge>
          {row.ikut ? <StatusBadge tone="off">{t('distribusi.ikut')}</StatusBadge> : null}
        </Group>
      ),
    },
    {
      key: 'perubahan',
      label: t('distribusi.perubahan'),
      render: (row) => <Changes def={def} row={row} />,
    },
  ];
}

function Changes({ def, row }: { def: MasterDef; row: ShownRow }): ReactNode {
  return (
    <Stack gap={2}>
      {row.perubahan.map((change) => (
        <FieldChange key={change.field} def={def} change={change} fresh={row.baru} />
      ))}
      {row.masalah.map((text) => (
        <Text key={text} fz="sm" c="red" role="alert">
          {text}
        </Text>
      ))}
    </Stack>
  );
}
