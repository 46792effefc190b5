/** The choice of approvers in the authorization dialog: the shop's own, and PUSAT's OWN. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function names(client: TestClient): Promise<string[]> {
  const { body } = await client.get('authorization/approvers');
  return body.data.map((u: { user_id: string }) => u.user_id);
}

it('names the shop’s SPV and OWN and the OWN of PUSAT, never the requester', async () => {
  expect(await names(await server.as('KASIR'))).toEqual(['OWNER', 'SPV', 'PUSAT']);
  expect(await names(await server.as('KASIR2'))).toEqual(['OWNER2', 'PUSAT']);
  expect(await names(await server.as('OWNER'))).toEqual(['SPV', 'PUSAT']);
  expect(await names(await server.as('PUSAT', 'JKT1'))).toEqual(['OWNER', 'SPV']);
  expect(await names(await server.as('PUSAT'))).toEqual([]);
  await setSetting(server, 'OTORISASI_OWN_SENDIRI', 'true');
  expect(await names(await server.as('OWNER'))).toEqual(['OWNER', 'SPV', 'PUSAT']);
  expect(await names(await server.as('SPV'))).toEqual(['OWNER', 'PUSAT']);
});

it('offers only those whom the server lets approve', async () => {
  const kasir = await server.as('KASIR');
  await fillTill(kasir);
  for (const user_id of await names(kasir)) {
    const asked = await askCashOut(kasir);
    const body = { user_id, password: PASSWORD, kategori: 'UANG', subjek: asked.subjek };
    const given = await kasir.post('authorization', body);
    expect([user_id, given.status]).toEqual([user_id, 201]);
    expect((await asked.use(given.body.data._id)).status).toBe(201);
  }
});

it('leaves out who is switched off', async () => {
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set aktif = false where kode_toko = 'JKT1' and user_id = 'SPV'`),
  );
  expect(await names(await server.as('KASIR'))).toEqual(['OWNER', 'PUSAT']);
});
