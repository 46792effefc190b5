/** What owners are told: kept, live to owners only, counted until read, of every shop at PUSAT. */
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSecond } from '../../../test/guard-case.ts';
import { type Shop, openShop } from '../../../test/open-shop.ts';

let shop: Shop;
const sockets: Socket[] = [];
const password = 'kata-sandi-uji';
const DAYS = 'tgl_from=2020-01-01&tgl_to=2099-12-31';

beforeAll(async () => {
  shop = await openShop({ listen: true });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await shop.close();
});

/** What the user's live connection hears of `kabar-pemilik`, from now on. */
async function hears(userId: string, kode_toko?: string): Promise<Record<string, unknown>[]> {
  const auth = { token: await shop.token(userId), kode_toko };
  const options = { auth, transports: ['websocket'], forceNew: true };
  const socket = io(shop.server.url, options);
  sockets.push(socket);
  const heard: Record<string, unknown>[] = [];
  socket.on('kabar-pemilik', (news: Record<string, unknown>) => heard.push(news));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return heard;
}

const list = async (userId: string) =>
  (await shop.as(userId).get(`kabar-pemilik?${DAYS}`)).body.data;

test('making an SPV is told to the owners of the shop and of head office, and to nobody else', async () => {
  const [own, far, other, spv, mu] = await Promise.all([
    hears('OWNER'),
    hears('PUSAT', 'JKT2'),
    hears('OWNER2'),
    hears('SPV'),
    hears('MU1'),
  ]);
  const body = { user_id: 'SPV7', nama: 'Baru', level: 'SPV', password };
  expect((await shop.owner.post('users', body)).status).toBe(201);
  await expect.poll(() => [own?.length, far?.length]).toEqual([1, 1]);
  const told = {
    kode_toko: 'JKT1',
    jenis: 'USER_BARU',
    oleh: 'OWNER',
    objek: 'users/SPV7',
    isi: { user: 'SPV7', level: 'SPV' },
  };
  expect([own?.[0], far?.[0]]).toMatchObject([told, told]);
  expect([other, spv, mu]).toEqual([[], [], []]);
  expect(await list('OWNER')).toMatchObject([told]);
  expect(await list('PUSAT')).toMatchObject([told]);
  expect(await list('OWNER2')).toEqual([]);
  for (const user of ['SPV', 'MU1', 'KASIR', 'DEV1']) {
    expect((await shop.as(user).get(`kabar-pemilik?${DAYS}`)).status).toBe(403);
  }
});

test('reset, level, disabling and enabling are told, of a cashier too; a name is not', async () => {
  const before = (await list('OWNER')).length;
  const change = (body: object) =>
    withSecond(shop.owner, 'PUSAT', (detail_authorization) =>
      shop.owner.put('users/SPV7', { ...body, detail_authorization }),
    );
  await shop.owner.put('users/SPV7/password', { password: 'kata-sandi-lain' });
  await change({ aktif: false });
  await change({ aktif: true });
  await change({ level: 'KASIR' });
  await change({ level: 'SU' });
  await change({ level: 'KASIR' });
  await change({ nama: 'Nama Lain' });
  await shop.owner.post('users', { user_id: 'KAS7', nama: 'Kasir', level: 'KASIR', password });
  await shop.owner.put('users/KAS7/password', { password: 'kata-sandi-lain' });
  const rows = (await list('OWNER')).slice(0, -before);
  expect(
    rows.toReversed().map((row: { jenis: string; isi: object }) => [row.jenis, row.isi]),
  ).toEqual([
    ['USER_RESET', { user: 'SPV7', level: 'SPV' }],
    ['USER_NONAKTIF', { user: 'SPV7', level: 'SPV' }],
    ['USER_AKTIF', { user: 'SPV7', level: 'SPV' }],
    ['USER_LEVEL', { user: 'SPV7', level: 'KASIR', dari: 'SPV' }],
    ['USER_LEVEL', { user: 'SPV7', level: 'SU', dari: 'KASIR', penyetuju: 'PUSAT' }],
    ['USER_LEVEL', { user: 'SPV7', level: 'KASIR', dari: 'SU', penyetuju: 'PUSAT' }],
    ['USER_BARU', { user: 'KAS7', level: 'KASIR' }],
    ['USER_RESET', { user: 'KAS7', level: 'KASIR' }],
  ]);
});

test('an owner sees how much others did since he read; his own acts are no news to him', async () => {
  const unread = async (user: string) => (await shop.as(user).get('kabar-pemilik/baru')).body.data;
  expect(await unread('OWNER')).toEqual({ jumlah: 0, terbaru: [] });
  const { jumlah, terbaru } = await unread('PUSAT');
  expect([jumlah, terbaru.length]).toEqual([9, 5]);
  const read = await shop.as('PUSAT').put('kabar-pemilik/dibaca', { sampai: terbaru[2].waktu });
  expect(read.status).toBe(200);
  expect((await unread('PUSAT')).jumlah).toBe(2);
  // Reading further back takes nothing back, and nobody reads what is yet to come.
  await shop.as('PUSAT').put('kabar-pemilik/dibaca', { sampai: '2020-01-01T00:00:00.000Z' });
  expect((await unread('PUSAT')).jumlah).toBe(2);
  await shop.as('PUSAT').put('kabar-pemilik/dibaca', { sampai: '2099-01-01T00:00:00.000Z' });
  expect((await unread('PUSAT')).jumlah).toBe(0);
  await shop.as('PUSAT', 'JKT1').put('users/SPV7', { level: 'SPV' });
  expect((await unread('OWNER')).jumlah).toBe(1);
  expect((await unread('PUSAT')).jumlah).toBe(0);
  expect((await unread('OWNER2')).jumlah).toBe(0);
});

test('a period that ends before it begins, a bad date and a bad instant are refused with the field', async () => {
  const call = (query: string) => shop.owner.get(`kabar-pemilik?${query}`);
  const upside = await call('tgl_from=2026-02-01&tgl_to=2026-01-01');
  expect([upside.status, upside.body.code, Object.keys(upside.body.errors)]).toEqual([
    400,
    'TANGGAL_TERBALIK',
    ['tgl_to'],
  ]);
  const wrong = await call('tgl_from=kemarin&tgl_to=2026-01-01');
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['tgl_from']]);
  const read = await shop.owner.put('kabar-pemilik/dibaca', { sampai: 'nanti' });
  expect([read.status, Object.keys(read.body.errors)]).toEqual([400, ['sampai']]);
  expect((await call('tgl_from=2020-01-01&tgl_to=2020-01-02')).body.data).toEqual([]);
});

test('the application can neither change nor take back what was told', async () => {
  await expect(shop.exec(sql`delete from kabar_pemilik`)).rejects.toThrow(/permission denied/);
  await expect(shop.exec(sql`update kabar_pemilik set oleh = 'X'`)).rejects.toThrow(
    /permission denied/,
  );
});
