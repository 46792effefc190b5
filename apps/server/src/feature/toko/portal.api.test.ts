/**
 * Portals: which addresses may stand in one, who writes them, and that a shop on another server is
 * named and never mistaken for the rows that lie here.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { letIn } from '../../../test/guard-case.ts';
import { setSetting } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const LISTED = 'https://cabang.example';
const FAR = `${LISTED}/api/v1`;
const SAID = `Toko Ini Berada Di Server Lain (${FAR}) Dan Tidak Dapat Dijangkau Dari Sini`;
const HERE = '/portal/JKT2/api/v1';

let shop: Shop;
let pusat: TestClient;

beforeAll(async () => {
  const config = { url: 'https://pusat.example', portalOrigins: [LISTED] };
  shop = await openShop({ config, listen: true });
  pusat = shop.as('PUSAT');
  await setSetting(shop.server, 'KIRIM_BARANG_MODULE', 'true', 'PUSAT');
  await shop.exec(
    sql`insert into users (kode_toko, user_id, nama, level, password)
      select 'PUSAT', 'MUPUSAT', 'MU', 'MU', password from users where user_id = 'PUSAT'`,
    'PUSAT',
  );
  await letIn(shop, 'MUPUSAT', 'MU');
});
afterAll(() => shop.close());
beforeEach(() => shop.exec(sql`update toko set portal = ${HERE}`, 'JKT2'));

const edit = (portal: string, who = pusat) => who.put('tokos/JKT2', { portal });
const stored = async () =>
  (await shop.one<{ portal: string }>(sql`select portal from toko`, 'JKT2')).portal;

test.each([
  'https://jahat.example/api/v1',
  'http://cabang.example/api/v1',
  'https://cabang.example.jahat.example/api/v1',
  'https://cabang.example@jahat.example/api/v1',
  'https://a:b@cabang.example/api/v1',
  'https://cabang.example/api/v1?x=1',
  'https://cabang.example/lain',
  'https://pusat.example/portal/JKT1/api/v1',
  '//jahat.example/api/v1',
  '/portal/JKT1/api/v1',
  'javascript:alert(1)//api/v1',
  'cabang.example',
])('an address that nobody listed is refused at its field: %s', async (portal) => {
  const refused = await edit(portal);
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDASI']);
  expect(refused.body.errors).toEqual({ portal: [expect.stringContaining('KENCANA_PORTALS')] });
  expect(await stored()).toBe(HERE);
  const branch = { kode_toko: 'SBY9', nama_toko: 'SBY', prefix: '29', tgl_buka: '2026-11-20' };
  const opened = await pusat.post('tokos', { ...branch, portal });
  expect([opened.status, Object.keys(opened.body.errors)]).toEqual([400, ['portal']]);
});

test.each([HERE, '', FAR, `${FAR}/`, 'https://pusat.example/portal/JKT2/api/v1'])(
  'this server and a listed one are taken: %s',
  async (portal) => {
    const saved = await edit(portal);
    expect([saved.status, await stored()]).toEqual([200, portal]);
  },
);

test('only the owner moves a shop, whatever else a manager of head office edits', async () => {
  const manager = shop.as('MUPUSAT');
  expect((await manager.put('tokos/JKT2', { nama_toko: 'Jakarta Dua' })).status).toBe(200);
  expect((await edit(HERE, manager)).status).toBe(200);
  const refused = await edit(FAR, manager);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['portal']]);
  expect((await edit(FAR, shop.as('OWNER2'))).status).toBe(403);
  expect(await stored()).toBe(HERE);
});

test('head office does not reach a shop elsewhere, nor the rows that lie here', async () => {
  const there = shop.as('PUSAT', 'JKT2');
  expect((await there.get('system/get')).status).toBe(200);
  await edit(FAR);
  const answers = [await there.get('system/get'), await there.post('cash/simpan', {})];
  for (const { status, body } of answers) {
    expect([status, body.code, body.message]).toEqual([503, 'PORTAL_TIDAK_TERJANGKAU', SAID]);
  }
  const list = (await pusat.get('tokos')).body.data as { kode_toko: string; di_sini: boolean }[];
  const here = Object.fromEntries(list.map(({ kode_toko, di_sini }) => [kode_toko, di_sini]));
  expect(here).toEqual({ PUSAT: true, JKT1: true, JKT2: false });
  // Its own people, who work here as long as nobody moved them, are not locked out by a slip.
  expect((await shop.as('KASIR2').get('system/get')).status).toBe(200);
  await edit('');
  expect((await there.get('system/get')).status).toBe(200);
});

test('reports and charts over the chain name it instead of counting nothing', async () => {
  await edit(FAR);
  const all = await pusat.get('laporan/barang-detail?kode_toko=ALL');
  expect([all.status, all.body.data.gagal]).toEqual([200, [{ kode_toko: 'JKT2', message: SAID }]]);
  const one = await pusat.get('laporan/barang-detail?kode_toko=JKT2');
  expect([one.status, one.body.code]).toEqual([503, 'PORTAL_TIDAK_TERJANGKAU']);
  const chart = await pusat.get('cash-pusat/daily-cash-chart');
  expect([chart.status, chart.body.gagal]).toEqual([200, [{ kode_toko: 'JKT2', message: SAID }]]);
});
