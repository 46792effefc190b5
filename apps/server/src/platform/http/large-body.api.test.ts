/** Large bodies are read a few at a time, small ones at once; who hangs up frees the place. */
import { testRoute } from '../../../test/test-route.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { httpClient } from '../../../test/http-client.ts';
import type { Feature } from './route.ts';

let inside: string[] = [];
let release: (() => void)[] = [];

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'POST',
      path: 'probe/besar',
      right: 'login',
      summary: 'Holds its body until it is let go',
      body: z.object({ nama: z.string(), isi: z.string() }),
      handler: async (_ctx, { body }) => {
        inside.push(body.nama);
        await new Promise<void>((resolve) => release.push(resolve));
        return { data: body.isi.length };
      },
    }),
  ],
};

const LARGE = 'x'.repeat(300_000);
let server: TestServer;
let tokens: Record<'A' | 'B', string>;

beforeAll(async () => {
  server = await startTestServer({ features: [probe], listen: true });
  tokens = { A: await server.login('KASIR'), B: await server.login('SPV') };
});
afterAll(() => server.close());
beforeEach(() => {
  inside = [];
  release = [];
});

const post = (who: 'A' | 'B', nama: string, isi: string) =>
  httpClient(server.url, tokens[who]).post('probe/besar', { nama, isi });

/** Waits until exactly these are being answered, and shows that no other follows. */
async function areInside(...names: string[]): Promise<void> {
  await vi.waitFor(() => expect(inside.toSorted()).toEqual(names.toSorted()));
}

/** Lets everybody go, as they come. */
async function endAll(answers: Promise<{ status: number }>[]): Promise<number[]> {
  const timer = setInterval(() => release.splice(0).forEach((go) => go()), 5);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  clearInterval(timer);
  return statuses;
}

test('three at a time, two of one session, and small ones pass all of them', async () => {
  const answers = [post('A', 'a1', LARGE), post('A', 'a2', LARGE)];
  await areInside('a1', 'a2');
  answers.push(post('A', 'a3', LARGE));
  answers.push(post('B', 'b1', LARGE));
  await areInside('a1', 'a2', 'b1');
  answers.push(post('B', 'b2', LARGE));
  answers.push(post('A', 'small', 'x'));
  await areInside('a1', 'a2', 'b1', 'small');
  expect(await endAll(answers)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(inside.length).toBe(6);
});

test('who hangs up, at work or waiting, frees the place', async () => {
  const hungUp = new AbortController();
  const send = (nama: string) =>
    fetch(`${server.url}/api/v1/probe/besar`, {
      method: 'POST',
      headers: { 'x-auth-token': tokens.A, 'content-type': 'application/json' },
      body: JSON.stringify({ nama, isi: LARGE }),
      signal: hungUp.signal,
    }).catch(() => undefined);
  const gone = [send('g1'), send('g2')];
  await areInside('g1', 'g2');
  gone.push(send('g3'));
  hungUp.abort();
  await Promise.all(gone);
  const answers = [post('A', 'a1', LARGE), post('A', 'a2', LARGE)];
  await areInside('g1', 'g2', 'a1', 'a2');
  expect(await endAll(answers)).toEqual([200, 200]);
  expect(inside).not.toContain('g3');
});

test('one session does not fill the queue: beyond its share it is refused', async () => {
  const answers = Array.from({ length: 41 }, (_, n) => post('A', `a${n}`, LARGE));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.body.code]).toEqual([429, 'TERLALU_SERING']);
  const other = post('B', 'b', LARGE);
  await vi.waitFor(() => expect(inside).toContain('b'));
  const statuses = await endAll([...answers, other]);
  expect(statuses.filter((status) => status === 429).length).toBe(1);
  expect(statuses.filter((status) => status === 200).length).toBe(41);
});
