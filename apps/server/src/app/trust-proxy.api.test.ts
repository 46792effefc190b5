/** The caller's address, which limits and the session list go by, is not the caller's to choose. */
import { testRoute } from '../../test/test-route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { Feature } from '../platform/http/route.ts';

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'GET',
      path: 'probe/alamat',
      right: 'login',
      summary: 'The address of the caller',
      handler: async (ctx) => ({ data: ctx.ip }),
    }),
  ],
};

let behind: TestServer;
let open: TestServer;
beforeAll(async () => {
  behind = await startTestServer({ features: [probe], config: { trustProxy: true } });
  open = await startTestServer({ features: [probe] });
});
afterAll(async () => {
  await behind.close();
  await open.close();
});

async function addressAt(server: TestServer, forwarded: string): Promise<string> {
  const kasir = await server.as('KASIR');
  return (await kasir.get('probe/alamat', { 'x-forwarded-for': forwarded })).body.data;
}

test('behind a proxy it is what the proxy wrote, whatever the caller sent before', async () => {
  expect(await addressAt(behind, '203.0.113.7')).toBe('203.0.113.7');
  expect(await addressAt(behind, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

test('without a proxy the header says nothing', async () => {
  expect(await addressAt(open, '203.0.113.7')).toBe('127.0.0.1');
});
