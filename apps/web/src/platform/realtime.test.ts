/** Whoever listens for the connection's return hears of it each time, and not of the first one. */
import { expect, test, vi } from 'vitest';
import { connectRealtime, onLiveAgain } from './realtime.ts';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const heard = new Map<string, () => void>();

vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: () => void) => heard.set(event, handler),
    onAny: () => undefined,
    disconnect: () => undefined,
  }),
}));

const happens = (event: string) => heard.get(event)?.();

test('every connection after a lost one is a return', async () => {
  const again = vi.fn<() => void>();
  const stop = onLiveAgain(again);
  connectRealtime();
  await vi.waitFor(() => expect(heard.has('connect')).toBe(true));
  happens('connect');
  expect(again).toHaveBeenCalledTimes(0);
  happens('disconnect');
  happens('connect_error');
  expect(again).toHaveBeenCalledTimes(0);
  happens('connect');
  expect(again).toHaveBeenCalledTimes(1);
  happens('disconnect');
  stop();
  happens('connect');
  expect(again).toHaveBeenCalledTimes(1);
});
