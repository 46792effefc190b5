/**
 * What outsiders can make a server hold: connections that drip, answers that nobody reads, bodies
 * without a right, wrong tokens, live connections without a token. For each what was sent, what
 * still stood or was looked up, and the server's memory before and after. The limits in time are
 * short here, so that a run does not take minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Gatekeeper } from '../apps/server/src/platform/load/gatekeeper.ts';
import { DEFAULT_LIMITS } from '../apps/server/src/platform/load/limits.ts';
import { openShop } from '../apps/server/test/open-shop.ts';
import { startProgram } from './program.ts';
import { median, quantile } from './report.ts';
import type { Figure } from './report.ts';

const SHORT = {
  KENCANA_HEAD_SECONDS: '5',
  KENCANA_REQUEST_SECONDS: '10',
  KENCANA_IDLE_SECONDS: '10',
  KENCANA_ADDRESS_REQUESTS: '12000',
  KENCANA_ADDRESS_AT_ONCE: '300',
  KENCANA_USER_REQUESTS: '3000',
};
/** Longer than every limit in time above, and its check. */
const LATER_MS = 16_000;
const LOGIN = '/api/v1/users/login';

interface Target {
  readonly port: number;
  readonly databaseUrl: string;
  readonly token: string;
}

/** Plays every load against a server of its own on one database. */
export async function benchLoad(): Promise<Figure[]> {
  const { server } = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  const token = await server.login('KASIR');
  const { url: databaseUrl, superUrl } = server.database;
  const at = async <T>(play: (target: Target) => Promise<T>): Promise<T> => {
    const program = await startProgram(databaseUrl, path.join(folder, 'server'), SHORT);
    try {
      return await play({ port: program.port, databaseUrl: superUrl, token });
    } finally {
      await program.stop();
    }
  };
  try {
    const figures: Figure[] = [];
    for (const load of LOADS) figures.push(await at((target) => measured(target, load)));
    return [...figures, await at(costOfCounting)];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Load {
  readonly name: string;
  /** Sends it; answers what was held. */
  readonly play: (target: Target) => Promise<string>;
}

/** A server that ended is a figure too. */
async function measured(target: Target, { name, play }: Load): Promise<Figure> {
  const before = await memory(target);
  try {
    const held = await play(target);
    return { name, value: `${held}; memory ${before} → ${await memory(target)} MB` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { name, value: `the server ended (${why}); memory ${before} MB before` };
  }
}

const LOADS: readonly Load[] = [
  {
    name: '500 heads that drip, a line a second',
    play: (target) => drip(target, 500, () => 'GET / HTTP/1.1\r\nHost: a\r\n', 'x-a: b\r\n'),
  },
  {
    name: '500 bodies that drip, a byte a second',
    play: (target) => drip(target, 500, () => post(5000), ' '),
  },
  { name: '500 connections without a word', play: (target) => drip(target, 500, () => '', '') },
  { name: '100 readers of 200 answers each who read none', play: unread },
  { name: '2000 connections of one address', play: connections },
  { name: '40 bodies of 12 MB without a token', play: bodies },
  { name: '5000 times the same wrong token', play: sameToken },
  { name: '5000 wrong tokens, each another', play: wrongTokens },
  { name: 'Scans beside wrong tokens without pause', play: scansBeside },
  { name: '400 live connections without a token', play: silentSockets },
];

function post(length: number): string {
  return (
    `POST ${LOGIN} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${length}\r\n\r\n`
  );
}

function open(target: Target, count: number): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(target.port, '127.0.0.1');
    socket.on('error', () => undefined);
    return socket;
  });
}

const standing = (sockets: readonly Socket[]) =>
  sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;

async function drip(target: Target, count: number, first: () => string, more: string) {
  const sockets = open(target, count);
  for (const socket of sockets) socket.resume().write(first());
  for (let ms = 0; ms < LATER_MS; ms += 1000) {
    await sleep(1000);
    for (const socket of sockets) if (more && socket.writable) socket.write(more);
  }
  return ended(sockets, `of ${count} after ${LATER_MS / 1000} s`);
}

function ended(sockets: readonly Socket[], what: string): string {
  const open = standing(sockets);
  for (const socket of sockets) socket.destroy();
  return `${open} ${what} stand`;
}

async function unread(target: Target): Promise<string> {
  const sockets = open(target, 100);
  const request = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const socket of sockets) socket.pause().write(request.repeat(200));
  await sleep(LATER_MS);
  const during = await memory(target);
  // Whether the other side is gone shows only to those who read.
  for (const socket of sockets) socket.resume();
  await sleep(200);
  return `${ended(sockets, 'of 100')}, ${during} MB meanwhile`;
}

