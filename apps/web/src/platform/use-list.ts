/** Lists that screens show, cached per addressed shop, and why a load failed. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ListRow, Nothing, PathOf, SentTo } from '@kencana/contract/call/calls';
import { sendRead } from './api.ts';
import { ApiError } from './api-error.ts';
import { translate } from './i18n.ts';
import { addressedShop, useSession } from './session.ts';

export interface ListOptions {
  /** false: not asked yet. */
  readonly enabled?: boolean;
  /** The rows before stay while the next ones are on their way: pages yes, choices no. */
  readonly keep?: boolean;
}

/** What a list call answers; sums of all rows of the filter in `T`. */
interface ListAnswer<Row, T> {
  readonly data: readonly Row[];
  readonly count?: number;
  readonly total?: T;
}

type Total<S> = S extends { readonly beside: { readonly total: infer T } } ? T : undefined;

/** What a list call takes, and how it is shown. */
type Given<P> = SentTo<P, CallOf<'GET', P>> & ListOptions;

export interface List<Row, T = unknown> {
  readonly rows: readonly Row[] | undefined;
  /** On all pages. */
  readonly count: number;
  readonly total: T | undefined;
  readonly loading: boolean;
  readonly error: string | undefined;
  readonly reload: () => void;
}

/** Rows, count and sums of a list call. */
export function useList<P extends PathOf<'GET'>>(
  path: P,
  ...options: Nothing extends Given<P> ? [options?: Given<P>] : [options: Given<P>]
): List<ListRow<CallOf<'GET', P>>, Total<CallOf<'GET', P>>>;
export function useList(
  path: string,
  options: ListOptions & { readonly params?: object; readonly query?: object } = {},
): List<unknown, unknown> {
  const { params, query = {}, enabled = true, keep = true } = options;
  const shop = addressedShop(useSession()).kode_toko;
  const answer = useQuery({
    queryKey: ['daftar', shop, path, query, params],
    queryFn: ({ signal }): Promise<ListAnswer<unknown, unknown>> =>
      sendRead(path, { ...(params && { params }), query, signal }),
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
