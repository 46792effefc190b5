/** What the server refused of a weighing, by the tray that it belongs to. */
import { ApiError } from '../../platform/api-error.ts';

/** Sentences by code of tray; `detail.N.…` of the answer is the N-th that was sent. */
export function fieldsOf(
  error: unknown,
  sent: readonly { readonly kode_baki: string }[],
): ReadonlyMap<string, string> {
  const told = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
  return new Map(
    told.flatMap(([field, sentences]): [string, string][] => {
      const at = /^detail\.(\d+)\./.exec(field)?.[1];
      const tray = at === undefined ? undefined : sent[Number(at)];
      const [first] = sentences;
      return tray === undefined || first === undefined ? [] : [[tray.kode_baki, first]];
    }),
  );
}
