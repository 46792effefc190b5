/** Login, logout, own password: messages, limits, one active login, and what ends a session. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { PASSWORD, setSetting, startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.shared((tx) => tx.exec(sql`delete from percobaan_login`));
});

const post = (body: object, headers = {}) => server.client('').post('users/login', body, headers);

test('login answers token, user, shop, date, modules; both headers take the token', async () => {
  const { status, body } = await post({ user_id: 'kasir', password: PASSWORD, paksa: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'success',
    data: {
      user: { user_id: 'KASIR', level: 'KASIR', kode_toko: 'JKT1' },
      toko: { kode_toko: 'JKT1', tipe_toko: 'CABANG' },
      tgl_system: '2026-11-20',
      versi: '0.0.0-test',
    },
  });
  expect(body.data.user.password).toBeUndefined();
  expect(body.data.user.akses.length).toBeGreaterThan(0);
  expect(body.data.modules).toContainEqual({ key: 'PEMBULATAN', value: '500' });
  expect((await server.client(body.data.token).get('system/get')).status).toBe(200);
  const bearer = { authorization: `Bearer ${body.data.token}` };
  expect((await server.client('').get('system/get', bearer)).status).toBe(200);
});

test('unknown user and wrong password answer alike', async () => {
  const wrong = await post({ user_id: 'KASIR', password: 'salah' });
  const unknown = await post({ user_id: 'SIAPA', password: 'salah' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body).toEqual({
    status: 'error',
    code: 'LOGIN_SALAH',
    message: 'User Id atau Password Salah',
  });
});

test('a disabled user and a wrong password answer alike, and disabling ends sessions', async () => {
  const token = await server.login('DEV1');
  const toggle = (aktif: boolean) =>
    server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update users set aktif = ${aktif} where user_id = 'DEV1'`),
    );
  await toggle(false);
  expect((await post({ user_id: 'DEV1', password: PASSWORD })).body.code).toBe('LOGIN_SALAH');
  expect((await server.client(token).get('system/get')).status).toBe(401);
  await toggle(true);
});

test('guessing is delayed, also in parallel and for users that do not exist', async () => {
  const tries = Array.from({ length: 12 }, () => post({ user_id: 'TEBAK', password: 'x' }));
  const answers = await Promise.all(tries);
  const tooOften = answers.filter((answer) => answer.status === 429);
  expect(answers.filter((answer) => answer.status === 401).length).toBe(5);
  expect(tooOften.length).toBe(7);
  expect(tooOften[0]?.body).toMatchObject({ code: 'TERLALU_SERING' });
  expect(Number(tooOften[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post({ user_id: 'KASIR', password: PASSWORD, paksa: true })).status).toBe(200);
});

test('right passwords in parallel are never taken for guesses', async () => {
  await setSetting(server, 'SESI_BANYAK', 'true');
  for (let round = 0; round < 5; round++) {
    const tries = ['KASIR', 'SPV', 'MU1', 'DEV1', 'OWNER'].flatMap((user_id) => [
      post({ user_id, password: PASSWORD }),
      post({ user_id, password: PASSWORD }),
    ]);
    expect(new Set((await Promise.all(tries)).map((a) => a.status))).toEqual(new Set([200]));
  }
  await setSetting(server, 'SESI_BANYAK', 'false');
});

test('an address is delayed over many users', async () => {
  const answers = [];
  for (let n = 0; n < 101; n++) answers.push(await post({ user_id: `ORANG${n}`, password: 'x' }));
  expect(answers.at(-1)?.status).toBe(429);
});

test('one active login: the second is refused, paksa ends the first', async () => {
  const first = await server.login('SPV');
  const second = await post({ user_id: 'SPV', password: PASSWORD });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'USER_SEDANG_DIGUNAKAN',
    message: 'User Id Sedang Digunakan',
  });
  const third = await server.login('SPV');
  expect((await server.client(first).get('system/get')).status).toBe(401);
  expect((await server.client(third).get('system/get')).status).toBe(200);
});

test('two logins at the same moment: one wins', async () => {
  await server.client(await server.login('MU1')).post('users/logout', {});
  const both = await Promise.all([1, 2, 3].map(() => post({ user_id: 'MU1', password: PASSWORD })));
  expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('SESI_BANYAK allows several', async () => {
  await setSetting(server, 'SESI_BANYAK', 'true');
  const first = await server.login('SPV');
  await server.login('SPV');
  expect((await server.client(first).get('system/get')).status).toBe(200);
  await setSetting(server, 'SESI_BANYAK', 'false');
});

test('logout, the idle limit and the absolute limit end a session', async () => {
  const token = await server.login('KASIR');
  const caller = server.client(token);
  expect((await caller.post('users/logout', { user_id: 'KASIR' })).status).toBe(200);
  const after = await caller.get('system/get');
  expect(after.status).toBe(401);
  expect(after.body.message).toContain('Invalid Token.');
  for (const change of [
    sql`last_seen = now() - interval '13 hours'`,
    sql`expires_at = now() - interval '1 second'`,
  ]) {
    const fresh = server.client(await server.login('KASIR'));
    expect((await fresh.get('system/get')).status).toBe(200);
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update sesi set ${change} where user_id = 'KASIR' and ended_at is null`),
    );
    expect((await fresh.get('system/get')).status).toBe(401);
  }
});

test('tokens are stored hashed, and last_seen moves at most once a minute', async () => {
  const token = await server.login('KASIR');
  const seen = () =>
    server.db.tenant('JKT1', (tx) =>
      tx.one<{ teks: string; last_seen: Date }>(sql`select sesi::text as teks, last_seen from sesi
        where user_id = 'KASIR' and ended_at is null`),
    );
  const before = await seen();
  expect(before.teks).not.toContain(token);
  await server.client(token).get('system/get');
  expect((await seen()).last_seen).toEqual(before.last_seen);
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update sesi set last_seen = now() - interval '2 minutes'
      where user_id = 'KASIR' and ended_at is null`),
  );
  await server.client(token).get('system/get');
  const age = Date.now() - (await seen()).last_seen.getTime();
  expect(age).toBeLessThan(60_000);
});

test('change password: wrong old, weak new, then it ends the other sessions', async () => {
  await setSetting(server, 'SESI_BANYAK', 'true');
  const own = server.client(await server.login('KASIR'));
  const other = server.client(await server.login('KASIR'));
  const change = (password: string, new_password: string) =>
    own.put('users/change-password', { password, new_password });
  expect((await change('salah', 'baru-sekali')).body.code).toBe('PASSWORD_LAMA_SALAH');
  expect((await change(PASSWORD, 'pendek')).body.code).toBe('PASSWORD_LEMAH');
  expect((await change(PASSWORD, PASSWORD)).body.code).toBe('PASSWORD_LEMAH');
  const changed = await change(PASSWORD, 'baru-sekali');
  expect(changed.body).toEqual({
    status: 'success',
    data: null,
    message: 'Update password berhasil',
  });
  expect((await own.get('system/get')).status).toBe(200);
  expect((await other.get('system/get')).status).toBe(401);
  expect((await post({ user_id: 'KASIR', password: PASSWORD })).status).toBe(401);
  expect((await change('baru-sekali', PASSWORD)).status).toBe(200);
  await setSetting(server, 'SESI_BANYAK', 'false');
});

test.each([
  ['is changed', sql`password = 'lain'`],
  ['belongs to a user who is disabled', sql`aktif = false`],
])('a password that %s while it is being checked opens nothing', async (_what, change) => {
  const before = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ password: string }>(sql`select password from users where user_id = 'DEV1'`),
  );
  let login: ReturnType<typeof post> | undefined;
  await server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`update users set ${change} where user_id = 'DEV1'`);
    await tx.exec(sql`update sesi set ended_at = now() where user_id = 'DEV1'`);
    login = post({ user_id: 'DEV1', password: PASSWORD, paksa: true });
    await vi.waitFor(async () => {
      const waiting = await tx.one<{ n: number }>(sql`select count(*)::int as n
        from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      expect(waiting.n).toBe(1);
    }, 10_000);
  });
  const answer = await login;
  expect([answer?.status, answer?.body.code]).toEqual([401, 'LOGIN_SALAH']);
  const open = await server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`update users set aktif = true, password = ${before.password}
      where user_id = 'DEV1'`);
    return tx.rows(sql`select 1 from sesi where user_id = 'DEV1' and ended_at is null`);
  });
  expect(open).toEqual([]);
});

test('users of the shop are listed without secrets, by level', async () => {
  const spv = await server.as('SPV');
  const { body } = await spv.get('users/get/all?level=SPV,OWN');
  expect(body.data.map((user: { user_id: string }) => user.user_id)).toEqual(['OWNER', 'SPV']);
  expect(body.count).toBe(2);
  expect(body.data[0]).toEqual({
    user_id: 'OWNER',
    nama: 'OWNER',
    level: 'OWN',
    kode_toko: 'JKT1',
    aktif: true,
  });
  expect((await spv.get('users/get/all')).body.count).toBe(5);
});

test("the user's own language is used for messages; the header wins", async () => {
  const caller = await server.as('SPV');
  expect((await caller.put('users/bahasa', { bahasa: 'xx' })).status).toBe(400);
  expect((await caller.put('users/bahasa', { bahasa: 'en' })).status).toBe(200);
  const english = (await caller.get('para-system/key/TIDAK_ADA')).body.message;
  const indonesian = (await caller.get('para-system/key/TIDAK_ADA', { 'x-bahasa': 'id' })).body;
  expect(english).not.toBe(indonesian.message);
  expect(indonesian.message).toBe('Data Tidak Ditemukan');
});
