/** The rows of a DataTable as a table: sticky heading, virtual rows, roving focus, totals. */
import { ActionIcon, Table, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useT } from '../platform/i18n.ts';
import { cellValue } from './data-table-column.ts';
import type { Column, Sort } from './data-table-column.ts';
import type { DataTableProps } from './data-table.tsx';

export interface BodyProps<T> extends Omit<DataTableProps<T>, 'rows'> {
  readonly rows: readonly T[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

const VIRTUAL_ABOVE = 200;
const ROW_HEIGHT = 37;

export function Grid<T>(props: BodyProps<T>): ReactNode {
  const { rows, columns, rowKey } = props;
  const scroll = useRef<HTMLDivElement>(null);
  useFit(scroll, columns, rows);
  const [active, setActive] = useState(0);
  const virtual = rows.length > VIRTUAL_ABOVE;
  // oxlint-disable-next-line react/incompatible-library -- handed to nothing memoised
  const virtualizer = useVirtualizer({
    count: virtual ? rows.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const first = virtual ? (items[0]?.index ?? 0) : 0;
  const last = virtual ? (items.at(-1)?.index ?? 0) : rows.length - 1;
  const above = virtual ? (items[0]?.start ?? 0) : 0;
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (props.detail ? 1 : 0) + (props.actions ? 1 : 0);
  const go = (index: number): void => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setActive(next);
    if (virtual) virtualizer.scrollToIndex(next);
    requestAnimationFrame(() => {
      scroll.current?.querySelector<HTMLElement>(`tr[data-index="${next}"]`)?.focus();
    });
  };
  return (
    <div
      ref={scroll}
      className="table-scroll"
      style={{ maxHeight: props.maxHeight ?? 'max(320px, calc(100dvh - 290px))' }}
    >
      <Table
        highlightOnHover
        stickyHeader
        aria-label={props.label ?? props.name}
        aria-rowcount={rows.length + 1}
        verticalSpacing={6}
        aria-busy={props.loading === true}
      >
        <Head {...props} />
        <Table.Tbody>
          {above > 0 ? <Spacer height={above} width={width} /> : null}
          {rows.slice(first, last + 1).map((row, offset) => (
            <Row
              key={rowKey(row)}
              row={row}
              index={first + offset}
              active={active}
              go={go}
              table={props}
              width={width}
            />
          ))}
          {below > 0 ? <Spacer height={below} width={width} /> : null}
        </Table.Tbody>
        <Foot {...props} />
      </Table>
    </div>
  );
}

/**
 * What makes a table narrower, one after the other while it is wider than its frame: set closer,
 * the buttons of a row below each other; the last marks one that still is.
 */
const NARROWER = ['data-dense', 'data-stack', 'data-over'];

/** Makes the table fit whenever what it shows or its frame changes (style.css). */
function useFit(frame: RefObject<HTMLElement | null>, ...shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const isOver = (): boolean => element.scrollWidth > element.clientWidth;
    let width = 0;
    const fit = (): void => {
      width = element.clientWidth;
      for (const name of NARROWER) element.removeAttribute(name);
      for (const name of NARROWER) if (isOver()) element.setAttribute(name, '');
    };
    fit();
    const watch = new ResizeObserver(() => {
      if (element.clientWidth !== width) fit();
    });
    watch.observe(element);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- measured again for what is shown
  }, [frame, ...shown]);
}

function Spacer({ height, width }: { height: number; width: number }): ReactNode {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={width} />
    </tr>
  );
}

