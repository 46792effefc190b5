/** Whoever shows rows of a master hears of every change of them: by form, by file, and of none. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Masters that were told of since it was asked last. */
async function told(): Promise<unknown[]> {
  const rows = await shop.rows<{ isi: { room: string; payload: { master: string[] } } }>(sql`
    select isi from outbox where isi->>'event' = 'master-changed' order by id`);
  await shop.exec(sql`delete from outbox where isi->>'event' = 'master-changed'`);
  return rows.map(({ isi }) => [isi.room, isi.payload]);
}

const BAKI = [['toko:JKT1', { kode_toko: 'JKT1', master: ['baki'] }]];

it('of each row that is added, changed and deleted', async () => {
  const baki = { kode_baki: 'Z9', nama_baki: 'Z', kode_gudang: 'TOKO' };
  await told();
  expect((await shop.owner.post('baki', baki)).status).toBe(201);
  expect(await told()).toEqual(BAKI);
  expect((await shop.owner.put('baki/Z9', { ...baki, nama_baki: 'ZZ' })).status).toBe(200);
  expect(await told()).toEqual(BAKI);
  expect((await shop.owner.del('baki/Z9')).status).toBe(200);
  expect(await told()).toEqual(BAKI);
});

it('of a file once, and of what was refused or looked at alone not at all', async () => {
  const file = (rows: string) => ({
    isi: Buffer.from(`kode_baki,nama_baki,kode_gudang\r\n${rows}`).toString('base64'),
    mode: 'TAMBAH',
  });
  const many = file('Y1,Y,TOKO\r\nY2,Y,TOKO\r\n');
  expect((await shop.owner.post('baki/impor/periksa', many)).status).toBe(200);
  expect((await shop.owner.post('baki', { kode_baki: '' })).status).toBe(400);
  expect(await told()).toEqual([]);
  const done = await shop.owner.post('baki/impor', many);
  expect([done.status, done.body.data?.baru]).toEqual([200, 2]);
  expect(await told()).toEqual(BAKI);
});
