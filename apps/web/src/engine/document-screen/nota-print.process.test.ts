/**
 * A print whose page never came is the same print at the next press: no SALINAN yet. A slip goes
 * out once or twice.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../platform/session.ts';
import { printPaper } from './nota-print.ts';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

const printed: string[] = [];
vi.mock('../../platform/print.ts', () => ({
  printHtml: async (html: string) => void printed.push(html),
}));

/** A server that counts a paper once by key; its answers get lost while `down`. */
const counted: string[] = [];
let down = false;
const server = async (_url: string, { headers }: { headers: Headers }): Promise<Response> => {
  const key = headers.get('idempotency-key') ?? '';
  if (!counted.includes(key)) counted.push(key);
  if (down) throw new TypeError('cut');
  return new Response(counted.indexOf(key) === 0 ? 'NOTA' : `SALINAN ${counted.indexOf(key)}`);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  printed.length = 0;
  counted.length = 0;
});
afterEach(() => vi.useRealTimers());

test('pressed again after a lost answer it asks for the same print; then it is a copy', async () => {
  down = true;
  const lost = printPaper('FJ-1', 'NOTA').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await lost).toMatchObject({ code: 'JARINGAN' });
  down = false;
  await printPaper('FJ-1', 'NOTA');
  await printPaper('FJ-1', 'NOTA');
  expect(printed).toEqual(['NOTA', 'SALINAN 1']);
});

test.each([
  ['false', ['NOTA', 'SALINAN 1']],
  ['true', ['NOTA', 'SALINAN 1', 'SALINAN 1']],
])(
  'DOUBLE_SLIP_MODULE %s: a nota goes out once, and a slip as often as it says',
  async (value, pages) => {
    startSession({
      token: 't',
      user: { user_id: 'KASIR', nama: 'Ani', level: 'KASIR', kode_toko: 'JKT1', akses: [] },
      toko: { kode_toko: 'JKT1', nama_toko: 'Jakarta Satu' },
      tgl_system: '2026-11-20',
      modules: [{ key: 'DOUBLE_SLIP_MODULE', value }],
      versi: '1',
    });
    await printPaper('FJ-2', 'NOTA');
    await printPaper('FJ-2', 'SLIP');
    expect(printed).toEqual(pages);
  },
);
