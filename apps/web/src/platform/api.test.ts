/**
 * A write is repeated with its one key until the server has told whether it was saved; so is a
 * counted print. Everything else is sent once.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { LOST } from './api-error.ts';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const json = (status: number, body: object) => () => Response.json(body, { status });
const saved = json(201, { status: 'success', data: { no: 'FJ-1' } });
const busy = json(503, { status: 'error', code: 'SIBUK', message: 'Server Sedang Sibuk' });
const closing = json(503, { statusCode: 503, message: 'Service Unavailable' });
const unreachable = json(503, { status: 'error', code: 'PORTAL_TIDAK_TERJANGKAU', message: 'x' });
const cut = (): Response => {
  throw new TypeError('cut');
};

let keys: (string | null)[];
/** Answers one try after the other; the last one stays. */
function answering(...answers: (() => Response)[]): void {
  keys = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'));
    return (answers[keys.length - 1] ?? answers.at(-1) ?? cut)();
  });
}

/** What came of a call, without its waits. */
async function outcome<T>(call: Promise<T>): Promise<T | { code: string; data: object }> {
  const done = call.catch((error: { code: string; data: object }) => error);
  await vi.runAllTimersAsync();
  return done;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a write', () => {
  const post = () => outcome(api.post('fingerprint-bridge/token', { key: 'k1' }));

  test.each([
    ['lost database', busy],
    ['closing server', closing],
    ['cut connection', cut],
    ['gateway', json(504, {})],
  ])('is asked again with its key after: %s', async (_what, lost) => {
    answering(lost, saved);
    expect(await post()).toMatchObject({ data: { no: 'FJ-1' } });
    expect(keys).toEqual(['k1', 'k1']);
  });

  test('that is never answered says that nobody knows, and its key', async () => {
    answering(busy);
    expect(await post()).toMatchObject({ code: LOST, data: { key: 'k1' } });
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1']);
  });

  test('that was refused, also by 503, is refused at once', async () => {
    answering(unreachable);
    expect(await post()).toMatchObject({ code: 'PORTAL_TIDAK_TERJANGKAU' });
    expect(keys).toHaveLength(1);
  });
});

describe('a file', () => {
  const page = () => new Response('page');
  const print = { body: { no_dokumen: 'FJ-1', jenis: 'NOTA' } } as const;

  test('whose print is counted is asked again with its key, also when cut half-way', async () => {
    const half = (): Response =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }));
    answering(cut, busy, half, page);
    const blob = await outcome(api.blob('nota/cetak', { ...print, key: 'p1' }));
    expect(blob).toBeInstanceOf(Blob);
    expect(keys).toEqual(['p1', 'p1', 'p1', 'p1']);
  });

  test('without a key is asked for once', async () => {
    answering(cut, page);
    expect(
      await outcome(api.blob('barang/label', { body: { kode_barcode: ['11000001'] } })),
    ).toMatchObject({ code: 'JARINGAN' });
    expect(await outcome(api.blob('files/:id', { params: { id: 'x' } }))).toBeInstanceOf(Blob);
  });
});
