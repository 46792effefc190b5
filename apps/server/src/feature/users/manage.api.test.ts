/**
 * Managing users and their rights: who may give what, the last owner, ended sessions, live rights.
 */
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { LEVELS } from '@kencana/contract/permission';
import { switchNode } from '@kencana/contract/akses';
import { approveBy, withSecond } from '../../../test/guard-case.ts';
import {
  firstLogin,
  PASSWORD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';

let server: TestServer;
/** A super user beside the people of the harness, whose login no test takes away. */
let admin: TestClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ listen: true });
  const own = await server.as('OWNER');
  await make(own, { user_id: 'ADMIN', nama: 'Admin', level: 'SU', password });
  admin = server.client(await firstLogin(server, 'ADMIN', password));
});
afterAll(() => server.close());

const password = 'kata-sandi-uji';

/** Creates a user; for an owner head office agrees. */
const make = (client: TestClient, body: object) =>
  withSecond(client, 'PUSAT', (detail_authorization) =>
    client.post('users', { ...body, detail_authorization }),
  );

/** Changes a user; for an owner head office agrees. */
const change = (client: TestClient, id: string, body: object) =>
  withSecond(client, 'PUSAT', (detail_authorization) =>
    client.put(`users/${id}`, { ...body, detail_authorization }),
  );

/** Creates a user; answers the id. */
async function newUser(level: string): Promise<string> {
  const user_id = `UJI${++count}`;
  const answer = await make(admin, { user_id, nama: 'Uji', level, password });
  expect(answer.status).toBe(201);
  return user_id;
}

/** Saves a tree that gives more than the level's default, with head office's approval. */
async function approvedTree(client: TestClient, id: string, akses: unknown) {
  const refused = await client.put(`users/${id}/akses`, { akses });
  const given = await approveBy(client, refused, 'PUSAT');
  const detail_authorization = [{ _id: given.body.data._id }];
  return client.put(`users/${id}/akses`, { akses, detail_authorization });
}

test('OWN gives any level, MU gives KASIR, the others none', async () => {
  const tries = async (user: string) => {
    const caller = await server.as(user);
    const given: string[] = [];
    for (const level of LEVELS) {
      const user_id = `L${++count}`;
      const { status } = await make(caller, { user_id, nama: 'Uji', level, password });
      expect([201, 403]).toContain(status);
      if (status === 201) given.push(level);
    }
    return given;
  };
  expect(await tries('OWNER')).toEqual([...LEVELS]);
  expect(await tries('MU1')).toEqual(['KASIR']);
  for (const user of ['DEV1', 'SPV', 'KASIR']) expect(await tries(user)).toEqual([]);
});

test('a user id is unique per server, fields are checked, passwords are never shown', async () => {
  const own = await server.as('OWNER');
  const body = { user_id: 'kasir2', nama: 'Uji', level: 'KASIR', password };
  expect((await own.post('users', body)).body.code).toBe('KODE_SUDAH_ADA');
  const wrong = await own.post('users', { ...body, user_id: 'A B', nama: ' ', level: 'RAJA' });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['level', 'nama', 'user_id']);
  const weak = await own.post('users', { ...body, user_id: 'X9', password: 'a' });
  expect(weak.body.code).toBe('PASSWORD_LEMAH');
  expect(Object.keys(weak.body.errors)).toEqual(['password']);
  const list = await own.get('users');
  expect(list.body.data.map((row: { user_id: string }) => row.user_id)).not.toContain('KASIR2');
  expect(list.raw.toString()).not.toContain('argon2');
});

