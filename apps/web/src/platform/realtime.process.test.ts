/** Whoever listens hears each time that the connection begins to stand, and whether it was lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRealtime, onLive } from './realtime.ts';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const heard = new Map<string, (told?: unknown) => void>();
const connect = vi.fn<() => void>();

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: () => void) => heard.set(event, handler),
    onAny: () => undefined,
    connect,
    disconnect: () => undefined,
  }),
}));

const happens = (event: string, told?: unknown) => heard.get(event)?.(told);
let leave: () => void;

beforeEach(async () => {
  heard.clear();
  connect.mockClear();
  leave = connectRealtime();
  await vi.waitUntil(() => heard.has('connect'));
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('every connection after a lost one is a return, and the first one is told as well', () => {
  const stands = vi.fn<(told: { readonly again: boolean }) => void>();
  const stop = onLive('stands', stands);
  happens('connect');
  expect(stands.mock.calls).toEqual([[{ again: false }]]);
  happens('disconnect');
  happens('connect_error', new Error('websocket error'));
  expect(stands).toHaveBeenCalledTimes(1);
  happens('connect');
  expect(stands.mock.calls).toEqual([[{ again: false }], [{ again: true }]]);
  happens('disconnect');
  stop();
  happens('connect');
  expect(stands).toHaveBeenCalledTimes(2);
});

test('a server too busy to let somebody in is asked again, one that refuses is not', () => {
  const refused = (data: unknown) => Object.assign(new Error('no'), { data });
  happens('connect_error', refused(undefined));
  vi.advanceTimersByTime(60_000);
  expect(connect).toHaveBeenCalledTimes(0);
  happens('connect_error', refused({ sibuk: true }));
  vi.advanceTimersByTime(2000);
  expect(connect).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(2000);
  expect(connect).toHaveBeenCalledTimes(1);
  happens('connect_error', refused({ sibuk: true }));
  leave();
  vi.advanceTimersByTime(60_000);
  expect(connect).toHaveBeenCalledTimes(1);
});
