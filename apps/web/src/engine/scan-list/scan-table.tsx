/** The scanned goods, newest first, each removable, and what they come to. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { textOf } from '../field/values.ts';
import { seenColumns, tableColumns } from './scan-column.ts';
import { scanSums } from './scan-sum.ts';
import type { ScanWork } from './use-scan-list.ts';

export function ScanTable({ work, name }: { work: ScanWork; name: string }): ReactNode {
  const t = useT();
  const { list, rows } = work;
  const columns = seenColumns(list);
  const keyOf = (row: (typeof rows)[number]): string => textOf(row[list.key]);
  const clear = async (): Promise<void> => {
    if (await confirmDialog({ text: t('stock.kosongkan-daftar'), danger: true })) work.clear();
  };
  return (
    <section aria-label={t('stock.daftar-barang')}>
      <Group justify="space-between" mb={6}>
        <strong role="status" className="numeric">
          {[t('stock.n-barang', { n: rows.length }), ...scanSums(columns, rows)].join(' · ')}
        </strong>
        <Button
          size="xs"
          variant="default"
          disabled={rows.length === 0}
          onClick={() => void clear()}
        >
          {t('stock.kosongkan')}
        </Button>
      </Group>
      <DataTable
        bare
        name={name}
        label={t('stock.daftar-barang')}
        columns={tableColumns(t, columns)}
        rows={rows}
        rowKey={keyOf}
        empty={{ text: t(list.kosong) }}
        actions={(row) => (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('stock.keluarkan', { kode: keyOf(row) })}
            onClick={() => work.remove(keyOf(row))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </section>
  );
}