test('a retry of the same create with the same key creates once', async () => {
  const own = await server.as('OWNER');
  const body = { user_id: 'SEKALI', nama: 'Uji', level: 'KASIR', password };
  const key = { 'idempotency-key': 'buat-sekali' };
  const first = await own.post('users', body, key);
  const again = await own.post('users', body, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
});

test('MU manages neither owners nor MU, nobody manages themselves', async () => {
  const mu = await server.as('MU1');
  for (const user of ['OWNER', 'MU1', 'DEV1']) {
    expect((await mu.put(`users/${user}`, { nama: 'X' })).status).toBe(403);
  }
  const own = await server.as('OWNER');
  for (const change of [{ level: 'SU' }, { aktif: false }]) {
    expect((await own.put('users/OWNER', change)).body.code).toBe('USER_DIRI_SENDIRI');
  }
  expect((await own.put('users/OWNER/password', { password })).body.code).toBe('USER_DIRI_SENDIRI');
  expect((await own.put('users/OWNER/akses', { akses: null })).body.code).toBe('USER_DIRI_SENDIRI');
  expect((await own.put('users/OWNER', { nama: 'Ibu Owner' })).status).toBe(200);
  expect((await own.put('users/TIDAKADA', { nama: 'X' })).status).toBe(404);
  expect((await own.put('users/KASIR2', { nama: 'X' })).status).toBe(404);
});

test('the last active owner stays, also when two owners remove each other at once', async () => {
  const a = await newUser('OWN');
  const b = await newUser('OWN');
  for (const row of (await admin.get('users')).body.data) {
    if (row.level !== 'OWN' || row.user_id === a || row.user_id === b) continue;
    if (row.aktif) await change(admin, row.user_id, { aktif: false });
  }
  const agreed = async (client: TestClient, path: string, body: object) => {
    const refused = await client.put(path, body);
    const given = await approveBy(client, refused, 'PUSAT');
    const detail_authorization = [{ _id: given.body.data._id }];
    return () => client.put(path, { ...body, detail_authorization });
  };
  const asA = server.client(await firstLogin(server, a, password));
  const asB = server.client(await firstLogin(server, b, password));
  // Both wait for the row that is to be demoted: neither may decide on what it read before.
  const lock = lockOf('users.user_id', a);
  const both = await inLine(server.database.superUrl, lock, [
    await agreed(asA, `users/${b}`, { aktif: false }),
    await agreed(asB, `users/${a}`, { level: 'SPV' }),
  ]);
  expect(both.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [409, 'OWNER_TERAKHIR'],
  ]);
  const left = (await admin.get('users')).body.data.filter(
    (row: { level: string; aktif: boolean }) => row.level === 'OWN' && row.aktif,
  );
  expect(left).toHaveLength(1);
  const last = await admin.put(`users/${left[0].user_id}`, { aktif: false });
  expect([last.status, last.body.code]).toEqual([409, 'OWNER_TERAKHIR']);
  expect((await change(admin, 'OWNER', { aktif: true })).status).toBe(200);
});

test('disabling, another level and a reset password end the sessions at once', async () => {
  const own = await server.as('OWNER');
  for (const [path, body] of [
    ['', { aktif: false }],
    ['', { level: 'SPV' }],
    ['/password', { password: 'kata-sandi-baru' }],
  ] as const) {
    const id = await newUser('KASIR');
    const token = await firstLogin(server, id, password);
    const socket = await connect(token);
    const closed = next(socket, 'disconnect');
    expect((await own.put(`users/${id}${path}`, body)).status).toBe(200);
    expect((await server.client(token).get('system/get')).status).toBe(401);
    expect(await closed).toBe('io server disconnect');
    socket.close();
  }
  const kept = await newUser('KASIR');
  const token = await firstLogin(server, kept, password);
  await own.put(`users/${kept}`, { nama: 'Nama Lain' });
  expect((await server.client(token).get('system/get')).status).toBe(200);
});

test('a disabled user cannot log in, an enabled one can', async () => {
  const own = await server.as('OWNER');
  const id = await newUser('KASIR');
  await own.put(`users/${id}`, { aktif: false });
  const login = () => server.client('').post('users/login', { user_id: id, password, paksa: true });
  expect((await login()).status).toBe(401);
  await own.put(`users/${id}`, { aktif: true });
  expect((await login()).status).toBe(200);
});

