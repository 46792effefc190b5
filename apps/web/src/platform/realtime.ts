/**
 * Live events of the server over Socket.IO, whose code is loaded after login. Screens listen with
 * useLive; what an event means is theirs.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import { api } from './api.ts';
import type { Progress } from './progress.ts';
import { getSession } from './session.ts';
import type { SettingRow } from './session.ts';

/** What the server announces. */
export interface LiveEvents {
  readonly 'settings-changed': SettingRow;
  /** Somebody changed the signed-in person's access tree. */
  readonly 'akses-changed': Readonly<Record<string, never>>;
  /** Somebody made or reset a person who approves, or changed a control; owners are told. */
  readonly 'kabar-pemilik': OwnerNews;
  readonly progress: Progress;
  /** A long report: `ke` its place in the queue, 0 when it is made; `baris` rows so far. */
  readonly 'antrian-laporan': { readonly id: string; readonly ke: number; readonly baris: number };
  readonly 'tutup-toko': { readonly tgl_system?: string; readonly oleh?: string };
  readonly 'qr-auth': {
    readonly cancel?: boolean;
    readonly status: boolean;
    readonly keystore: string;
    /** The approval; only in its requester's room. */
    readonly _id?: string;
    readonly alasan?: string;
  };
  /** Masters of the shop were changed by head office, or by a pull from it. */
  readonly refresh: { readonly master: readonly string[] };
  /** Rows of the shop's masters were changed by somebody in it. */
  readonly 'master-changed': { readonly kode_toko: string; readonly master: readonly string[] };
  /** A document waits for the cashier, or waits no longer. */
  readonly validasi: { readonly kind: string; readonly no: string };
  /** The list of open QR requests of a shop is another. */
  readonly 'otorisasi-qr': { readonly kode_toko: string };
  /** The login of this socket is over, because the person logged in elsewhere. */
  readonly 'sesi-berakhir': { readonly alasan: 'login-lain' };
  readonly 'fingerprint-auth': {
    readonly status: boolean;
    readonly auth_for: string;
    readonly user_id: string;
  };
  /**
   * Not the server's: the connection begins to stand, `again` after it was lost. What was announced
   * before never came.
   */
  readonly stands: { readonly again: boolean };
}
export type LiveEvent = keyof LiveEvents;
type Handler = (payload: never) => void;
/** Why the connection was refused: `sibuk` where the server could not look at the session now. */
type Refused = Error & { readonly data?: { readonly sibuk?: boolean } };

let socket: Socket | undefined;
/** What is known about the live connection; while connecting for the first time nothing is. */
export type LiveState = 'connecting' | 'connected' | 'lost';
let state: LiveState = 'connecting';
const handlers = new Map<LiveEvent, Set<Handler>>();
const listeners = new Set<() => void>();
/** Milliseconds until a server that was too busy to let somebody in is asked again. */
const BUSY_MS = 3000;

function setState(value: LiveState): void {
  const before = state;
  state = value;
  for (const tell of listeners) tell();
  if (value !== 'connected' || before === 'connected') return;
  announce('stands', { again: before === 'lost' });
}

/** Connects to the addressed shop's events with the session's token. Returns how to leave. */
export function connectRealtime(): () => void {
  let left = false;
  void open(() => left);
  return () => {
    left = true;
    socket?.disconnect();
    socket = undefined;
    setState('connecting');
  };
}

async function open(left: () => boolean): Promise<void> {
  const { io } = await import('socket.io-client');
  if (left()) return;
  const session = getSession();
  const auth = { token: session?.token, kode_toko: session?.picked?.kode_toko };
  const mine = io({ auth, transports: ['websocket', 'polling'] });
  socket = mine;
  mine.on('connect', () => setState('connected'));
  mine.on('disconnect', (why) => {
    setState('lost');
    if (why === 'io server disconnect') askWhether();
  });
  mine.on('connect_error', (error: Refused) => {
    setState('lost');
    // Socket.IO tries again by itself only where no server answered.
    if (error.data?.sibuk === true) setTimeout(() => left() || mine.connect(), BUSY_MS);
    else if (error.message.includes('Invalid Token.')) askWhether();
  });
  mine.onAny(announce);
}

/** A login that the server has ended leads to the root by any call's answer (spec 1 §7). */
function askWhether(): void {
  if (getSession() !== undefined) void api.get('system/get').catch(() => undefined);
}

function announce(event: string, payload: unknown): void {
  for (const handler of handlers.get(event as LiveEvent) ?? []) handler(payload as never);
}

/** Listens to an event until the returned function is called. */
export function onLive<E extends LiveEvent>(
  event: E,
  handler: (payload: LiveEvents[E]) => void,
): () => void {
  const set = handlers.get(event) ?? new Set<Handler>();
  handlers.set(event, set);
  const stored = handler as Handler;
  set.add(stored);
  return () => set.delete(stored);
}

/** Listens to an event while the component stands. */
export function useLive<E extends LiveEvent>(
  event: E,
  handler: (payload: LiveEvents[E]) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onLive(event, (payload) => latest.current(payload)), [event]);
}

/** How the live connection stands. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** True while the live connection stands. */
export function useLiveConnected(): boolean {
  return useLiveState() === 'connected';
}
