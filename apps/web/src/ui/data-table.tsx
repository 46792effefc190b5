/**
 * The table of the product: sticky heading, sorting, search, totals, column choice, copy and CSV,
 * keyboard rows, virtual rows above 200, expandable detail, cards on a phone. It loads nothing:
 * rows, paging and errors come from the caller.
 */
import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { deviceChoice, setDeviceChoice } from '../platform/session.ts';
import { searchRows, sortRows } from './data-table-column.ts';
import type { Column, Sort } from './data-table-column.ts';
import { Cards } from './data-table-cards.tsx';
import { Grid } from './data-table-grid.tsx';
import { Pager } from './data-table-pager.tsx';
import { Toolbar } from './data-table-toolbar.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import { LoadingState } from './loading-state.tsx';

/** Paging and sorting by the server: rows are one page. */
export interface ServerPaging {
  readonly skip: number;
  readonly limit: number;
  readonly count: number;
  readonly onPage: (skip: number) => void;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort | undefined) => void;
  /** By column key, over all pages: only the server can know them, one page is not the whole. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps<T> {
  /** Names the table for screen readers, the CSV file and the stored column choice. */
  readonly name: string;
  /** Name of the CSV file where it differs. */
  readonly csvName?: string;
  /** Read aloud; default `name`. */
  readonly label?: string;
  readonly columns: readonly Column<T>[];
  /** undefined before the first answer. */
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T) => string;
  readonly loading?: boolean;
  /** Why the load failed; shown instead of the rows. */
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  readonly empty?: { readonly text?: string; readonly action?: ReactNode };
  /** Search box over the rows at hand; not together with `server`. */
  readonly search?: boolean;
  readonly server?: ServerPaging;
  /** Buttons of a row. */
  readonly actions?: (row: T) => ReactNode;
  /** Enter or double click on a row. */
  readonly onOpen?: (row: T) => void;
  /** Content under an expanded row. */
  readonly detail?: (row: T) => ReactNode;
  /** The caller's own controls beside the search box. */
  readonly toolbar?: ReactNode;
  /** No toolbar at all: small tables inside forms. */
  readonly bare?: boolean;
  /** CSS height limit of the scrolling part. */
  readonly maxHeight?: number | string;
}

export function DataTable<T>(props: DataTableProps<T>): ReactNode {
  const { columns, rows, server } = props;
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [search, setSearch] = useState('');
  const [ownSort, setOwnSort] = useState<Sort | undefined>();
  const [hidden, setHidden] = useHiddenColumns(props.name, columns);
  const sort = server === undefined ? ownSort : server.sort;
  const setSort = server === undefined ? setOwnSort : (server.onSort ?? (() => undefined));
  const visible = columns.filter((column) => !hidden.has(column.key));
  const shown = useMemo(() => {
    const found = props.search === true ? searchRows(rows ?? [], columns, search) : (rows ?? []);
    return server === undefined ? sortRows(found, columns, ownSort) : found;
  }, [rows, columns, search, props.search, server, ownSort]);
  const Body = phone && shown.length <= 200 ? Cards : Grid;
  return (
    <Stack gap="xs">
      {props.bare === true ? null : (
        <Toolbar
          columns={columns}
          visible={visible}
          rows={shown}
          hidden={hidden}
          onHide={setHidden}
          search={props.search === true ? search : undefined}
          onSearch={setSearch}
          filename={props.csvName ?? props.name}
          extra={props.toolbar}
        />
      )}
      {props.error !== undefined ? (
        <FailedState text={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      ) : rows === undefined ? (
        <LoadingState />
      ) : shown.length === 0 ? (
        <EmptyState {...props.empty} />
      ) : (
        <Body {...props} columns={visible} rows={shown} sort={sort} onSort={setSort} />
      )}
      {server === undefined || props.error !== undefined ? null : <Pager {...server} />}
    </Stack>
  );
}

function useHiddenColumns<T>(
  name: string,
  columns: readonly Column<T>[],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const stored = deviceChoice(`kolom.${name}`);
    if (stored !== undefined) return new Set(stored.split(','));
    return new Set(columns.filter((column) => column.optional).map((column) => column.key));
  });
  const change = (next: ReadonlySet<string>): void => {
    setDeviceChoice(`kolom.${name}`, [...next].join(','));
    setHidden(next);
  };
  return [hidden, change];
}
