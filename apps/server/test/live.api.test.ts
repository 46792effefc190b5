/** Live events between two instances on one database, small and too large for a notification. */
import { testRoute } from './test-route.ts';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app/build-app.ts';
import { features, rights } from '../src/app/features.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { openFileStore } from '../src/platform/files/store.ts';
import type { Feature } from '../src/platform/http/route.ts';

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'POST',
      path: 'probe/kabar/:n',
      right: 'login',
      summary: 'Tells the shop',
      handler: async (ctx, { params }) => {
        const teks = 'x'.repeat(Number(params['n']));
        ctx.services.live.emit(`toko:${ctx.kodeToko}`, 'kabar', { teks });
        return { data: null };
      },
    }),
  ],
};

let first: TestServer;
let instances: FastifyInstance[];

/** Another instance on the first one's database; live events travel through it. */
async function startInstance(): Promise<FastifyInstance> {
  return buildApp({
    db: first.db,
    config: {
      mode: 'production',
      session: { idleMinutes: 720, absoluteHours: 24 },
      trustProxy: false,
      logLevel: 'silent',
      version: '0.0.0-test',
      liveUrl: first.database.url,
    },
    features: [...features, probe],
    rights,
    files: await openFileStore({ folder: tmpdir() }),
  });
}

beforeAll(async () => {
  first = await startTestServer();
  instances = [await startInstance(), await startInstance()];
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await first.close();
});

test('an event of one instance reaches the sockets of another', async () => {
  const [near, far] = instances as [FastifyInstance, FastifyInstance];
  const url = await near.listen({ host: '127.0.0.1', port: 0 });
  const token = await first.login('KASIR');
  const socket: Socket = io(url, { auth: { token }, transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const lengths: number[] = [];
  socket.on('kabar', (event: { teks: string }) => lengths.push(event.teks.length));
  await sleep(300);
  for (const n of [5, 20_000]) {
    const url = `/api/v1/probe/kabar/${n}`;
    await far.inject({ method: 'POST', url, headers: { 'x-auth-token': token } });
  }
  for (let n = 0; n < 200 && lengths.length < 2; n++) await sleep(20);
  expect(lengths.toSorted((a, b) => a - b)).toEqual([5, 20_000]);
  socket.close();
});
