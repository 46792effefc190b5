/**
 * A Sheet as a table: sticky heading and total, group headings and subtotals, virtual rows, sorting
 * inside groups. The texts of cells come from the same function as on paper.
 */
import { Table, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { columnText, isNumeric } from '@kencana/contract/field/value';
import type { Sheet, SheetLine } from '@kencana/contract/sheet';
import { useT } from '../../platform/i18n.ts';
import { type LineSort, nextSort } from './sheet-lines.ts';

/** A column that is shown, with its place in the Sheet. */
export interface ShownColumn {
  readonly index: number;
  readonly label: string;
  readonly kind: Sheet['columns'][number]['kind'];
}

export interface SheetTableProps {
  readonly label: string;
  readonly columns: readonly ShownColumn[];
  /** Without the grand total. */
  readonly lines: readonly SheetLine[];
  readonly total: SheetLine | undefined;
  readonly sort: LineSort | undefined;
  readonly onSort: (sort: LineSort | undefined) => void;
}

const ROW_HEIGHT = 33;
const VIRTUAL_ABOVE = 300;

export function SheetTable(props: SheetTableProps): ReactNode {
  const { lines, columns, total } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = lines.length > VIRTUAL_ABOVE;
  // oxlint-disable-next-line react/incompatible-library -- handed to nothing memoised
  const virtualizer = useVirtualizer({
    count: virtual ? lines.length : 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 20,
  });
  const items = virtualizer.getVirtualItems();
  const first = virtual ? (items[0]?.index ?? 0) : 0;
  const last = virtual ? (items.at(-1)?.index ?? 0) : lines.length - 1;
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div
      ref={scroll}
      className="table-scroll"
      role="region"
      aria-label={props.label}
      // Scrolled by the keyboard: arrows, Page Up and Down, Home, End.
      tabIndex={0}
      style={{ maxHeight: 'max(320px, calc(100dvh - 300px))' }}
    >
      <Table
        stickyHeader
        aria-label={props.label}
        aria-rowcount={lines.length + 1}
        verticalSpacing={4}
      >
        <Head {...props} />
        <Table.Tbody>
          <Spacer height={above} width={columns.length} />
          {lines.slice(first, last + 1).map((line, n) => (
            <Line key={first + n} line={line} index={first + n} columns={columns} />
          ))}
          <Spacer height={below} width={columns.length} />
        </Table.Tbody>
        {total === undefined ? null : (
          <Table.Tfoot>
            <Line line={total} index={lines.length} columns={columns} />
          </Table.Tfoot>
        )}
      </Table>
    </div>
  );
}

function Head({ columns, sort, onSort }: SheetTableProps): ReactNode {
  const t = useT();
  const state = (index: number): 'none' | 'ascending' | 'descending' => {
    if (sort?.index !== index) return 'none';
    return sort.desc ? 'descending' : 'ascending';
  };
  const mark = { none: '', ascending: ' ▲', descending: ' ▼' };
  return (
    <Table.Thead>
      <Table.Tr>
        {columns.map(({ index, label, kind }) => (
          <Table.Th
            key={index}
            scope="col"
            ta={isNumeric(kind) ? 'right' : 'left'}
            aria-sort={state(index)}
          >
            <UnstyledButton
              className="sort"
              title={t('report.urutkan', { kolom: label })}
              onClick={() => onSort(nextSort(sort, index))}
            >
              {label}
              <span aria-hidden>{mark[state(index)]}</span>
            </UnstyledButton>
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

interface LineProps {
  readonly line: SheetLine;
  readonly index: number;
  readonly columns: readonly ShownColumn[];
}

function Line({ line, index, columns }: LineProps): ReactNode {
  const row = { 'aria-rowindex': index + 2, 'data-jenis': line.jenis } as const;
  if (line.jenis === 'kelompok') {
    return (
      <Table.Tr {...row}>
        <Table.Th scope="rowgroup" colSpan={columns.length} ta="left">
          {line.label}
        </Table.Th>
      </Table.Tr>
    );
  }
  const sums = line.jenis !== 'baris';
  return (
    <Table.Tr {...row} className={sums ? 'totals' : undefined}>
      {columns.map(({ index: at, kind }, n) => {
        const text = columnText(kind, line.cells[at] ?? null);
        const right = isNumeric(kind);
        return (
          <Table.Td
            key={at}
            ta={right ? 'right' : 'left'}
            className={right ? 'numeric' : undefined}
            style={text.includes(' ') ? { minWidth: 120 } : { whiteSpace: 'nowrap' }}
          >
            {sums && n === 0 && text === '' ? line.label : text}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

function Spacer({ height, width }: { height: number; width: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={width} />
    </tr>
  );
}
