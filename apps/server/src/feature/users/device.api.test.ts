/**
 * Who guesses holds himself: not a colleague at another address, not his trusted devices, not a
 * supervisor's approvals. Whoever is held over all addresses has a way back.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, setSetting, startTestServer } from '../../../test/harness.ts';
import type { Answer, TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { trustProxy: true } });
  await setSetting(server, 'SESI_BANYAK', 'true');
  await holdEveryWait();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.shared((tx) => tx.exec(sql`delete from percobaan_login`));
});

const TOKO = '203.0.113.7';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** A login from an address; `cookie` is what a browser kept of an earlier one. */
function login(user_id: string, password: string, alamat = TOKO, cookie = ''): Promise<Answer> {
  const headers = { 'x-forwarded-for': alamat, 'user-agent': CHROME, ...(cookie && { cookie }) };
  return server.client('').post('users/login', { user_id, password }, headers);
}

/** The cookie of a right login, as a browser sends it back. */
async function trusted(user_id: string, cookie = ''): Promise<string> {
  const answer = await login(user_id, PASSWORD, TOKO, cookie);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function guess(user_id: string, times: number, from: (n: number) => string, cookie = '') {
  const codes: string[] = [];
  for (let n = 0; n < times; n += 1) {
    codes.push(String((await login(user_id, `salah${n}`, from(n), cookie)).body.code));
  }
  return codes;
}

/** The first wait is a second: on a slow machine it would end between two guesses. */
async function holdEveryWait(): Promise<void> {
  const root = new pg.Client({ connectionString: server.database.superUrl });
  await root.connect();
  await root.query(`create function tahan() returns trigger language plpgsql as $$ begin
    if new.sampai > clock_timestamp() then new.sampai := now() + interval '5 minutes'; end if;
    return new; end $$`);
  await root.query(`create trigger tahan before insert or update on percobaan_login
    for each row execute function tahan()`);
  await root.end();
}

/** As after many more guesses. */
const heldForLong = (user_id: string) =>
  server.db.shared((tx) =>
    tx.exec(sql`update percobaan_login set gagal = 200, sampai = now() + interval '5 minutes'
      where kunci = ${`user:${user_id}`}`),
  );

const here = () => TOKO;
const everywhere = (n: number) => `198.51.${n}.1`;

test('guesses of one address hold a user there, not elsewhere', async () => {
  expect((await guess('SPV', 8, here)).slice(4)).toEqual([
    'LOGIN_SALAH',
    ...Array.from({ length: 3 }, () => 'TERLALU_SERING'),
  ]);
  expect((await login('SPV', PASSWORD)).body.code).toBe('TERLALU_SERING');
  expect((await login('SPV', PASSWORD, '203.0.113.8')).status).toBe(200);
});

test("a colleague at the shop's own address does not hold a device of the user", async () => {
  const cookie = await trusted('SPV');
  await guess('SPV', 8, here);
  expect((await login('SPV', PASSWORD)).status).toBe(429);
  expect((await login('SPV', PASSWORD, TOKO, cookie)).status).toBe(200);
  // Nor does one who makes the whole address wait, with a hundred names.
  for (let n = 0; n < 110; n += 1) await login(`ORANG${n}`, 'salah');
  expect((await login('KASIR', PASSWORD)).status).toBe(429);
  expect((await login('SPV', PASSWORD, TOKO, cookie)).status).toBe(200);
});

test('guesses from many addresses hold a user at unknown devices alone', async () => {
  const cookie = await trusted('SPV');
  const codes = await guess('SPV', 40, everywhere);
  expect(codes.filter((code) => code === 'LOGIN_SALAH').length).toBe(30);
  expect((await login('SPV', PASSWORD, '203.0.113.99')).status).toBe(429);
  expect((await login('SPV', PASSWORD, '203.0.113.99', cookie)).status).toBe(200);
  // A right login at a device does not give the guessers a new start.
  expect((await login('SPV', 'salah', '203.0.113.98')).status).toBe(429);
});

test('guesses at a device are held there, and open no other way', async () => {
  const cookie = await trusted('SPV');
  const other = await trusted('SPV');
  expect((await guess('SPV', 8, everywhere, cookie)).slice(5)).toEqual([
    'TERLALU_SERING',
    'TERLALU_SERING',
    'TERLALU_SERING',
  ]);
  expect((await login('SPV', PASSWORD, TOKO, cookie)).status).toBe(429);
  expect((await login('SPV', PASSWORD, TOKO, other)).status).toBe(200);
});

test('a device of one user is none of another', async () => {
  const cookie = await trusted('KASIR');
  await guess('SPV', 8, here);
  expect((await login('SPV', PASSWORD, TOKO, cookie)).status).toBe(429);
});

test('the cookie is read by no script, sent by no other page, and known to no table', async () => {
  const { headers } = await login('KASIR', PASSWORD);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(
    /^kencana_perangkat=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  const secure = await server
    .client('')
    .post(
      'users/login',
      { user_id: 'KASIR', password: PASSWORD },
      { 'x-forwarded-proto': 'https', 'x-forwarded-for': TOKO },
    );
  expect(String(secure.headers['set-cookie'])).toMatch(/; SameSite=Strict; Secure$/);
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows<{ teks: string }>(sql`select perangkat::text as teks from perangkat`),
  );
  const token = cookie.slice('kencana_perangkat='.length, cookie.indexOf(';'));
  expect(rows.some(({ teks }) => teks.includes(token))).toBe(false);
});

test('a browser keeps one token for all its users, and no token that nobody gave', async () => {
  const first = await trusted('KASIR');
  expect(await trusted('SPV', first)).toBe(first);
  const planted = `kencana_perangkat=${'x'.repeat(43)}`;
  const fresh = await trusted('SPV', planted);
  expect(fresh).not.toBe(planted);
  await guess('SPV', 8, here);
  expect((await login('SPV', PASSWORD, TOKO, planted)).status).toBe(429);
});

test('a new password, and being shut out, end the trust', async () => {
  const owner = await server.as('OWNER');
  const cookie = await trusted('DEV1');
  const session = server.client(await server.login('DEV1'));
  const fresh = 'kata-sandi-baru';
  const changed = await session.put('users/change-password', {
    password: PASSWORD,
    new_password: fresh,
  });
  expect(changed.status).toBe(200);
  await guess('DEV1', 8, here);
  expect((await login('DEV1', fresh, TOKO, cookie)).status).toBe(429);
  await owner.post('users/DEV1/buka-kunci');
  const again = await login('DEV1', fresh);
  const second = String(again.headers['set-cookie']).split(';')[0] ?? '';
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set aktif = false where user_id = 'DEV1'`),
  );
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set aktif = true where user_id = 'DEV1'`),
  );
  await guess('DEV1', 8, here);
  expect((await login('DEV1', fresh, TOKO, second)).status).toBe(429);
});

