/**
 * The rows and columns of a `table` block; each row of the template is one printed row of a line.
 */
import { Button, Checkbox, Fieldset, Group, Select, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { LINE_FIELDS } from '@kencana/contract/print-template';
import type { BlockOf, LineField, TableColumn } from '@kencana/contract/print-template';
import { useT } from '../../platform/i18n.ts';
import { Characters } from './block-controls.tsx';
import { newRow, removeAt, replaceAt } from './edit-template.ts';
import { RemoveButton } from './remove-button.tsx';

type Row = BlockOf<'table'>['rows'][number];

export interface TableFormProps {
  readonly block: BlockOf<'table'>;
  readonly kolom: number;
  readonly onChange: (block: BlockOf<'table'>) => void;
}

export function TableForm({ block, kolom, onChange }: TableFormProps): ReactNode {
  const t = useT();
  const { rows } = block;
  const put = (next: Row[]): void => onChange({ ...block, rows: next });
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-end">
        <Select
          size="xs"
          label={t('setting.nota.sumber')}
          data={['baris', 'baris_beli']}
          allowDeselect={false}
          value={block.source}
          onChange={(next) =>
            onChange({ ...block, source: next === 'baris_beli' ? 'baris_beli' : 'baris' })
          }
        />
        <TextInput
          size="xs"
          label={t('setting.nota.teks')}
          value={block.title ?? ''}
          onChange={(event) => onChange({ ...block, title: event.currentTarget.value })}
        />
        <Checkbox
          label={t('setting.nota.judul-kolom')}
          checked={block.header}
          onChange={(event) => onChange({ ...block, header: event.currentTarget.checked })}
        />
      </Group>
      {rows.map((row, at) => (
        <RowForm
          // Rows have no name of their own; their place is what the editor works with.
          key={at}
          row={row}
          title={t('setting.nota.baris-ke', { n: at + 1 })}
          only={rows.length === 1}
          onChange={(next) => put(replaceAt(rows, at, next))}
          onRemove={() => put(removeAt(rows, at))}
        />
      ))}
      <Button
        size="xs"
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => put([...rows, newRow(kolom)])}
      >
        {t('setting.nota.tambah-baris')}
      </Button>
    </Stack>
  );
}

interface RowFormProps {
  readonly row: Row;
  readonly title: string;
  readonly only: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

function RowForm({ row, title, only, onChange, onRemove }: RowFormProps): ReactNode {
  const t = useT();
  const { columns } = row;
  const put = (next: TableColumn[]): void => onChange({ ...row, columns: next });
  const { unless_empty: _unless, ...always } = row;
  return (
    <Fieldset legend={title} p="xs">
      <Stack gap={4}>
        {columns.map((column, at) => (
          <ColumnForm
            key={at}
            column={column}
            only={columns.length === 1}
            onChange={(next) => put(replaceAt(columns, at, next))}
            onRemove={() => put(removeAt(columns, at))}
          />
        ))}
        <Group gap="xs" justify="space-between">
          <Button
            size="xs"
            variant="subtle"
            onClick={() => put([...columns, { field: 'kode_barcode', width: 9 }])}
          >
            {t('setting.nota.tambah-kolom')}
          </Button>
          <Select
            size="xs"
            clearable
            aria-label={t('setting.nota.kecuali-kosong')}
            placeholder={t('setting.nota.kecuali-kosong')}
            data={[...LINE_FIELDS]}
            value={row.unless_empty ?? null}
            onChange={(next) => {
              const field = lineField(next);
              onChange(field === undefined ? always : { ...row, unless_empty: field });
            }}
          />
          <RemoveButton what={title} disabled={only} onClick={onRemove} />
        </Group>
      </Stack>
    </Fieldset>
  );
}

interface ColumnFormProps {
  readonly column: TableColumn;
  readonly only: boolean;
  readonly onChange: (column: TableColumn) => void;
  readonly onRemove: () => void;
}

function ColumnForm({ column, only, onChange, onRemove }: ColumnFormProps): ReactNode {
  const t = useT();
  const { field: _field, ...withoutField } = column;
  return (
    <Group gap="xs" align="flex-end">
      <Select
        size="xs"
        clearable
        searchable
        label={t('setting.nota.field')}
        data={[...LINE_FIELDS]}
        value={column.field ?? null}
        onChange={(next) => {
          const field = lineField(next);
          onChange(field === undefined ? withoutField : { ...column, field });
        }}
      />
      <TextInput
        size="xs"
        style={{ flex: '1 1 8rem' }}
        label={t('setting.nota.teks')}
        value={column.label ?? ''}
        onChange={(event) => onChange({ ...column, label: event.currentTarget.value })}
      />
      <Characters value={column.width} onChange={(width) => onChange({ ...column, width })} />
      <Checkbox
        label={t('setting.nota.tebal')}
        checked={column.bold ?? false}
        onChange={(event) => onChange({ ...column, bold: event.currentTarget.checked })}
      />
      <RemoveButton what={column.field ?? column.label ?? ''} disabled={only} onClick={onRemove} />
    </Group>
  );
}

function lineField(text: string | null): LineField | undefined {
  return LINE_FIELDS.find((field) => field === text);
}
