/** The rows of a DataTable as cards: what a phone shows. */
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';
import { cellValue } from './data-table-column.ts';
import type { BodyProps } from './data-table-grid.tsx';

export function Cards<T>(props: BodyProps<T>): ReactNode {
  const { rows, columns, server } = props;
  const t = useT();
  const sums = columns.flatMap((column) => {
    const sum = server === undefined ? column.total?.(rows) : server.totals?.[column.key];
    return sum === undefined ? [] : [{ key: column.key, label: column.label, sum }];
  });
  return (
    <Stack gap="xs" role="list" aria-label={props.label ?? props.name}>
      {rows.map((row) => (
        <Card key={props.rowKey(row)} row={row} table={props} />
      ))}
      {sums.length === 0 ? null : (
        <Paper withBorder p="sm" role="listitem" className="totals">
          <Text fw={600}>{t('shell.total')}</Text>
          {sums.map((one) => (
            <Line key={one.key} label={one.label}>
              {one.sum}
            </Line>
          ))}
        </Paper>
      )}
    </Stack>
  );
}

function Card<T>({ row, table }: { row: T; table: BodyProps<T> }): ReactNode {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { columns, actions, detail, onOpen } = table;
  return (
    <Paper withBorder p="sm" role="listitem">
      {columns.map((column, index) => (
        <Line key={column.key} label={column.label} strong={index === 0}>
          {column.render?.(row) ?? String(cellValue(column, row) ?? '')}
        </Line>
      ))}
      <Group gap="xs" mt={4} justify="flex-end">
        {detail === undefined ? null : (
          <Button size="xs" variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('shell.tutup-detail') : t('shell.buka-detail')}
          </Button>
        )}
        {onOpen === undefined ? null : (
          <Button size="xs" variant="default" onClick={() => onOpen(row)}>
            {t('shell.buka')}
          </Button>
        )}
        {actions?.(row)}
      </Group>
      {open ? <Box mt="xs">{detail?.(row)}</Box> : null}
    </Paper>
  );
}

function Line(props: { label: string; strong?: boolean; children: ReactNode }): ReactNode {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline" py={1}>
      <Text size="xs" c="dimmed">
        {props.label}
      </Text>
      <Text
        component="div"
        size="sm"
        fw={props.strong ? 600 : 400}
        ta="right"
        className="numeric"
        style={{ overflowWrap: 'anywhere' }}
      >
        {props.children}
      </Text>
    </Group>
  );
}
