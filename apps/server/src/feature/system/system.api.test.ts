/**
 * Settings: who may change them, which values pass, the live event, and the audit chain that
 * records it.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingDefs } from '@kencana/contract/setting';
import { verifyChains } from '../../platform/backup/audit-chain.ts';
import { asSuperuser } from '../../../test/database.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.close());

function connect(token: string, kode_toko?: string): Promise<Socket> {
  const socket = io(server.url, { auth: { token, kode_toko }, transports: ['websocket'] });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
}

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

/** The change of a setting; what an earlier test changed may still be on its way. */
const changed = (socket: Socket, key: string) =>
  new Promise<unknown>((resolve) =>
    socket.on('settings-changed', (change: { key: string }) => {
      if (change.key === key) resolve(change);
    }),
  );
const cicilan = (socket: Socket) => changed(socket, 'CICILAN_MODULE');

test('flags and parameters are read with their defaults', async () => {
  const caller = await server.as('KASIR');
  expect((await caller.get('para-system/key/PEMBULATAN')).body.data).toEqual({
    key: 'PEMBULATAN',
    value: '500',
  });
  expect((await caller.get('para-system/key/NGAWUR')).status).toBe(404);
  const modules = (await caller.get('para-system/type/module')).body.data;
  expect(modules).toContainEqual({ key: 'CICILAN_MODULE', value: 'false' });
  expect(modules).not.toContainEqual({ key: 'PEMBULATAN', value: '500' });
  expect((await caller.get('para-system')).body.data.length).toBeGreaterThan(modules.length);
});

test('OWN, SU, DEV and MU change what is no control, to values that make sense', async () => {
  for (const [user, status] of [
    ['KASIR', 403],
    ['SPV', 403],
    ['DEV1', 200],
    ['MU1', 200],
    ['OWNER', 200],
  ] as const) {
    const caller = await server.as(user);
    expect((await caller.put('para-system/key/DOUBLE_SLIP_MODULE', { value: true })).status).toBe(
      status,
    );
  }
  const own = await server.as('OWNER');
  for (const [key, value] of [
    ['PEMBULATAN', 'banyak'],
    ['CICILAN_MODULE', 'ya'],
    ['BAHASA', 'xx'],
    ['kategori_harga', 'APA'],
  ]) {
    const answer = await own.put(`para-system/key/${key}`, { value });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDASI']);
  }
  expect((await own.put('para-system/key/NGAWUR', { value: '1' })).status).toBe(404);
});

test('what nothing reads is not switched on, on any way to it', async () => {
  const own = await server.as('OWNER');
  for (const [key, value] of [
    ['STOCK_JUAL_MANUAL', true],
    ['PEMBULATAN_HUTANG', '1000'],
  ] as const) {
    const answer = await own.put(`para-system/key/${key}`, { value });
    expect([answer.status, answer.body.code]).toEqual([409, 'SETTING_BELUM_DIPAKAI']);
    expect(answer.body.message).toBe(`${key} Belum Dipakai`);
  }
});

test('a flag that needs another is refused alone, and holds it while it is on', async () => {
  const own = await server.as('OWNER');
  const put = (key: string, value: boolean) => own.put(`para-system/key/${key}`, { value });
  const alone = await put('MEMBER_RESET_POIN_MODULE', true);
  expect([alone.status, alone.body.code]).toEqual([409, 'SETTING_BUTUH']);
  expect(alone.body.message).toContain('MEMBER_MODULE');
  expect((await put('MEMBER_MODULE', true)).status).toBe(200);
  expect((await put('MEMBER_RESET_POIN_MODULE', true)).status).toBe(200);
  const held = await put('MEMBER_MODULE', false);
  expect([held.status, held.body.code]).toEqual([409, 'SETTING_DIBUTUHKAN']);
  const both = await Promise.all([
    put('MEMBER_RESET_POIN_MODULE', false),
    put('BAYAR_POINT_MODULE', true),
  ]);
  expect(both.map((answer) => answer.status)).toEqual([200, 200]);
  const race = await Promise.all([put('BAYAR_POINT_MODULE', false), put('MEMBER_MODULE', false)]);
  const state = async (key: string) => (await own.get(`para-system/key/${key}`)).body.data.value;
  expect(race[0]?.status).toBe(200);
  expect(await state('MEMBER_MODULE')).toBe(String(race[1]?.status === 409));
});

test('a browser is told whether it may not listen or the server is too busy to know', async () => {
  const token = await server.login('KASIR');
  await expect(connect('ngawur')).rejects.not.toHaveProperty('data.sibuk');
  const rename = (from: string, to: string) =>
    asSuperuser(server.database, (client) =>
      client.query(`alter function ${from}(bytea, text, interval) rename to ${to}`),
    );
  await rename('konteks_sesi', 'konteks_hilang');
  await expect(connect(token)).rejects.toHaveProperty('data.sibuk', true);
  await rename('konteks_hilang', 'konteks_sesi');
  (await connect(token)).close();
});

