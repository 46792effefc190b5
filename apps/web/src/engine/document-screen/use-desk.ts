/**
 * The documents at a desk, live, and the cashier's two answers: validated or refused. Each document
 * is a write of its own, so that one that another cashier took stops no other.
 */
import { validateCalls } from '@kencana/contract/call/document-calls';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kindsOn } from '@kencana/contract/desk';
import type { Desk, Validated, WaitingRow } from '@kencana/contract/desk';
import { documents } from '@kencana/contract/registry';
import { api } from '../../platform/api.ts';
import { ApiError, Cancelled } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useLive, useLiveConnected } from '../../platform/realtime.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

/** Milliseconds between two looks while there are no live events. */
const LOOK_MS = 5_000;

export interface Progress {
  readonly n: number;
  readonly m: number;
}

export function useDesk(desk: Desk) {
  const session = useSession();
  const client = useQueryClient();
  const connected = useLiveConnected();
  const shop = addressedShop(session).kode_toko;
  const kinds = kindsOn(desk, documents, (flag) => session.settings.on(flag));
  const queryKey = ['meja', shop, desk.name];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.get('validasi/meja/:meja', { params: { meja: desk.name }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: connected ? false : LOOK_MS,
  });
  const look = (): void => void client.invalidateQueries({ queryKey });
  useLive('validasi', look);
  useLive('stands', look);
  const answers = useAnswers(kinds, async (changed) => {
    await client.invalidateQueries({ queryKey });
    for (const kind of changed) await client.invalidateQueries({ queryKey: [kind] });
  });
  return { list, rows: list.data ?? [], kinds, ...answers };
}

/** Sends the cashier's answers one after the other; keeps why some were not taken. */
function useAnswers(
  kinds: readonly Validated[],
  refresh: (changed: ReadonlySet<string>) => Promise<void>,
) {
  const t = useT();
  const [progress, setProgress] = useState<Progress | undefined>();
  const [refused, setRefused] = useState<readonly string[]>([]);

  const send = async (row: WaitingRow, body: object, way: 'path' | 'tolak'): Promise<void> => {
    const kind = kinds.find((def) => def.kind === row.kind);
    if (kind === undefined) return;
    const { no_faktur_group, ke } = row;
    const about = { ...body, no_faktur_group, ke };
    await withAuthorization((detail_authorization) =>
      api.post(validateCalls(kind.validasi)[way], { body: { ...about, detail_authorization } }),
    );
  };

  /** One sentence for a document that was not taken; who was faster, where somebody was. */
  const why = (row: WaitingRow, error: unknown): string => {
    if (!(error instanceof ApiError)) return t('shell.request-gagal');
    const { oleh } = error.data;
    const named = typeof oleh === 'string' && !error.message.includes(oleh) ? ` (${oleh})` : '';
    const text = `${error.message}${named}`;
    return text.includes(row.no_faktur_group) ? text : `${row.no_faktur_group}: ${text}`;
  };

  const run = async (
    rows: readonly WaitingRow[],
    body: object,
    way: 'path' | 'tolak',
  ): Promise<number> => {
    const failures: string[] = [];
    let done = 0;
    setRefused([]);
    for (const [index, row] of rows.entries()) {
      setProgress({ n: index + 1, m: rows.length });
      try {
        await send(row, body, way);
        done += 1;
      } catch (error) {
        if (error instanceof Cancelled) break;
        failures.push(why(row, error));
      }
    }
    await refresh(new Set(rows.map((row) => row.kind)));
    setProgress(undefined);
    setRefused(failures);
    return done;
  };

  const validate = async (rows: readonly WaitingRow[]): Promise<void> => {
    const done = await run(rows, {}, 'path');
    const [row] = rows;
    if (done === 0 || row === undefined) return;
    const one = t('document.validasi-berhasil', { no: row.no_faktur_group });
    notify.success(rows.length === 1 ? one : t('validasi.berhasil-banyak', { n: done }));
  };

  const reject = async (row: WaitingRow, alasan: string): Promise<void> => {
    const done = await run([row], { alasan }, 'tolak');
    if (done === 1) notify.success(t('validasi.ditolak', { no: row.no_faktur_group }));
  };

  return { progress, refused, validate, reject };
}
