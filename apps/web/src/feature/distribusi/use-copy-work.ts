/**
 * Where each shop of a copy stands: differences being read or seen, being saved, done or failed.
 * What was failed is tried again alone; a changed choice forgets everything.
 */
import { useRef, useState } from 'react';
import type { CopyPreview, CopyResult } from '@kencana/contract/distribusi';
import { ApiError } from '../../platform/api-error.ts';
import { newKey } from '../../platform/api.ts';
import { reason } from '../../platform/use-list.ts';
import type { CopyCalls } from './copy-calls.ts';

interface Seen {
  readonly preview: CopyPreview;
  /** Kept over retries, so that an answer that got lost is not saved twice. */
  readonly key: string;
}

export type ShopState =
  | { readonly step: 'MEMUAT' }
  | { readonly step: 'TAMPIL'; readonly seen: Seen }
  | { readonly step: 'KIRIM'; readonly seen: Seen }
  | { readonly step: 'SELESAI'; readonly result: CopyResult }
  | { readonly step: 'GAGAL'; readonly sebab: string; readonly again: Seen | undefined };

export type ShopStates = Readonly<Record<string, ShopState>>;

/** Shops asked at the same time. */
const LANES = 3;

export interface CopyWork {
  readonly states: ShopStates;
  readonly busy: boolean;
  /** Reads the differences of these shops; others are forgotten. */
  readonly look: (calls: CopyCalls, shops: readonly string[]) => Promise<void>;
  /** Saves in every shop that has something to save; answers true when all of them did. */
  readonly send: (calls: CopyCalls) => Promise<boolean>;
  /** The one shop that failed: saves again what was seen, or reads its differences again. */
  readonly retry: (calls: CopyCalls, shop: string) => Promise<boolean>;
  readonly forget: () => void;
}

/** True when the preview has something to save and nothing that keeps it from being saved. */
export function mayBeSent(state: ShopState | undefined): boolean {
  if (state?.step !== 'TAMPIL') return false;
  const { baru, berubah, masalah } = state.seen.preview;
  return baru + berubah > 0 && masalah === 0;
}

export function useCopyWork(): CopyWork {
  const [states, setStates] = useState<ShopStates>({});
  /** Answers to an earlier choice are not shown. */
  const round = useRef(0);
  const forget = (): void => {
    round.current += 1;
    setStates({});
  };
  const look = (calls: CopyCalls, shops: readonly string[]): Promise<void> => {
    forget();
    return inLanes(shops, (shop) => lookAt(calls, shop));
  };
  const put = (mine: number, shop: string, state: ShopState): void => {
    if (mine === round.current) setStates((old) => ({ ...old, [shop]: state }));
  };
  const lookAt = async (calls: CopyCalls, shop: string): Promise<void> => {
    const mine = round.current;
    put(mine, shop, { step: 'MEMUAT' });
    try {
      const preview = await calls.look(shop);
      put(mine, shop, { step: 'TAMPIL', seen: { preview, key: newKey() } });
    } catch (error) {
      put(mine, shop, { step: 'GAGAL', sebab: reason(error), again: undefined });
    }
  };
  const sendTo = async (calls: CopyCalls, shop: string, seen: Seen): Promise<boolean> => {
    const mine = round.current;
    put(mine, shop, { step: 'KIRIM', seen });
    try {
      const result = await calls.send(shop, seen.preview.hash, seen.key);
      put(mine, shop, { step: 'SELESAI', result });
      return true;
    } catch (error) {
      const late = error instanceof ApiError && error.code === 'DISTRIBUSI_BERUBAH';
      put(mine, shop, { step: 'GAGAL', sebab: reason(error), again: late ? undefined : seen });
      return false;
    }
  };
  const send = async (calls: CopyCalls): Promise<boolean> => {
    const ready = Object.entries(states).flatMap(([shop, state]) =>
      state.step === 'TAMPIL' && mayBeSent(state) ? [{ shop, seen: state.seen }] : [],
    );
    const done: boolean[] = [];
    await inLanes(ready, async ({ shop, seen }) => {
      done.push(await sendTo(calls, shop, seen));
    });
    return done.every(Boolean);
  };
  const retry = async (calls: CopyCalls, shop: string): Promise<boolean> => {
    const state = states[shop];
    if (state?.step === 'GAGAL' && state.again !== undefined) {
      return sendTo(calls, shop, state.again);
    }
    await lookAt(calls, shop);
    return false;
  };
  const busy = Object.values(states).some(({ step }) => step === 'MEMUAT' || step === 'KIRIM');
  return { states, busy, look, send, retry, forget };
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
