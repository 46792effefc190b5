/**
 * Limits of requests before the session is looked up: per address, token and user, tokens that are
 * none, and two instances that count together.
 */
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, setSetting, startTestServer, type TestServer } from '../../../test/harness.ts';
import { buildApp } from '../../app/build-app.ts';
import { features, rights } from '../../app/features.ts';
import { openFileStore } from '../files/store.ts';
import { Counts } from './counts.ts';
import type { LoadLimits } from './limits.ts';
import { shareOnce } from './share-counts.ts';

let server: TestServer;
const opened: FastifyInstance[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await setSetting(server, 'SESI_BANYAK', 'true');
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await server.close();
});

/** Another instance on the database, behind a proxy, that counts its look-ups of sessions. */
async function instance(limits: Partial<LoadLimits>) {
  const asked = { count: 0 };
  const app = await buildApp({
    db: {
      ...server.db,
      ask: (query, name) => {
        if (name === 'konteks_sesi') asked.count += 1;
        return server.db.ask(query, name);
      },
    },
    config: {
      mode: 'production',
      session: { idleMinutes: 720, absoluteHours: 24 },
      trustProxy: true,
      logLevel: 'silent',
      version: '0.0.0-test',
      limits,
    },
    features,
    rights,
    files: await openFileStore({ folder: tmpdir() }),
  });
  opened.push(app);
  const get = async (token: string, address = '203.0.113.7', path = 'system/get') => {
    const response = await app.inject({
      url: `/api/v1/${path}`,
      headers: { 'x-auth-token': token, 'x-forwarded-for': address },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const login = async (user_id: string) => {
    const payload = { user_id, password: PASSWORD };
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers,
      payload,
    });
    return String(answer.json<{ data: { token: string } }>().data.token);
  };
  return { asked, get, login };
}

/** Statuses of so many calls, one after the other. */
async function statuses(times: number, call: (n: number) => Promise<{ status: number }>) {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push((await call(n)).status);
  return found;
}

test('an address that asks too often is refused before anything is looked up', async () => {
  const { asked, get } = await instance({ address: 5 });
  const token = await server.login('KASIR');
  expect(await statuses(5, () => get(token))).toEqual([200, 200, 200, 200, 200]);
  const looked = asked.count;
  const refused = await get(token);
  expect([refused.status, refused.body.code]).toEqual([429, 'TERLALU_SERING']);
  expect(refused.body.message).toMatch(/^Terlalu Banyak Percobaan, Coba Lagi Dalam \d+ Detik$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(token, '203.0.113.7', 'tidak/ada')).status).toBe(429);
  expect(asked.count).toBe(looked);
  expect((await get(token, '203.0.113.8')).status).toBe(200);
});

test('tokens that are none are looked up only so often for one address', async () => {
  const { asked, get, login } = await instance({ wrongTokens: 10 });
  const good = await server.login('KASIR');
  const known = await server.login('SPV');
  expect((await get(known)).status).toBe(200);
  asked.count = 0;
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => get(`tebak${n}`)));
  expect(all.filter(({ status }) => status === 401).length).toBe(10);
  expect(all.filter(({ status }) => status === 429).length).toBe(40);
  expect(asked.count).toBe(10);
  // Who was inside works on, at the same address; elsewhere everybody may come in.
  expect((await get(known)).status).toBe(200);
  expect((await get(good, '203.0.113.8')).status).toBe(200);
  // And who logs in now, at that address, works at once.
  const fresh = await login('MU1');
  expect((await get(fresh)).status).toBe(200);
});

test('the same wrong token is looked up once, and a right one never counts as wrong', async () => {
  const { asked, get } = await instance({ wrongTokens: 3 });
  expect(new Set(await statuses(30, () => get('bukan-token')))).toEqual(new Set([401]));
  expect(asked.count).toBe(1);
  for (const user of ['KASIR', 'SPV', 'OWNER', 'MU1', 'DEV1']) {
    expect((await get(await server.login(user))).status).toBe(200);
  }
});

test('a token that was good and ended is none at once', async () => {
  const { get } = await instance({});
  const token = await server.login('DEV1');
  expect((await get(token)).status).toBe(200);
  await server.client(token).post('users/logout', {});
  expect((await get(token)).status).toBe(401);
  expect((await get(token)).status).toBe(401);
});

test('a user is counted over all tokens and addresses, and nobody else with him', async () => {
  const { get } = await instance({ user: 6 });
  const [one, two] = [await server.login('KASIR'), await server.login('KASIR')];
  const found = await statuses(12, (n) => get(n % 2 === 0 ? one : two, `203.0.113.${n}`));
  // The first call of each token is counted from the second on: its user is not known before.
  expect(found.filter((status) => status === 200).length).toBe(8);
  expect(found.slice(-4)).toEqual([429, 429, 429, 429]);
  expect((await get(await server.login('SPV'))).status).toBe(200);
});

test('instances that share a database count together', async () => {
  const [here, there] = [new Counts(), new Counts()];
  for (let n = 0; n < 60; n += 1) here.take('alamat:203.0.113.7', 100);
  for (let n = 0; n < 50; n += 1) there.take('alamat:203.0.113.7', 100);
  for (let n = 0; n < 5; n += 1) there.take('alamat:203.0.113.9', 100);
  await shareOnce(server.db, here);
  await shareOnce(server.db, there);
  expect(there.take('alamat:203.0.113.7', 100)).toBeGreaterThan(0);
  expect(there.take('alamat:203.0.113.9', 100)).toBe(0);
  here.take('alamat:203.0.113.7', 100);
  await shareOnce(server.db, here);
  expect(here.take('alamat:203.0.113.7', 100)).toBeGreaterThan(0);
});
