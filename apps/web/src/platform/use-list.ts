/** Lists that screens show, cached per addressed shop, and why a load failed. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import type { Answer, Query } from './api.ts';
import { ApiError } from './api-error.ts';
import { translate } from './i18n.ts';
import { addressedShop, useSession } from './session.ts';

export interface ListOptions {
  readonly query?: Query;
  /** false: not asked yet. */
  readonly enabled?: boolean;
  /** The rows before stay while the next ones are on their way: pages yes, choices no. */
  readonly keep?: boolean;
}

/** Rows, count and sums of a list call. */
export function useList<T>(path: string, options: ListOptions = {}) {
  const { query = {}, enabled = true, keep = true } = options;
  const shop = addressedShop(useSession()).kode_toko;
  const answer = useQuery({
    queryKey: ['daftar', shop, path, query],
    queryFn: ({ signal }): Promise<Answer<readonly T[]>> =>
      api.get<readonly T[]>(path, { query, signal }),
    enabled,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
  return {
    rows: answer.data?.data,
    count: answer.data?.count ?? answer.data?.data.length ?? 0,
    total: answer.data?.total,
    loading: answer.isFetching,
    error: answer.error === null ? undefined : reason(answer.error),
    reload: (): void => void answer.refetch(),
  };
}

/** Loads every shown list of the shop again: after a write that changed what they show. */
export function useRefreshLists(): () => void {
  const shop = addressedShop(useSession()).kode_toko;
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['daftar', shop] });
}

/** The sentence that tells why a load failed. */
export function reason(error: unknown): string {
  if (error instanceof ApiError && error.message !== '') return error.message;
  return translate('shell.request-gagal');
}
