/**
 * The one loader of a master's rows: for its own screen, for counters that choose from it and for
 * filters, under one cache key, so that a change of the master reaches whoever shows it at once.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { masterList } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import { api } from './api.ts';
import type { Query } from './api.ts';
import { useLive } from './realtime.ts';
import { addressedShop, useSession } from './session.ts';
import { reason } from './use-list.ts';

/** A row to choose: its code, and `code · name`. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface RowsOptions {
  /** One of the master's addresses; its list unless told. */
  readonly path?: string;
  readonly query?: Query;
  /** false: not asked yet, for instance because a choice before it is missing. */
  readonly enabled?: boolean;
}

/** Choices of a master with the active rows behind them, and why they could not be loaded. */
export interface MasterChoices<Row> {
  readonly rows: readonly Row[];
  readonly choices: readonly Choice[];
  readonly error: string | undefined;
}

/** Changes are told live (`master-changed`): rows are asked for again in case that was missed. */
const FRESH_MS = 5 * 60_000;

/** How the rows of an address are asked for, in the addressed shop. */
export function rowsQuery<Row extends WireRow>(
  shop: string,
  def: MasterDef<Row>,
  { path = def.paths.list, query = {} }: RowsOptions = {},
) {
  return {
    queryKey: ['master', shop, def.name, path, query] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Row[]> =>
      (await api.get(masterList(def, path), { query, signal })).data,
    staleTime: FRESH_MS,
  };
}

/** All rows of the master as the query has them. */
export function useMasterRows<Row extends WireRow>(
  def: MasterDef<Row>,
  options: RowsOptions = {},
): UseQueryResult<readonly Row[]> {
  const shop = addressedShop(useSession()).kode_toko;
  return useQuery({ ...rowsQuery(shop, def, options), enabled: options.enabled ?? true });
}

/** The active rows; none until they are there. */
export function useActiveRows<Row extends WireRow>(
  def: MasterDef<Row>,
  options: RowsOptions = {},
): readonly Row[] {
  const { data } = useMasterRows(def, options);
  return useMemo(() => active(data), [data]);
}

/** The active rows as choices; `option` says code and name where they are not the master's own. */
export function useMasterChoices<Row extends WireRow>(
  def: MasterDef<Row>,
  options: RowsOptions & {
    readonly option?: (row: Row) => readonly [code: string, name: string];
  } = {},
): MasterChoices<Row> {
  const { option = ownOption(def), enabled = true } = options;
  const answer = useMasterRows(def, options);
  const rows = enabled ? active(answer.data) : [];
  const error = !enabled || answer.error === null ? undefined : reason(answer.error);
  return { rows, choices: rows.map((row) => choiceOf(...option(row))), error };
}

/** One choice: code and name, or the code alone where the name says nothing more. */
export function choiceOf(value: string, name: string): Choice {
  return { value, label: name === '' || name === value ? value : `${value} · ${name}` };
}

/** Loads what any screen of this device shows of the masters again when one of them was changed. */
export function useMasterChanges(): void {
  const client = useQueryClient();
  useLive('master-changed', ({ kode_toko, master }) => {
    for (const name of master) {
      void client.invalidateQueries({ queryKey: ['master', kode_toko, name] });
    }
  });
}

function active<Row extends WireRow>(rows: readonly Row[] | undefined): readonly Row[] {
  return (rows ?? []).filter((row) => row['aktif'] !== false);
}

function ownOption(def: MasterDef): (row: WireRow) => readonly [string, string] {
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return (row) => [textOf(row[def.key]), textOf(row[def.nama])];
}