test('an owner lets a user in again: audited, for a few tries, and nobody else may', async () => {
  await guess('SPV', 40, everywhere);
  await guess('SPV', 8, here);
  const owner = await server.as('OWNER');
  const listed = (await owner.get('users/kunci')).body.data;
  expect(listed).toEqual([{ user_id: 'SPV', gagal: 30, sampai: expect.any(String) }]);
  for (const other of ['MU1', 'KASIR']) {
    const client = await server.as(other);
    expect((await client.post('users/SPV/buka-kunci')).status).toBe(403);
    expect((await client.get('users/kunci')).status).toBe(403);
    expect((await client.get('users/SPV/perangkat')).status).toBe(403);
  }
  expect((await (await server.as('OWNER2')).post('users/SPV/buka-kunci')).status).toBe(404);
  const released = await owner.post('users/spv/buka-kunci');
  expect([released.status, released.body.message]).toEqual([200, 'User Boleh Login Lagi']);
  expect((await owner.get('users/kunci')).body.data).toEqual([]);
  const audit = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ user_id: string; objek: string }>(sql`select user_id, objek from audit
      where kode_toko = 'JKT1' and tindakan = 'users.buka-kunci' order by seq desc limit 1`),
  );
  expect(audit).toEqual({ user_id: 'OWNER', objek: 'users/SPV' });
  expect((await login('SPV', PASSWORD)).status).toBe(200);
});