function Head<T>({ columns, sort, onSort, actions, detail }: BodyProps<T>): ReactNode {
  const t = useT();
  const next = (column: Column<T>): Sort | undefined => {
    if (sort?.key !== column.key) return { key: column.key, desc: false };
    return sort.desc ? undefined : { key: column.key, desc: true };
  };
  const state = (column: Column<T>): 'none' | 'ascending' | 'descending' => {
    if (sort?.key !== column.key) return 'none';
    return sort.desc ? 'descending' : 'ascending';
  };
  const mark = { none: '', ascending: ' ▲', descending: ' ▼' };
  return (
    <Table.Thead>
      <Table.Tr>
        {detail === undefined ? null : <Table.Th w={36} aria-label={t('shell.detail')} />}
        {columns.map((column) => (
          <Table.Th
            key={column.key}
            scope="col"
            ta={column.align ?? 'left'}
            w={column.width}
            {...(column.sortable ? { 'aria-sort': state(column) } : {})}
          >
            {column.sortable ? (
              <UnstyledButton
                className="sort"
                title={t('shell.urutkan', { label: column.label })}
                onClick={() => onSort(next(column))}
              >
                {column.label}
                <span aria-hidden>{mark[state(column)]}</span>
              </UnstyledButton>
            ) : (
              column.label
            )}
          </Table.Th>
        ))}
        {actions === undefined ? null : (
          <Table.Th scope="col" ta="right" className="row-actions">
            {t('shell.aksi')}
          </Table.Th>
        )}
      </Table.Tr>
    </Table.Thead>
  );
}

interface RowProps<T> {
  readonly row: T;
  readonly index: number;
  readonly active: number;
  readonly go: (index: number) => void;
  readonly table: BodyProps<T>;
  readonly width: number;
}

function Row<T>({ row, index, active, go, table, width }: RowProps<T>): ReactNode {
  const t = useT();
  const { columns, actions, detail, onOpen } = table;
  const [open, setOpen] = useState(false);
  const onKey = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: Number.MAX_SAFE_INTEGER };
    const next = to[event.key as keyof typeof to];
    if (next !== undefined) go(next);
    else if (event.key === 'Enter' && onOpen !== undefined) onOpen(row);
    else if (event.key === 'Enter' && detail !== undefined) setOpen(!open);
    else return;
    event.preventDefault();
  };
  const onDouble = (event: MouseEvent<HTMLTableRowElement>): void => {
    if (event.target instanceof Element && event.target.closest('button, a, input')) return;
    if (onOpen !== undefined) onOpen(row);
    else if (detail !== undefined) setOpen(!open);
  };
  const label = open ? t('shell.tutup-detail') : t('shell.buka-detail');
  return (
    <Fragment>
      <Table.Tr
        tabIndex={index === active ? 0 : -1}
        data-index={index}
        aria-rowindex={index + 2}
        onKeyDown={onKey}
        onDoubleClick={onDouble}
      >
        {detail === undefined ? null : (
          <Table.Td>
            <ActionIcon
              variant="subtle"
              size="sm"
              aria-label={label}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {open ? (
                <IconChevronDown size={14} aria-hidden />
              ) : (
                <IconChevronRight size={14} aria-hidden />
              )}
            </ActionIcon>
          </Table.Td>
        )}
        {columns.map((column) => (
          <Table.Td
            key={column.key}
            ta={column.align ?? 'left'}
            className={column.align === 'right' ? 'numeric' : undefined}
          >
            {column.render?.(row) ?? String(cellValue(column, row) ?? '')}
          </Table.Td>
        ))}
        {actions === undefined ? null : (
          <Table.Td ta="right" className="row-actions">
            {actions(row)}
          </Table.Td>
        )}
      </Table.Tr>
      {open ? (
        <Table.Tr>
          <Table.Td colSpan={width}>{detail?.(row)}</Table.Td>
        </Table.Tr>
      ) : null}
    </Fragment>
  );
}

function Foot<T>({ columns, rows, server, actions, detail }: BodyProps<T>): ReactNode {
  const t = useT();
  const sums = columns.map((column) =>
    server === undefined ? column.total?.(rows) : server.totals?.[column.key],
  );
  if (sums.every((sum) => sum === undefined)) return null;
  return (
    <Table.Tfoot>
      <Table.Tr className="totals">
        {detail === undefined ? null : <Table.Td />}
        {columns.map((column, index) => (
          <Table.Td key={column.key} ta={column.align ?? 'left'} className="numeric">
            {sums[index] ?? (index === 0 ? t('shell.total') : '')}
          </Table.Td>
        ))}
        {actions === undefined ? null : <Table.Td className="row-actions" />}
      </Table.Tr>
    </Table.Tfoot>
  );
}
