/** The command on the server that lets the last owner in again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, person } from '../../../test/approval-ways.ts';
import { filled } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { resetOwner, type ResetOwner } from './reset-owner.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Runs it as the command does: as the database's owner. */
async function reset(userId: string): Promise<ResetOwner> {
  let done: ResetOwner | undefined;
  await filled(shop.server.database.superUrl, async (db) => {
    done = await resetOwner(db, userId, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  });
  if (done === undefined) throw new Error('nothing came back');
  return done;
}

test('the last owner comes in with the printed password, changes it, and has nothing else left', async () => {
  const owner = await person(shop.server, 'OWNER');
  expect((await addPasskey(owner)).status).toBe(201);
  const { password, ...rest } = await reset('owner');
  expect(rest).toEqual({ user_id: 'OWNER', kode_toko: 'JKT1' });
  expect((await owner.client.get('system/get')).status).toBe(401);
  const client = shop.server.client(await shop.server.login('OWNER', password));
  expect((await client.get('users')).body.code).toBe('PASSWORD_WAJIB_GANTI');
  const body = { password, new_password: 'milik-owner-lagi' };
  expect((await client.put('users/change-password', body)).status).toBe(200);
  expect((await client.get('passkey')).body.data).toEqual([]);
  const news = (await client.get('kabar-pemilik/baru')).body.data.terbaru;
  expect(news).toMatchObject([{ jenis: 'USER_RESET', oleh: '(server)', objek: 'users/OWNER' }]);
  const audit = await shop.rows(sql`select user_id, tindakan, objek, sesudah from audit
    where user_id = '(server)'`);
  const entry = { user_id: '(server)', tindakan: 'users.reset-password', objek: 'users/OWNER' };
  expect(audit).toEqual([{ ...entry, sesudah: null }]);
});

test('nobody but an active OWN is reset this way', async () => {
  await expect(reset('SPV')).rejects.toThrow('SPV is no active user of level OWN');
  await expect(reset('SIAPA')).rejects.toThrow('SIAPA is no active user of level OWN');
  await shop.exec(sql`update users set aktif = false where user_id = 'OWNER2'`, 'JKT2');
  await expect(reset('OWNER2')).rejects.toThrow('OWNER2 is no active user of level OWN');
});