test('a release gives five tries and not one more, also at an address that waits', async () => {
  for (let n = 0; n < 110; n += 1) await login(`ORANG${n}`, 'salah');
  const owner = await server.as('OWNER');
  await owner.post('users/SPV/buka-kunci');
  expect(await guess('SPV', 7, here)).toEqual([
    ...Array.from({ length: 5 }, () => 'LOGIN_SALAH'),
    'TERLALU_SERING',
    'TERLALU_SERING',
  ]);
  await owner.post('users/SPV/buka-kunci');
  expect((await login('SPV', PASSWORD)).status).toBe(200);
});

test('a code of a known device lets a new one in while 200 addresses guess, and no guesser', async () => {
  const cookie = await trusted('OWNER');
  const far = (n: number) => `198.51.${n}.1`;
  await guess('OWNER', 60, far);
  await heldForLong('OWNER');
  const NEW = '192.0.2.77';
  expect((await login('OWNER', PASSWORD, NEW)).body.code).toBe('TERLALU_SERING');
  const known = await login('OWNER', PASSWORD, TOKO, cookie);
  expect(known.status).toBe(200);
  const owner = server.client(known.body.data.token);
  const before = (await owner.get('users/perangkat')).body.count;
  const made = await owner.post('users/perangkat/izin', {});
  expect(made.status).toBe(201);
  const { kode } = made.body.data;
  expect(kode).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  const kept = await server.db.shared((tx) => tx.rows(sql`select kunci from percobaan_login`));
  expect(JSON.stringify(kept)).not.toContain(kode);

  const typed = (user_id: string, password: string, code: string, alamat = NEW) =>
    server
      .client('')
      .post('users/login', { user_id, password, kode: code }, { 'x-forwarded-for': alamat });
  // Guessers go on, with codes of their own: none of them takes a try of the code away.
  for (let n = 60; n < 200; n += 1) {
    const kodeSalah = n % 2 === 0 ? 'AAAA-BBBB-CCCC-DDDD' : '';
    const said = await typed('OWNER', `salah${n}`, kodeSalah, far(n));
    expect(said.body.code).toBe('TERLALU_SERING');
  }
  expect((await typed('OWNER', PASSWORD, 'AAAA-BBBB-CCCC-DDDD')).body.code).toBe('TERLALU_SERING');
  expect((await typed('SPV', PASSWORD, kode)).status).toBe(200);
  expect((await typed('OWNER', 'keliru', kode)).body.code).toBe('LOGIN_SALAH');
  // Refused for another reason it is still good: the screen asks and sends it again.
  await setSetting(server, 'SESI_BANYAK', 'false');
  expect((await typed('OWNER', PASSWORD, kode)).body.code).toBe('USER_SEDANG_DIGUNAKAN');
  await setSetting(server, 'SESI_BANYAK', 'true');
  const came = await typed('OWNER', PASSWORD, kode.toLowerCase().replaceAll('-', ' '));
  expect([came.status, came.body.code]).toEqual([200, undefined]);
  expect((await owner.get('users/perangkat')).body.count).toBe(before + 1);
  // Used, it opens nothing more; from now on the new device is a known one.
  expect((await typed('OWNER', PASSWORD, kode, '192.0.2.78')).body.code).toBe('TERLALU_SERING');
  const log = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select user_id from audit where tindakan = 'users.izin-perangkat'`),
  );
  expect(log).toEqual([{ user_id: 'OWNER' }]);
});

test('a code is good for five tries and ten minutes, the newest alone; many wait', async () => {
  const owner = server.client((await login('OWNER', PASSWORD)).body.data.token);
  const make = async () => (await owner.post('users/perangkat/izin', {})).body;
  const typed = (password: string, kode: string) =>
    server
      .client('')
      .post(
        'users/login',
        { user_id: 'OWNER', password, kode },
        { 'x-forwarded-for': '192.0.2.9' },
      );
  await guess('OWNER', 60, (n) => `198.51.${n}.1`);
  await heldForLong('OWNER');
  const old = (await make()).data.kode;
  const { kode } = (await make()).data;
  expect((await typed(PASSWORD, old)).body.code).toBe('TERLALU_SERING');
  for (let n = 0; n < 5; n += 1) {
    expect((await typed(`salah${n}`, kode)).body.code).toBe('LOGIN_SALAH');
  }
  expect((await typed(PASSWORD, kode)).body.code).toBe('TERLALU_SERING');
  const late = (await make()).data.kode;
  await server.db.shared((tx) =>
    tx.exec(sql`update percobaan_login set sampai = now() - interval '1 second'
      where starts_with(kunci, 'lepas:OWNER|')`),
  );
  expect((await typed(PASSWORD, late)).body.code).toBe('TERLALU_SERING');
  const codes = [];
  for (let n = 0; n < 4; n += 1) codes.push((await make()).code);
  expect(codes).toContain('TERLALU_SERING');
  expect((await server.client('').post('users/perangkat/izin', {})).status).toBe(401);
});

test('everybody sees and ends his own devices, an owner those of his users', async () => {
  const owner = await server.as('OWNER');
  const kasir2 = await server.as('KASIR2');
  const cookie = await trusted('MU1');
  const mu = server.client(await server.login('MU1'));
  const own = (await mu.get('users/perangkat')).body.data;
  const named = own.find((row: { nama: string }) => row.nama === 'Chrome, Windows');
  expect(named).toMatchObject({ ip: TOKO });
  expect(JSON.stringify(own)).not.toContain('token');
  expect((await kasir2.del(`users/perangkat/${named._id}`)).status).toBe(404);
  expect((await (await server.as('OWNER2')).get('users/MU1/perangkat')).status).toBe(404);
  expect((await owner.get('users/MU1/perangkat')).body.data).toContainEqual(named);
  expect((await mu.del(`users/perangkat/${named._id}`)).status).toBe(200);
  await guess('MU1', 8, here);
  expect((await login('MU1', PASSWORD, TOKO, cookie)).status).toBe(429);
  const [left] = (await owner.get('users/MU1/perangkat')).body.data;
  expect((await owner.del(`users/MU1/perangkat/${left._id}`)).status).toBe(200);
  expect((await owner.del(`users/MU1/perangkat/${left._id}`)).status).toBe(404);
});

test('a user has twenty devices; the longest unused goes', async () => {
  const first = await trusted('KASIR');
  for (let n = 0; n < 20; n += 1) await trusted('KASIR');
  const kasir = server.client(await server.login('KASIR'));
  expect((await kasir.get('users/perangkat')).body.count).toBe(20);
  await guess('KASIR', 8, here);
  expect((await login('KASIR', PASSWORD, TOKO, first)).status).toBe(429);
});

test("a cashier's guesses hold his own approvals and nobody else's", async () => {
  const [kasir, mu] = [await server.as('KASIR'), await server.as('MU1')];
  await fillTill(kasir);
  const asked = await askCashOut(kasir);
  const others = await askCashOut(mu);
  const give = (client: typeof kasir, subjek: string, password: string) =>
    client.post('authorization', { user_id: 'SPV', password, subjek });
  const codes: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    codes.push(String((await give(kasir, asked.subjek, `salah${n}`)).body.code));
  }
  expect(codes.slice(5)).toEqual(['TERLALU_SERING', 'TERLALU_SERING', 'TERLALU_SERING']);
  // At the same address the supervisor approves for another, and logs in.
  expect((await give(mu, others.subjek, PASSWORD)).status).toBe(201);
  expect(
    (await server.client('').post('users/login', { user_id: 'SPV', password: PASSWORD })).status,
  ).toBe(200);
});

test("guesses at a supervisor's login do not hold his approvals", async () => {
  const kasir = await server.as('KASIR');
  const asked = await askCashOut(kasir);
  await guess('SPV', 40, everywhere);
  await guess('SPV', 8, () => '127.0.0.1');
  const body = { user_id: 'SPV', password: PASSWORD, subjek: asked.subjek };
  expect((await kasir.post('authorization', body)).status).toBe(201);
});
