/**
 * Connections that give nothing and want to stay: heads and bodies that drip in, answers that
 * nobody reads, too many of one address, and bodies of callers who may not send any.
 */
import { testRoute } from '../../../test/test-route.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { head, sayRaw } from '../../../test/malformed/raw-socket.ts';
import type { Feature } from '../http/route.ts';
import { DEFAULT_LIMITS } from './limits.ts';

let free: () => void = () => undefined;
const held: (() => void)[] = [];

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'GET',
      path: 'probe/lambat/:ms',
      right: 'public',
      summary: 'Works for a while without a word',
      handler: async (_ctx, { params }) => {
        await sleep(Number(params['ms']));
        return { data: 'selesai' };
      },
    }),
    testRoute({
      method: 'GET',
      path: 'probe/besar',
      right: 'public',
      summary: 'An answer larger than any buffer on the way',
      handler: async () => ({
        raw: Buffer.alloc(64 * 1024 * 1024),
        mime: 'application/octet-stream',
      }),
    }),
    testRoute({
      method: 'GET',
      path: 'probe/tahan',
      right: 'public',
      summary: 'Stays until it is let go',
      handler: async () => {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          free();
        });
        return { data: null };
      },
    }),
  ],
};

const SHORT = { ...DEFAULT_LIMITS, headMs: 400, requestMs: 1200, idleMs: 600, connections: 10 };
let server: TestServer;
let behind: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ features: [probe], listen: true, config: { limits: SHORT } });
  const limits = { ...SHORT, atOnce: 2 };
  const config = { limits, trustProxy: true };
  behind = await startTestServer({ features: [probe], listen: true, config });
  token = await server.login('OWNER');
});
afterAll(async () => {
  await server.close();
  await behind.close();
});

/** One byte after the other, for longer than any limit here. */
const drip = (text: string): (string | number)[] =>
  Array.from({ length: 100 }, (_, n) => [text[n % text.length] ?? 'x', 100]).flat();

const both = [
  ['at the door', (): string => server.url],
  ['behind a proxy', () => behind.url],
] as const;

test.each(both)('a connection without a word is ended, %s', async (_where, url) => {
  expect((await sayRaw(url(), [], { patience: 15_000 })).closed).toBe(true);
});

test.each(both)('a head that drips in is ended with 408, %s', async (_where, url) => {
  const said = await sayRaw(url(), ['GET / HTTP/1.1\r\nHost: a\r\n', ...drip('x-a: b\r\n')]);
  expect([said.status, said.code, said.closed]).toEqual([408, 'PERMINTAAN_LAMBAT', true]);
  expect(said.text).toContain('Permintaan Terlalu Lama Dikirim, Coba Lagi');
});

test.each(both)('a body that drips in is ended with 408, %s', async (_where, url) => {
  const lines = ['content-type: application/json', 'content-length: 5000'];
  const said = await sayRaw(url(), [head('/api/v1/users/login', lines), ...drip(' ')]);
  expect([said.status, said.code, said.closed]).toEqual([408, 'PERMINTAAN_LAMBAT', true]);
});

test('chunks that never end are ended too, also of somebody signed in', async () => {
  const lines = [
    `x-auth-token: ${token}`,
    'content-type: application/json',
    'transfer-encoding: chunked',
  ];
  const chunks = Array.from({ length: 60 }, () => ['1\r\n \r\n', 100]).flat();
  const said = await sayRaw(server.url, [head('/api/v1/news', lines), ...chunks]);
  expect([said.status, said.closed]).toEqual([408, true]);
});

test('an answer that nobody reads is not kept', async () => {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // What the server cut shows as an error or an end once the rest is read.
  socket.on('error', () => undefined);
  socket.write(head('/api/v1/probe/besar', [], 'GET'));
  await sleep(3 * SHORT.idleMs);
  let got = 0;
  socket.on('data', (chunk) => (got += chunk.length));
  await ended;
  expect(got).toBeLessThan(64 * 1024 * 1024);
});

test('requests without end on one connection end it, a few are answered', async () => {
  const call = head('/api/v1/probe/lambat/50', [], 'GET');
  const last = head('/api/v1/probe/lambat/50', ['connection: close'], 'GET');
  const few = await sayRaw(server.url, [call.repeat(4) + last]);
  expect(few.text.match(/"data":"selesai"/g)?.length).toBe(5);
  const many = await sayRaw(server.url, [call.repeat(200)]);
  expect(many.closed).toBe(true);
  expect((many.text.match(/HTTP\/1\.1/g) ?? []).length).toBeLessThan(20);
});

test('work that takes longer than a connection may idle is answered', async () => {
  const answer = await fetch(`${server.url}/api/v1/probe/lambat/${3 * SHORT.idleMs}`);
  expect(await answer.json()).toMatchObject({ data: 'selesai' });
});

test('one address has so many connections and no more, and gets new ones when old ones go', async () => {
  const sockets = await openAll(SHORT.connections + 5);
  const open = sockets.filter((socket) => !socket.destroyed);
  expect(open.length).toBe(SHORT.connections);
  for (const socket of sockets) socket.destroy();
  await sleep(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

async function openAll(count: number): Promise<Socket[]> {
  // Those that the client of the tests before keeps open would count as well.
  await sleep(2 * SHORT.idleMs);
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await sleep(200);
  return sockets;
}

test('behind a proxy the caller is counted, not the proxy', async () => {
  const call = (address: string) =>
    fetch(`${behind.url}/api/v1/probe/tahan`, { headers: { 'x-forwarded-for': address } });
  const entered = (count: number) =>
    new Promise<void>((resolve) => {
      free = () => held.length === count && resolve();
      free();
    });
  const first = [call('203.0.113.7'), call('203.0.113.7')];
  await entered(2);
  expect((await call('203.0.113.7')).status).toBe(429);
  const other = call('203.0.113.8');
  await entered(3);
  for (const release of held) release();
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  held.length = 0;
  const again = call('203.0.113.7');
  await entered(1);
  held[0]?.();
  expect((await again).status).toBe(200);
});

test.each([
  ['nobody', (): string[] => [], 401],
  ['somebody with a wrong token', () => ['x-auth-token: salah'], 401],
])(
  'twelve megabytes of %s are answered before they come, and not read',
  async (_w, own, status) => {
    const lines = [
      'content-type: application/json',
      `content-length: ${12 * 1024 * 1024}`,
      ...own(),
    ];
    const said = await sayRaw(server.url, [head('/api/v1/news', lines), ...drip('x')]);
    expect([said.status, said.closed]).toEqual([status, true]);
  },
);

test('a public route refuses a body by its length, and a dripped one at its limit', async () => {
  const type = 'content-type: application/json';
  const long = [type, `content-length: ${12 * 1024 * 1024}`];
  const told = await sayRaw(server.url, [head('/api/v1/users/login', long)]);
  expect([told.status, told.code, told.closed]).toEqual([413, 'TERLALU_BESAR', true]);
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const chunked = head('/api/v1/users/login', [type, 'transfer-encoding: chunked']);
  const sent = await sayRaw(server.url, [chunked, ...Array.from({ length: 40 }, () => chunk)]);
  expect([sent.status, sent.code]).toEqual([413, 'TERLALU_BESAR']);
});
