/** Who must change their first password: nobody on public routes, no listener to live events. */
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { PIXEL } from '../../engine/master/sample-row.test-data.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  token = await server.login('KASIR');
});
afterAll(() => server.close());

async function mustChange(yes: boolean): Promise<void> {
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set wajib_ganti = ${yes}
      where kode_toko = 'JKT1' and user_id = 'KASIR'`),
  );
}

/** `connect` or what the server said instead. */
async function connects(): Promise<string> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const outcome = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connect'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  socket.close();
  return outcome;
}

test('a private file of the shop is not shown', async () => {
  const kasir = server.client(token);
  const { foto } = (await kasir.post('pembelian/foto', { gambar: PIXEL })).body.data;
  await mustChange(true);
  expect((await kasir.get(foto)).status).toBe(404);
  await mustChange(false);
  expect((await kasir.get(foto)).status).toBe(200);
});

test('no live event is heard', async () => {
  await mustChange(true);
  expect(await connects()).toBe('Invalid Token.');
  await mustChange(false);
  expect(await connects()).toBe('connect');
});
