/** What the list may hold, by number, code or name: chosen without a scanner. */
import { scanCalls } from '@kencana/contract/call/scan-calls';
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ScanList, WireRow } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { textOf } from '../field/values.ts';
import { seenColumns, tableColumns } from './scan-column.ts';
import type { ScanWork } from './use-scan-list.ts';

const PAGE = 20;

export function ScanStock(props: {
  readonly work: ScanWork;
  readonly stock: NonNullable<ScanList['stock']>;
  readonly name: string;
}): ReactNode {
  const t = useT();
  const { work, stock } = props;
  const { list } = work;
  const [q, setQ] = useState('');
  const [skip, setSkip] = useState(0);
  const [late] = useDebouncedValue(q, 300);
  const query = { [list.ask ?? 'q']: late, skip, limit: PAGE };
  const found = useList(scanCalls(list).rows, { query });
  const keyOf = (row: WireRow): string => textOf(row[list.key]);
  return (
    <DataTable
      name={props.name}
      label={t(stock.title)}
      columns={tableColumns(t, seenColumns(list))}
      rows={found.rows}
      rowKey={keyOf}
      loading={found.loading}
      error={found.error}
      onRetry={found.reload}
      onOpen={(row) => work.addRows([row])}
      server={{ skip, limit: PAGE, count: found.count, onPage: setSkip }}
      toolbar={
        <TextInput
          size="xs"
          aria-label={t(stock.cari)}
          placeholder={t(stock.cari)}
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
          disabled={work.codes.includes(keyOf(row))}
          aria-label={t(stock.pilih, { kode: keyOf(row) })}
          onClick={() => work.addRows([row])}
        >
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}
