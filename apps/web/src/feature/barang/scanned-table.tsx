/** The scanned pieces of a stock document, newest first, each removable. */
import { ActionIcon, Alert, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatGram } from '@kencana/rules/gram';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { gramText, sumGram } from './piece.ts';
import type { PieceRow } from './piece.ts';
import type { PieceList } from './piece-list.ts';
import type { Column } from '../../ui/data-table-column.ts';

const SHOWN = ['kode_barcode', 'nama_barang'] as const;

export function ScannedTable(props: {
  readonly list: PieceList;
  readonly name: string;
  /** What the server said about the pieces. */
  readonly error?: string | undefined;
}): ReactNode {
  const t = useT();
  const { list, error } = props;
  const columns: readonly Column<PieceRow>[] = [
    ...SHOWN.map((key) => ({ key, label: t(`field.${key}`) })),
    {
      key: 'kode_baki',
      label: t('field.kode_baki'),
      value: (row) => `${row.kode_gudang} / ${row.kode_baki}`,
    },
    {
      key: 'berat',
      label: t('field.berat'),
      align: 'right',
      render: (row) => gramText(row.berat),
      total: (rows) => formatGram(sumGram(rows, 'berat')),
    },
    { key: 'kadar', label: t('field.kadar'), align: 'right' },
  ];
  const clear = async (): Promise<void> => {
    if (await confirmDialog({ text: t('stock.kosongkan-daftar'), danger: true })) list.clear();
  };
  return (
    <>
      {error === undefined ? null : (
        <Alert color="red" role="alert" mb="xs" style={{ whiteSpace: 'pre-line' }}>
          {error}
        </Alert>
      )}
      <Group justify="space-between" mb={6}>
        <strong role="status">{t('stock.n-barang', { n: list.pieces.length })}</strong>
        <Button
          size="xs"
          variant="default"
          disabled={list.pieces.length === 0}
          onClick={() => void clear()}
        >
          {t('stock.kosongkan')}
        </Button>
      </Group>
      <DataTable
        bare
        name={props.name}
        label={t('stock.daftar-barang')}
        columns={columns}
        rows={list.pieces}
        rowKey={(row) => row.kode_barcode}
        empty={{ text: t('stock.daftar-kosong') }}
        actions={(row) => (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={t('stock.keluarkan', { kode: row.kode_barcode })}
            onClick={() => list.remove(row.kode_barcode)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      />
    </>
  );
}