test('a changed tree holds at the next request of the running session, which is told', async () => {
  const own = await server.as('OWNER');
  const id = await newUser('KASIR');
  const token = await firstLogin(server, id, password);
  const socket = await connect(token);
  const kasir = server.client(token);
  const before = (await own.get(`users/${id}/akses`)).body.data;
  expect(before).toMatchObject({ user_id: id, level: 'KASIR', khusus: false });
  expect((await kasir.get('users')).status).toBe(403);

  const told = next(socket, 'akses-changed');
  const akses = switchNode(before.akses, ['users', 'data-users', 'lihat'], true);
  const saved = await approvedTree(own, id, akses);
  expect(saved.body.data).toMatchObject({ khusus: true, akses });
  await told;
  expect((await kasir.get('users')).status).toBe(200);
  const profile = (await kasir.get('users/saya')).body.data;
  expect(profile.akses).toEqual(akses);

  await own.put(`users/${id}/akses`, { akses: null });
  expect((await kasir.get('users')).status).toBe(403);
  expect((await own.get(`users/${id}/akses`)).body.data.khusus).toBe(false);
  socket.close();
});

test('MU only takes rights away, and takes back to no default what an owner took', async () => {
  const id = await newUser('KASIR');
  const mu = await server.as('MU1');
  const { akses } = (await mu.get(`users/${id}/akses`)).body.data;
  const more = switchNode(akses, ['users', 'data-users', 'lihat'], true);
  const refused = await mu.put(`users/${id}/akses`, { akses: more });
  expect([refused.status, refused.body.code]).toEqual([403, 'HAK_OLEH_PEMILIK']);
  const less = switchNode(akses, ['barang', 'data-barang', 'lihat'], false);
  expect((await mu.put(`users/${id}/akses`, { akses: less })).status).toBe(200);
  const back = await mu.put(`users/${id}/akses`, { akses: null });
  expect([back.status, back.body.code]).toEqual([403, 'HAK_OLEH_PEMILIK']);
  expect((await mu.get(`users/${id}/akses`)).body.data.khusus).toBe(true);
  const own = await server.as('OWNER');
  expect((await own.put(`users/${id}/akses`, { akses: null })).status).toBe(200);
  const strange = [{ key: 'palsu', is_show: true, children: [] }];
  const read = await own.put(`users/${id}/akses`, { akses: strange });
  expect(JSON.stringify(read.body.data.akses)).not.toContain('palsu');
});

test('a right beyond the level’s default has two owners, history and news', async () => {
  const id = await newUser('KASIR');
  const own = await server.as('OWNER');
  const { akses } = (await own.get(`users/${id}/akses`)).body.data;
  const more = switchNode(akses, ['users', 'data-users', 'lihat'], true);
  const refused = await own.put(`users/${id}/akses`, { akses: more });
  expect([refused.status, refused.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
  expect((await own.get(`users/${id}/akses`)).body.data.khusus).toBe(false);
  expect((await approvedTree(own, id, more)).status).toBe(200);
  const kunci = `${id} users.data-users.lihat`;
  const kept = await server.db.tenant('JKT1', async (tx) => ({
    history: await tx.rows(sql`select jenis, user_id, sesudah, approver from riwayat_pengaturan
      where kode_toko = 'JKT1' and kunci = ${kunci}`),
    news: await tx.rows(sql`select jenis, oleh, isi->>'penyetuju' as penyetuju from kabar_pemilik
      where kode_toko = 'JKT1' and isi->>'kunci' = ${kunci}`),
  }));
  expect(kept).toEqual({
    history: [{ jenis: 'users', user_id: 'OWNER', sesudah: 'diberikan', approver: 'PUSAT' }],
    news: [{ jenis: 'PENGATURAN', oleh: 'OWNER', penyetuju: 'PUSAT' }],
  });
});

test('head office manages a branch’s users under its own name; everything is audited', async () => {
  const pusat = await server.as('PUSAT', 'JKT2');
  const user_id = 'CABANG9';
  const made = await pusat.post('users', { user_id, nama: 'Cabang', level: 'KASIR', password });
  expect(made.status).toBe(201);
  const log = await server.db.tenant('JKT2', (tx) =>
    tx.rows(sql`select user_id, tindakan, objek from audit where objek = ${`users/${user_id}`}`),
  );
  expect(log).toEqual([{ user_id: 'PUSAT', tindakan: 'users.tambah', objek: `users/${user_id}` }]);
  const passwords = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select 1 from audit where sesudah::text like ${`%${password}%`}
      or sebelum::text like ${`%${PASSWORD}%`}`),
  );
  expect(passwords).toEqual([]);
});

function connect(token: string): Promise<Socket> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'] });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));
