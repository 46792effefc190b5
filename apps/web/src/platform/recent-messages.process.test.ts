/** Whatever is told stays readable: in the order of time, the last fifty, until the logout. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { ApiError, Cancelled, LOST } from './api-error.ts';
import { startI18n } from './i18n.ts';
import { notify } from './notify.ts';
import { recentMessages } from './recent-messages.ts';
import { endSession } from './session.ts';

const shown = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return [] as { id?: string; message: string; autoClose: number | false }[];
});

vi.mock('@mantine/notifications', () => ({
  notifications: { show: (toast: (typeof shown)[number]) => shown.push(toast) },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:15:00') });
  endSession();
  shown.length = 0;
});
afterEach(() => vi.useRealTimers());

const lines = () => recentMessages().map(({ kind, text }) => `${kind}: ${text}`);

test('each kind of toast is kept with its time, oldest first', () => {
  notify.success('Penjualan tersimpan');
  vi.advanceTimersByTime(3000);
  notify.error('Barang sudah terjual');
  notify.warning('Keranjang kosong');
  notify.info('Toko sudah ditutup');
  expect(lines()).toEqual([
    'success: Penjualan tersimpan',
    'error: Barang sudah terjual',
    'warning: Keranjang kosong',
    'info: Toko sudah ditutup',
  ]);
  expect(shown.map(({ message }) => message)).toEqual(recentMessages().map(({ text }) => text));
  const [first, second] = recentMessages();
  expect(first?.at).toEqual(new Date('2026-11-20T08:15:00'));
  expect(second?.at).toEqual(new Date('2026-11-20T08:15:03'));
});

test('a request that is not answered in time says that the connection is bad', async () => {
  const silent = (_url: string, { signal }: { signal: AbortSignal }): Promise<Response> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', silent);
  await startI18n();
  await api.get('system/get', { timeout: 1 }).catch(notify.failure);
  expect(lines()).toEqual(['info: Koneksi bermasalah..']);
});

test('every failure is kept, also the warning that stays; a cancelled dialog is none', () => {
  notify.failure(new ApiError('JARINGAN', 'Koneksi bermasalah..', 503));
  notify.failure(new ApiError(LOST, 'Belum pasti tersimpan', 503));
  notify.failure(new ApiError('BARANG_TIDAK_READY', 'Barang tidak ready', 409));
  notify.failure(new Cancelled());
  expect(lines()).toEqual([
    'info: Koneksi bermasalah..',
    'warning: Belum pasti tersimpan',
    'error: Barang tidak ready',
  ]);
  expect(shown.map(({ autoClose }) => autoClose)).toEqual([3000, false, 3000]);
});

test('one toast for the same text, but the warning that stays and the log say it each time', () => {
  const lost = new ApiError(LOST, 'Belum pasti tersimpan', 503);
  for (let n = 0; n < 2; n += 1) {
    notify.success('Tersalin');
    notify.failure(lost);
  }
  expect(shown.map(({ id }) => id)).toEqual([
    'success:Tersalin',
    undefined,
    'success:Tersalin',
    undefined,
  ]);
  expect(lines()).toHaveLength(4);
});

test('the last fifty are kept', () => {
  for (let n = 1; n <= 53; n += 1) notify.info(`ke-${n}`);
  expect(recentMessages()).toHaveLength(50);
  expect(recentMessages()[0]?.text).toBe('ke-4');
  expect(recentMessages().at(-1)?.text).toBe('ke-53');
  expect(new Set(recentMessages().map(({ id }) => id)).size).toBe(50);
});

test('nothing is left after the logout, and nothing was stored', () => {
  const store = vi.spyOn(localStorage, 'setItem');
  notify.success('Titipan Bu Sari tersimpan');
  expect(store).not.toHaveBeenCalled();
  endSession();
  expect(recentMessages()).toEqual([]);
});