test('a change is told to the sockets of that shop only, in force at once', async () => {
  const kasir = await connect(await server.login('KASIR'));
  const other = await connect(await server.login('KASIR2'));
  const watcher = await connect(await server.login('PUSAT'), 'JKT1');
  let elsewhere = 0;
  other.on('settings-changed', () => (elsewhere += 1));
  const told = Promise.all([cicilan(kasir), cicilan(watcher)]);
  const own = await server.as('OWNER');
  await own.put('para-system/key/CICILAN_MODULE', { value: true });
  const event = { key: 'CICILAN_MODULE', value: 'true' };
  expect(await told).toEqual([event, event]);
  expect((await own.get('para-system/key/CICILAN_MODULE')).body.data.value).toBe('true');
  expect(elsewhere).toBe(0);
  for (const socket of [kasir, other, watcher]) socket.close();
});

test('a new global price is told to the tills that are open', async () => {
  const kasir = await connect(await server.login('KASIR'));
  const told = changed(kasir, 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
  const own = await server.as('OWNER');
  const set = await own.put('parameter-harga-emas/global', { nominal: 2_345_000 });
  expect(set.status).toBe(200);
  expect(await told).toEqual({ key: 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', value: '2345000' });
  kasir.close();
});

test('sockets need a token of the shop and close with their session', async () => {
  await expect(connect('salah')).rejects.toThrow('Invalid Token.');
  const token = await server.login('KASIR');
  await expect(connect(token, 'JKT2')).rejects.toThrow('Invalid Token.');
  const socket = await connect(token);
  const closed = next(socket, 'disconnect');
  await server.client(token).post('users/logout', {});
  expect(await closed).toBe('io server disconnect');
  socket.close();
});

test('a login that another one took over is told why before its socket closes', async () => {
  const socket = await connect(await server.login('KASIR'));
  const heard: unknown[] = [];
  socket.on('sesi-berakhir', (what) => heard.push(what));
  const closed = next(socket, 'disconnect');
  const token = await server.login('KASIR');
  expect([await closed, heard]).toEqual(['io server disconnect', [{ alasan: 'login-lain' }]]);
  const own = await connect(token);
  own.on('sesi-berakhir', (what) => heard.push(what));
  const left = next(own, 'disconnect');
  await server.client(token).post('users/logout', {});
  expect([await left, heard]).toEqual(['io server disconnect', [{ alasan: 'login-lain' }]]);
  for (const one of [socket, own]) one.close();
});

const command = () =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../../app/verify-audit.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        DATABASE_URL: server.database.url,
        DATABASE_ADMIN_URL: server.database.adminUrl,
      },
    },
  ).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );

test('the audit chain verifies under parallel writes; tampering is found', async () => {
  const own = await server.as('OWNER');
  const flags = settingDefs.filter((def) => def.group === 'modul' && def.needs.length === 0);
  await Promise.all(
    flags.slice(-10).map(({ key }) => own.put(`para-system/key/${key}`, { value: true })),
  );
  const verify = () => asSuperuser(server.database, verifyChains);
  const whole = await verify();
  expect(whole.every((chain) => chain.broken === undefined)).toBe(true);
  const chain = whole.find((found) => found.kode_toko === 'JKT1');
  expect(chain?.rows).toBeGreaterThan(15);
  expect((await command()).code).toBe(0);

  const denied = server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update audit set objek = 'x' where seq = 3`),
  );
  await expect(denied).rejects.toThrow(/permission denied/);

  const broken = async (statement: string) => {
    await asSuperuser(server.database, async (client) => {
      await client.query('begin');
      await client.query(statement);
      await client.query('commit');
    });
    const results = await verify();
    return results.find((found) => found.kode_toko === 'JKT1')?.broken;
  };
  const last = chain?.rows ?? 0;
  await asSuperuser(server.database, (client) =>
    client.query('create table salinan as select * from audit'),
  );
  const restore = 'delete from audit; insert into audit select * from salinan';
  expect(await broken(`update audit set objek = 'x' where kode_toko = 'JKT1' and seq = 3`)).toBe(3);
  const shown = await command();
  expect(shown.code).toBe(1);
  expect(shown.stdout).toMatch(/JKT1.*\b3\b/);
  expect(await broken(`${restore}; delete from audit where kode_toko = 'JKT1' and seq = 5`)).toBe(
    6,
  );
  const cut = `${restore}; delete from audit where kode_toko = 'JKT1' and seq = ${last}`;
  expect(await broken(cut)).toBe(last);
  expect(await broken(restore)).toBeUndefined();
});
