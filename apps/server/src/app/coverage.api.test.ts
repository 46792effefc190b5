/**
 * Every call of the specification in the areas of configuration and access exists and answers: a
 * list its rows, a read its value, a write its refusal of nothing or its success.
 */
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTS, LISTS, READS, WRITES } from '@kencana/contract/coverage-list.test-data';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../test/harness.ts';
import { features } from './features.ts';

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const flag of MODULE_FLAGS) await setSetting(server, flag, 'true');
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

test.each(LISTS)('GET %s answers rows', async (path) => {
  const answer = await owner.get(path.replace(/:\w+/, 'X1'));
  expect([path, answer.status, Array.isArray(answer.body.data)]).toEqual([path, 200, true]);
});

test.each(READS)('GET %s answers', async (path) => {
  const answer = await owner.get(path);
  expect([path, answer.status, answer.body.status]).toEqual([path, 200, 'success']);
});

test('user-fingerprint names who has no finger on file', async () => {
  const answer = await owner.get('user-fingerprint?user_id=SPV');
  expect([answer.status, answer.body.code]).toEqual([404, 'SIDIK_USER_TIDAK_ADA']);
});

test('every write has its route', () => {
  const routes = features
    .flatMap((feature) => feature.routes)
    .map((route) => `${route.method} ${route.path.replaceAll(/:\w+/g, ':key')}`);
  expect(WRITES.filter((write) => !routes.includes(write))).toEqual([]);
});

test.each(WRITES)('%s with nothing answers, and is no failure', async (write) => {
  const [method = '', path = ''] = write.split(' ');
  const address = path.replaceAll(':key', 'TIDAK-ADA');
  const answer =
    method === 'POST'
      ? await owner.post(address, {})
      : method === 'PUT'
        ? await owner.put(address, {})
        : await owner.del(address);
  const told = answer.body.status === 'success' || typeof answer.body.code === 'string';
  expect([write, answer.status < 500, answer.status === 401, told]).toEqual([
    write,
    true,
    false,
    true,
  ]);
});

test('live events of approvals keep their names', async () => {
  const folder = new URL('../feature/otorisasi/', import.meta.url);
  const files = await readdir(folder);
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  expect(EVENTS.filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});
