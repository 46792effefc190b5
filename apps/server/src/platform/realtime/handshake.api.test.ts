/**
 * Live connections from outside: foreign pages, too many of one address or session, none who shows
 * no token, and none who sends what no listener sends.
 */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { head, sayRaw } from '../../../test/malformed/raw-socket.ts';
import { DEFAULT_LIMITS } from '../load/limits.ts';

const FEW = { ...DEFAULT_LIMITS, handshakes: 1e6, tokenMs: 500, sockets: 2 };
let server: TestServer;
let behind: TestServer;
let strict: TestServer;
let token: string;
const open: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer({ listen: true, config: { limits: FEW } });
  behind = await startTestServer({
    listen: true,
    config: {
      limits: { ...FEW, handshakes: 3 },
      trustProxy: true,
      url: 'https://toko.example',
    },
  });
  strict = await startTestServer({
    listen: true,
    config: { limits: { ...FEW, user: 3 }, trustProxy: true },
  });
  token = await server.login('KASIR');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  await server.close();
  await behind.close();
  await strict.close();
});

type Head = Record<string, string>;

/** Connects; answers the socket and whether it came in or why not. */
async function knock(url: string, auth: object, extraHeaders: Head = {}, transport = 'websocket') {
  const transports = [transport];
  const socket = io(url, { auth, extraHeaders, transports, reconnection: false, forceNew: true });
  open.push(socket);
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('in'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, outcome };
}

test.each(['websocket', 'polling'])('a page of another origin gets no %s', async (transport) => {
  const enter = async (headers: Head) =>
    (await knock(server.url, { token }, headers, transport)).outcome;
  expect(await enter({ origin: 'https://jahat.example' })).not.toBe('in');
  expect(await enter({ origin: 'null' })).not.toBe('in');
  expect(await enter({ origin: `${server.url}.jahat.example` })).not.toBe('in');
  expect(await enter({ origin: server.url })).toBe('in');
  // What is no browser shows no origin, and is let in by its token alone.
  expect(await enter({})).toBe('in');
});

test('behind a proxy the origin is that of the proxy', async () => {
  const own = await behind.login('KASIR');
  const enter = async (n: number, headers: Head) =>
    (await knock(behind.url, { token: own }, { 'x-forwarded-for': `203.0.113.${n}`, ...headers }))
      .outcome;
  expect(await enter(1, { origin: 'https://toko.example' })).toBe('in');
  const forwarded = { 'x-forwarded-host': 'kasir.example' };
  expect(await enter(2, { origin: 'https://kasir.example', ...forwarded })).toBe('in');
  expect(await enter(3, { origin: 'https://jahat.example', ...forwarded })).not.toBe('in');
});

test('an address begins so many a minute, and another is not held by it', async () => {
  const own = await behind.login('SPV');
  const enter = async (address: string) =>
    (await knock(behind.url, { token: own }, { 'x-forwarded-for': address })).outcome;
  const outcomes = [];
  for (let n = 0; n < 5; n += 1) outcomes.push(await enter('198.51.100.1'));
  expect(outcomes.map((outcome) => outcome === 'in')).toEqual([true, true, true, false, false]);
  expect(await enter('198.51.100.2')).toBe('in');
});

test('a token begins so many a minute, from whatever address', async () => {
  const own = await strict.login('KASIR');
  const outcomes = [];
  for (let n = 0; n < 6; n += 1) {
    const { outcome, socket } = await knock(
      strict.url,
      { token: own },
      { 'x-forwarded-for': `203.0.113.${n}` },
    );
    outcomes.push(outcome);
    socket.close();
  }
  const late = 'Server Sibuk';
  expect(outcomes).toEqual(['in', 'in', 'in', late, late, late]);
});

test('who shows no token is put out quickly, who shows a wrong one as well', async () => {
  const silent = new WebSocket(
    `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
  );
  await new Promise((resolve) => silent.addEventListener('close', resolve));
  const { socket, outcome } = await knock(server.url, { token: 'salah' });
  expect(outcome).toBe('Invalid Token.');
  await vi.waitFor(() => expect(socket.io.engine.readyState).toBe('closed'), 10_000);
});

test('who does not even say farewell is cut off', async () => {
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const path = '/socket.io/?EIO=4&transport=websocket';
  const said = await sayRaw(server.url, [head(path, upgrade, 'GET')], { patience: 15_000 });
  expect([said.status, said.closed]).toEqual([101, true]);
});

test('a session has so many sockets: the oldest goes when another comes', async () => {
  const own = { token: await server.login('SPV') };
  const [first, second] = [await knock(server.url, own), await knock(server.url, own)];
  const third = await knock(server.url, own);
  expect(third.outcome).toBe('in');
  await vi.waitFor(() => expect(first.socket.connected).toBe(false), 10_000);
  expect([second.socket.connected, third.socket.connected]).toEqual([true, true]);
});

test.each([
  ['one packet that is too large', (socket: Socket) => socket.emit('x', 'x'.repeat(20_000))],
  [
    'a hundred packets at once',
    (socket: Socket) => {
      for (let n = 0; n < 100; n += 1) socket.emit('x', n);
    },
  ],
])('who sends %s is put out', async (_what, send) => {
  const { socket, outcome } = await knock(server.url, { token: await server.login('MU1') });
  expect(outcome).toBe('in');
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  send(socket);
  await gone;
});
