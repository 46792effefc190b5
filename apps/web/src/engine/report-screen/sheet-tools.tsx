/** What can be done with a shown Sheet: choose columns, take it as PDF, Excel or CSV. */
import { Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconColumns, IconFileSpreadsheet, IconFileTypeCsv, IconPdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import type { ShownColumn } from './sheet-table.tsx';
import type { FileFormat } from './use-report.ts';

export interface SheetToolsProps {
  readonly columns: readonly ShownColumn[];
  readonly hidden: ReadonlySet<number>;
  readonly onHide: (hidden: ReadonlySet<number>) => void;
  /** False while there is nothing to take. */
  readonly ready: boolean;
  readonly fetching: FileFormat | undefined;
  readonly onDownload: (format: FileFormat) => void;
}

const FILES = [
  { format: 'pdf', label: 'report.unduh_pdf', Icon: IconPdf },
  { format: 'xlsx', label: 'report.unduh_xlsx', Icon: IconFileSpreadsheet },
  { format: 'csv', label: 'shell.unduh-csv', Icon: IconFileTypeCsv },
] as const;

export function SheetTools(props: SheetToolsProps): ReactNode {
  const t = useT();
  const { ready, fetching } = props;
  return (
    <Group gap="xs">
      <ColumnChooser {...props} />
      {FILES.map(({ format, label, Icon }) => (
        <Button
          key={format}
          variant="default"
          size="xs"
          leftSection={<Icon size={16} aria-hidden />}
          disabled={!ready || (fetching !== undefined && fetching !== format)}
          loading={fetching === format}
          onClick={() => props.onDownload(format)}
        >
          {t(label)}
        </Button>
      ))}
    </Group>
  );
}

function ColumnChooser({ columns, hidden, onHide, ready }: SheetToolsProps): ReactNode {
  const t = useT();
  const toggle = (index: number): void => {
    const next = new Set(hidden);
    if (!next.delete(index)) next.add(index);
    if (next.size < columns.length) onHide(next);
  };
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          disabled={!ready}
          leftSection={<IconColumns size={16} aria-hidden />}
        >
          {t('report.kolom_pilih')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('report.kolom_pilih')}>
        <Stack gap={6} mah={320} style={{ overflowY: 'auto' }}>
          {columns.map((column) => (
            <Checkbox
              key={column.index}
              size="xs"
              label={column.label}
              checked={!hidden.has(column.index)}
              onChange={() => toggle(column.index)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