async function connections(target: Target): Promise<string> {
  const sockets = open(target, 2000);
  for (const socket of sockets) socket.resume();
  // What the system has taken and the server not yet looks as if it stood.
  await sleep(6000);
  return ended(sockets, 'of 2000 after 6 s');
}

async function bodies(target: Target): Promise<string> {
  const head =
    'POST /api/v1/news HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${12 * 1024 * 1024}\r\n\r\n`;
  const sockets = open(target, 40);
  const answered: number[] = [];
  const start = performance.now();
  for (const socket of sockets) {
    socket.once('data', () => answered.push(performance.now() - start));
    socket.write(head);
    socket.write(Buffer.alloc(6 * 1024 * 1024, 0x20));
  }
  await sleep(2000);
  const during = await memory(target);
  const first = `${answered.length} refused, half within ${Math.round(median(answered))} ms`;
  await sleep(10_000);
  return `${first}, ${during} MB meanwhile, ${ended(sockets, 'of 40')}`;
}

/** Calls with `tokenOf`, fifty at once; answers how many were refused how. */
async function knock(target: Target, count: number, tokenOf: (n: number) => string) {
  const statuses: Record<string, number> = {};
  let n = 0;
  const worker = async (): Promise<void> => {
    while (n < count) {
      n += 1;
      const headers = { 'x-auth-token': tokenOf(n) };
      const { status } = await fetch(`http://127.0.0.1:${target.port}/api/v1/system/get`, {
        headers,
      });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const before = await transactions(target);
  await Promise.all(Array.from({ length: 50 }, worker));
  const looked = (await transactions(target)) - before;
  const told = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  return `${told.join(', ')}; ${looked} transactions of the database`;
}

/** A minute of its own, in which nothing has been counted yet. */
async function nextMinute(): Promise<void> {
  await sleep(60_500 - (Date.now() % 60_000));
}

async function wrongTokens(target: Target): Promise<string> {
  return knock(target, 5000, (n) => `tebak-${n}`);
}

async function sameToken(target: Target): Promise<string> {
  return knock(target, 5000, () => 'bukan-token');
}

async function scansBeside(target: Target): Promise<string> {
  await nextMinute();
  const idle = await scans(target);
  const flood = knock(target, 5000, (n) => `lain-${n}`);
  const beside = await scans(target);
  await flood;
  const p95 = (waits: readonly number[]) => quantile(waits, 0.95);
  const times = (p95(beside) / p95(idle)).toFixed(1);
  return `p95 ${p95(idle).toFixed(1)} → ${p95(beside).toFixed(1)} ms, ${times} times`;
}

/** What counting adds to a request, over what a scan takes: both in this run. */
async function costOfCounting(target: Target): Promise<Figure> {
  const gate = new Gatekeeper({ ...DEFAULT_LIMITS, address: 1e9, user: 1e9 });
  const turns: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const start = performance.now();
    for (let n = 0; n < 10_000; n += 1) {
      gate.enter('203.0.113.7')();
      gate.show('token', '203.0.113.7');
      gate.learn('token', '203.0.113.7', 'KASIR');
    }
    const each = (performance.now() - start) / 10_000;
    turns.push(1 + each / median(await scans(target)));
  }
  const value = median(turns).toFixed(4);
  return { name: 'A scan with its counts ÷ without', value, turns, goal: { most: 1.01 } };
}

async function scans(target: Target): Promise<number[]> {
  const waits: number[] = [];
  const address = `http://127.0.0.1:${target.port}/api/v1/barang/ready/kode-barcode/1`;
  for (let n = 0; n < 100; n += 1) {
    const start = performance.now();
    await (await fetch(address, { headers: { 'x-auth-token': target.token } })).text();
    waits.push(performance.now() - start);
  }
  return waits;
}

async function silentSockets(target: Target): Promise<string> {
  const sockets = open(target, 400);
  const upgrade =
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n' +
    'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  for (const socket of sockets) socket.resume().write(upgrade);
  await sleep(10_000);
  return ended(sockets, 'of 400 after 10 s');
}

/** Resident megabytes of the server, once its short-lived garbage had a moment. */
async function memory(target: Target): Promise<number> {
  await sleep(500);
  const figures = await metrics(target.port);
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
  return Math.round(bytes / 1024 / 1024);
}

/** Asked from another address than the loads': those are limited by theirs. */
function metrics(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', localAddress: '127.0.0.2', port, path: '/metrics' };
    http
      .get(options, (response) => {
        text(response).then(resolve, reject);
      })
      .on('error', reject);
  });
}

/** Transactions of the shop's database so far. */
async function transactions({ databaseUrl }: Target): Promise<number> {
  // Statistics are told by each connection within a second of its last statement.
  await sleep(1500);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: string }>(
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.n ?? 0);
}
