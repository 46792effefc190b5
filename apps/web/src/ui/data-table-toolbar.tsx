/** The line above a DataTable: search, the caller's own controls, column chooser, copy and CSV. */
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Popover,
  Stack,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { IconColumns, IconCopy, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import { notify } from '../platform/notify.ts';
import { saveCsv } from './csv-file.ts';
import { toTsv } from './data-table-column.ts';
import type { Column } from './data-table-column.ts';

export interface ToolbarProps<T> {
  readonly columns: readonly Column<T>[];
  readonly visible: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  /** undefined: no search box. */
  readonly search: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly filename: string;
  readonly extra: ReactNode;
}

export function Toolbar<T>(props: ToolbarProps<T>): ReactNode {
  const t = useT();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(toTsv(props.rows, props.visible));
    notify.success(t('shell.tersalin'));
  };
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs" style={{ flex: '1 1 auto' }}>
        {props.search === undefined ? null : (
          <TextInput
            type="search"
            aria-label={t('shell.cari')}
            placeholder={t('shell.cari')}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={props.search}
            onChange={(event) => props.onSearch(event.currentTarget.value)}
          />
        )}
        {props.extra}
      </Group>
      <Group gap={6}>
        <ColumnChooser {...props} />
        {'clipboard' in navigator ? (
          <Tooltip label={t('shell.salin')}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('shell.salin')}
              onClick={() => void copy()}
            >
              <IconCopy size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <Button
          variant="default"
          size="xs"
          h={34}
          onClick={() => saveCsv(props.filename, props.rows, props.visible)}
        >
          {t('shell.unduh-csv')}
        </Button>
      </Group>
    </Group>
  );
}

function ColumnChooser<T>({ columns, hidden, onHide }: ToolbarProps<T>): ReactNode {
  const t = useT();
  const toggle = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    if (next.size < columns.length) onHide(next);
  };
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('shell.kolom')}
          title={t('shell.kolom')}
        >
          <IconColumns size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.kolom')}>
        <Stack gap={6} mah={320} style={{ overflowY: 'auto' }}>
          {columns.map((column) => (
            <Checkbox
              key={column.key}
              size="xs"
              label={column.label}
              checked={!hidden.has(column.key)}
              onChange={() => toggle(column.key)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
