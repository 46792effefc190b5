/**
 * Every registered route as every level, with another shop's portal, with its module off and with a
 * tree that gives nothing: exactly what the reviewed table says. The gate, schemas, sessions and
 * database are real; behind the gate stands a handler that does nothing.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAkses } from '@kencana/contract/akses';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { LEVELS, type Level, passesByLevel } from '@kencana/contract/permission';
import { type AccessRow, readAccessTable } from '../../test/access-table.ts';
import { setSetting, startTestServer, type TestServer } from '../../test/harness.ts';
import { openFileStore } from '../platform/files/store.ts';
import type { Feature } from '../platform/http/route.ts';
import { buildApp } from './build-app.ts';
import { features, rights } from './features.ts';

const GOLDEN = fileURLToPath(new URL('golden/rights.txt', import.meta.url));
const USERS: Readonly<Record<Level, string>> = {
  OWN: 'OWNER',
  SU: 'SU1',
  MU: 'MU1',
  DEV: 'DEV1',
  SPV: 'SPV',
  KASIR: 'KASIR',
};

let server: TestServer;
let gate: FastifyInstance;
let folder: string;
let table: AccessRow[];
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password)
      select kode_toko, v.id, v.id, v.level, password from users u,
        (values ('SU1', 'SU'), ('KOSONG', 'KASIR')) v (id, level)
      where u.kode_toko = 'JKT1' and u.user_id = 'OWNER'`),
  );
  const nothing = JSON.stringify(readAkses([], rights));
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set akses = ${nothing}::jsonb
      where kode_toko = 'JKT1' and user_id = 'KOSONG'`),
  );
  for (const user of [...Object.values(USERS), 'KOSONG', 'PUSAT']) {
    tokens.set(user, await server.login(user));
  }
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-gate-'));
  gate = await buildApp({
    db: server.db,
    config: {
      mode: 'production',
      session: { idleMinutes: 720, absoluteHours: 24 },
      trustProxy: false,
      logLevel: 'silent',
      version: '0.0.0-test',
      publicPerMinute: 100_000,
      limits: { address: 1e9, user: 1e9 },
    },
    features: features.map((feature): Feature => ({
      name: feature.name,
      routes: feature.routes.map((route) => ({ ...route, handler: async () => ({ data: null }) })),
    })),
    rights,
    files: await openFileStore({ folder }),
  });
  table = readAccessTable(readFileSync(GOLDEN, 'utf8'));
}, 400_000);
afterAll(async () => {
  await gate.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Verdict = 'passed' | '401' | '403' | '404' | 'module';

async function knock(row: AccessRow, user: string | undefined, shop?: string): Promise<Verdict> {
  const address = row.path.replaceAll(/:\w+/g, '1');
  const token = user === undefined ? undefined : tokens.get(user);
  const response = await gate.inject({
    method: row.method as 'GET',
    url: `${shop ? `/portal/${shop}` : ''}/api/v1/${address}`,
    headers: token === undefined ? {} : { 'x-auth-token': token },
  });
  if (response.statusCode === 403) {
    return response.json<{ code: string }>().code === 'MODUL_MATI' ? 'module' : '403';
  }
  if (response.statusCode === 401 || response.statusCode === 404) return `${response.statusCode}`;
  return 'passed';
}

/** Routes whose verdict is not the expected one. */
async function findings(
  expected: (row: AccessRow) => Verdict,
  user: string | undefined,
  shop?: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of table) {
    const verdict = await knock(row, user, shop);
    const want = row.public ? 'passed' : expected(row);
    if (verdict !== want) wrong.push(`${row.method} ${row.path}: ${verdict}, not ${want}`);
  }
  return wrong;
}

async function setFlags(value: (flag: string) => boolean): Promise<void> {
  for (const flag of MODULE_FLAGS) await setSetting(server, flag, String(value(flag)));
}

test('the table is about the routes that are registered', () => {
  expect(table.length).toBe(features.flatMap((feature) => feature.routes).length);
});

test('every level with every module on', { timeout: 300_000 }, async () => {
  await setFlags((flag) => !['SETTING_NOTA_OWNER_ONLY', 'HIDE_STOCK_SUMMARY'].includes(flag));
  for (const level of LEVELS) {
    const wanted = (row: AccessRow): Verdict => (row.levels.has(level) ? 'passed' : '403');
    expect([level, await findings(wanted, USERS[level])]).toEqual([level, []]);
  }
  expect(await findings(() => '401', undefined)).toEqual([]);
});

test('a password given by somebody else opens nothing but its change', async () => {
  const given = (yes: boolean) =>
    server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update users set wajib_ganti = ${yes}
        where kode_toko = 'JKT1' and user_id = 'OWNER'`),
    );
  const open = features
    .flatMap((feature) => feature.routes)
    .filter((route) => route.firstPassword === true)
    .map((route) => `${route.method} ${route.path}`);
  expect(open.toSorted()).toEqual([
    'GET users/jejak',
    'POST users/logout',
    'PUT users/bahasa',
    'PUT users/change-password',
  ]);
  await given(true);
  const wanted = (row: AccessRow): Verdict =>
    open.includes(`${row.method} ${row.path}`) ? 'passed' : '403';
  expect(await findings(wanted, 'OWNER')).toEqual([]);
  await given(false);
}, 400_000);

test('a tree that gives nothing leaves what is for every level', { timeout: 120_000 }, async () => {
  const open = new Set(
    features
      .flatMap((feature) => feature.routes)
      .filter((route) => route.levels?.includes('KASIR') ?? route.right === 'login')
      .map((route) => `${route.method} ${route.path}`),
  );
  const wanted = (row: AccessRow): Verdict =>
    open.has(`${row.method} ${row.path}`) ? 'passed' : '403';
  expect(await findings(wanted, 'KOSONG')).toEqual([]);
});

test('another shop is 404 for a branch, and head office passes', { timeout: 300_000 }, async () => {
  for (const flag of MODULE_FLAGS) await setSetting(server, flag, 'true', 'JKT2');
  for (const level of LEVELS) {
    expect([level, await findings(() => '404', USERS[level], 'JKT2')]).toEqual([level, []]);
  }
  expect(
    await findings((row) => (row.levels.has('OWN') ? 'passed' : '403'), 'PUSAT', 'JKT2'),
  ).toEqual([]);
  expect(await findings(() => '404', 'PUSAT', 'TIDAKADA')).toEqual([]);
});

test('a module that is off closes its routes, and only those', { timeout: 120_000 }, async () => {
  await setFlags(() => false);
  const wanted = (row: AccessRow): Verdict => {
    if (row.module !== undefined) return 'module';
    return row.levels.has('OWN') ? 'passed' : '403';
  };
  expect(await findings(wanted, 'OWNER')).toEqual([]);
});

test('templates, and sums of the stock, of the owner alone', { timeout: 120_000 }, async () => {
  await setFlags(() => true);
  for (const level of LEVELS) {
    const wanted = (row: AccessRow): Verdict => {
      if (row.ownerOnlyWhen !== undefined && !passesByLevel(level)) return '403';
      return row.levels.has(level) ? 'passed' : '403';
    };
    const some = table.filter((row) => row.ownerOnlyWhen !== undefined);
    expect(some.length).toBe(12);
    for (const row of some) {
      expect([level, row.path, await knock(row, USERS[level])]).toEqual([
        level,
        row.path,
        wanted(row),
      ]);
    }
  }
});
