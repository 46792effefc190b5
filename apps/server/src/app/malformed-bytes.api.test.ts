/**
 * Bytes that are no request, or not a whole one, on bare connections: refused in the envelope, and
 * the server goes on.
 */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { head, sayRaw } from '../../test/malformed/raw-socket.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  token = await server.login('OWNER');
});
afterAll(() => server.close());

const NEWS = '/api/v1/news';
const own = (): string => `x-auth-token: ${token}`;
const type = 'content-type: application/json';
const close = 'connection: close';

const alive = async () => (await fetch(`${server.url}/healthz`)).status;

test.each<[string, string]>([
  ['no HTTP at all', 'halo\r\n\r\n'],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a method nobody knows', 'AMBIL / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['HTTP of another time', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a head with a NUL', 'GET / HTTP/1.1\r\nHost: a\r\nx-a: \0\r\n\r\n'],
  ['a length that is none', head(NEWS, ['content-length: dua'])],
  ['two lengths', head(NEWS, ['content-length: 2', 'content-length: 3'])],
  [
    'a length and chunks',
    head(NEWS, ['content-length: 2', 'transfer-encoding: chunked']) + '0\r\n\r\n',
  ],
  ['a negative length', head(NEWS, ['content-length: -1'])],
  ['chunks without a size', head(NEWS, ['transfer-encoding: chunked']) + 'zz\r\n\r\n'],
])('%s answers 400 and closes', async (_what, bytes) => {
  const said = await sayRaw(server.url, [Buffer.from(bytes, 'latin1')]);
  expect([said.status, said.code, said.closed]).toEqual([400, 'PERMINTAAN_RUSAK', true]);
  expect(said.text).toContain('Permintaan Tidak Dapat Dibaca');
  expect(await alive()).toBe(200);
});

test.each([
  ['one long line', [`x-panjang: ${'x'.repeat(40_000)}`]],
  ['very many lines', Array.from({ length: 3000 }, (_, n) => `x-${n}: nilai`)],
])('a head of %s answers 431', async (_what, lines) => {
  const said = await sayRaw(server.url, [head('/api/v1/system/info', lines, 'GET')]);
  expect([said.status, said.code, said.closed]).toEqual([431, 'TERLALU_BESAR', true]);
});

test.each([
  ['a broken escape', '/api/v1/barang/%zz', 404, 'TIDAK_DITEMUKAN'],
  ['bytes that are no UTF-8', '/api/v1/barang/%c0%ae', 404, 'TIDAK_DITEMUKAN'],
  ['a part of 5,000 characters', `/api/v1/barang/${'x'.repeat(5000)}`, 404, 'TIDAK_DITEMUKAN'],
  ['another server', 'http://lain.example/api/v1/barang/%zz', 404, 'TIDAK_DITEMUKAN'],
  ['a way up', '/assets/..%2f..%2f..%2fpackage.json', 404, 'TIDAK_DITEMUKAN'],
  ['a broken escape in the query', '/api/v1/barang?q=%zz%c0', 401, 'TOKEN_TIDAK_SAH'],
])('an address with %s answers %i', async (_what, path, status, code) => {
  const said = await sayRaw(server.url, [head(path, [close], 'GET')]);
  expect([said.status, said.code]).toEqual([status, code]);
});

test.each([
  ['twice the token', (): string[] => [own(), own()], 401, 'TOKEN_TIDAK_SAH'],
  ['twice the key', () => [own(), 'idempotency-key: a', 'idempotency-key: b'], 400, 'VALIDASI'],
  ['twice the kind of body', () => [own(), type, 'content-type: text/plain'], 400, 'VALIDASI'],
])('a head with %s answers %i', async (_what, lines, status, code) => {
  const said = await sayRaw(server.url, [
    head(NEWS, [type, close, 'content-length: 2', ...lines()]) + '{}',
  ]);
  expect([said.status, said.code]).toEqual([status, code]);
});

test.each([
  ['compressed', gzipSync('{"judul":"Rapat"}')],
  ['compressed and cut', gzipSync('{"judul":"Rapat"}').subarray(0, 15)],
  ['that would grow a thousandfold', gzipSync(Buffer.alloc(4_000_000, 0x20))],
  ['not in UTF-8', Buffer.from('{"judul":"\xff\xfe"}', 'latin1')],
  ['in UTF-16', Buffer.from('{"judul":"Rapat"}', 'utf16le')],
])('a body %s answers 400', async (_what, body) => {
  const lines = [own(), type, close, 'content-encoding: gzip', `content-length: ${body.length}`];
  const said = await sayRaw(server.url, [head(NEWS, lines), body]);
  expect([said.status, said.code]).toEqual([400, 'JSON_RUSAK']);
});

test('a body longer than its length is another request, and that is none', async () => {
  const lines = [own(), type, 'content-length: 2'];
  const said = await sayRaw(server.url, [head(NEWS, lines) + '{}{"judul":"x"}']);
  expect(said.text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(said.closed).toBe(true);
});

test.each([
  ['shorter than its length', ['content-length: 400'], '{"judul":"Ra'],
  ['of chunks that end early', ['transfer-encoding: chunked'], '5\r\n{"jud\r\n400\r\nul'],
])('a body %s changes nothing and fails nothing', async (_what, lines, body) => {
  const before = await failures();
  await sayRaw(server.url, [head(NEWS, [own(), type, ...lines]), body, 50], { hangUp: true });
  expect(await alive()).toBe(200);
  expect(await failures()).toBe(before);
});

/** Answers with 500 that the server counts. */
async function failures(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const lines = text.match(/^http_request_duration_seconds_count\{[^}]*status="5\d\d"\} \d+$/gm);
  return (lines ?? []).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
