/** A print whose page never came is the same print at the next press: no SALINAN yet. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPaper } from './nota-print.ts';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

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
