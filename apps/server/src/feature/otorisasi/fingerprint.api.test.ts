/**
 * Fingerprints on a real server with a scanner and bridge in software: enrolment, match, approval,
 * and what is refused.
 */
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import { SoftBridge } from '../../../test/soft-bridge.ts';

let server: TestServer;
let kasir: TestClient;
let kasirToken: string;
let owner: TestClient;
let token: string;
let bridge: SoftBridge;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  await setSetting(server, 'FINGERPRINT_MODULE', 'true');
  kasirToken = await server.login('KASIR');
  kasir = server.client(kasirToken);
  owner = await server.as('OWNER');
  await fillTill(kasir);
  token = String((await owner.post('fingerprint-bridge/token')).body.data.token);
  bridge = bridgeWith(token);
  await enrol('SPV', 'spv kanan');
});
afterAll(() => server.close());

function bridgeWith(secret: string): SoftBridge {
  const anybody = server.client('');
  const headers = { 'x-bridge-token': secret };
  return new SoftBridge((method, path, body) =>
    method === 'GET' ? anybody.get(path, headers) : anybody.post(path, body, headers),
  );
}

async function enrol(user_id: string, finger: string): Promise<void> {
  expect(
    (await owner.post('user-fingerprint', { user_id, jari: 'telunjuk', password: PASSWORD }))
      .status,
  ).toBe(201);
  expect((await bridge.press(finger)).status).toBe(201);
}

async function scan(user_id = 'SPV', client = kasir) {
  const answer = await client.get(`user-fingerprint?user_id=${user_id}`);
  return { answer, fp: String(answer.body.data?.[0]?.fingerprints[0].bytes) };
}

const approve = (subjek: string, fp: string, change: object = {}) =>
  kasir.post('authorization/fingerprint', {
    user_id: 'SPV',
    fp,
    kategori: 'kas',
    subjek,
    ...change,
  });

test('a matched finger approves one request; no template leaves the server', async () => {
  const socket = io(server.url, { auth: { token: kasirToken }, transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const asked = await askCashOut(kasir);
  const { answer, fp } = await scan();
  expect(JSON.stringify(answer.body)).not.toContain(
    Buffer.from('template of spv kanan').toString('base64'),
  );
  expect((await approve(asked.subjek, fp)).body.code).toBe('SIDIK_BELUM_COCOK');
  const heard = new Promise((resolve) => {
    socket.once('fingerprint-auth', resolve);
  });
  expect((await bridge.press('spv kanan')).body).toMatchObject({ data: { status: true } });
  expect(await heard).toEqual({ status: true, auth_for: 'KASIR', user_id: 'SPV' });
  const given = await approve(asked.subjek, fp, { keterangan: 'jari' });
  expect(given.status).toBe(201);
  expect((await approve(asked.subjek, fp)).body.code).toBe('SIDIK_BELUM_COCOK');
  expect((await asked.use(given.body.data._id)).status).toBe(201);
  const row = await server.db.tenant('JKT1', (tx) =>
    tx.one(sql`select approver, cara, keterangan from otorisasi
      where kode_toko = 'JKT1' and _id = ${given.body.data._id}`),
  );
  expect(row).toEqual({ approver: 'SPV', cara: 'FINGERPRINT', keterangan: 'jari' });
  socket.disconnect();
});

test('a wrong finger is told and ends the scan', async () => {
  const asked = await askCashOut(kasir);
  const { fp } = await scan();
  expect((await bridge.press('kasir kiri')).body).toMatchObject({ data: { status: false } });
  expect((await approve(asked.subjek, fp)).status).toBe(422);
  await expect(bridge.press('spv kanan')).rejects.toThrow('not asked');
});

test('a handle serves its own requester, approver, request and two minutes only', async () => {
  const asked = await askCashOut(kasir);
  const other = await askCashOut(kasir);
  const mu = await server.as('MU1');
  const bound = await kasir.get(`user-fingerprint?user_id=SPV&subjek=${asked.subjek}`);
  const fp = String(bound.body.data[0].fingerprints[0].bytes);
  expect((await bridge.tasks())[0]).toMatchObject({ peminta: 'KASIR', user_id: 'SPV' });
  expect((await bridge.tasks())[0]?.uraian).not.toBe('');
  await bridge.press('spv kanan');
  const muAsked = await askCashOut(mu);
  const stolen = await mu.post('authorization/fingerprint', {
    user_id: 'SPV',
    fp,
    subjek: muAsked.subjek,
  });
  expect(stolen.body.code).toBe('SIDIK_BELUM_COCOK');
  expect((await approve(asked.subjek, fp, { user_id: 'OWNER' })).body.code).toBe(
    'SIDIK_BELUM_COCOK',
  );
  expect((await approve(other.subjek, fp)).body.code).toBe('SIDIK_BELUM_COCOK');
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update sidik_tugas set expires_at = now() where kode_toko = 'JKT1'`),
  );
  expect((await approve(asked.subjek, fp)).body.code).toBe('SIDIK_BELUM_COCOK');
  expect((await approve(asked.subjek, 'rubbish')).body.code).toBe('SIDIK_BELUM_COCOK');
});

test('a scan that names no request is for the newest one only, and the scanner shows it', async () => {
  await clearLimits();
  const nobody = await server.as('DEV1');
  expect((await scan('SPV', nobody)).answer.body.code).toBe('OTORISASI_TIDAK_SAH');
  const older = await askCashOut(kasir);
  const asked = await askCashOut(kasir);
  const { fp } = await scan();
  expect((await bridge.tasks())[0]?.uraian).toBe(await uraianOf(asked.subjek));
  await bridge.press('spv kanan');
  const later = await askCashOut(kasir);
  for (const { subjek } of [older, later]) {
    expect((await approve(subjek, fp)).body.code).toBe('SIDIK_BELUM_COCOK');
  }
  const given = await approve(asked.subjek, fp);
  expect(given.status).toBe(201);
  expect((await asked.use(given.body.data._id)).status).toBe(201);
});

test('one question at a time waits for a finger, so that it never answers two', async () => {
  const mu = await server.as('MU1');
  await askCashOut(mu);
  await askCashOut(kasir);
  expect((await scan()).answer.status).toBe(200);
  const second = await scan('SPV', mu);
  expect([second.answer.status, second.answer.body.code]).toEqual([409, 'SIDIK_SEDANG_DIPAKAI']);
  expect((await scan()).answer.status).toBe(200);
  expect(await bridge.tasks()).toHaveLength(1);
  await bridge.press('spv kanan');
});

test('unknown, not enrolled and not allowed users are refused', async () => {
  await clearLimits();
  const unknown = await scan('NOBODY');
  expect([unknown.answer.status, unknown.answer.body.message]).toEqual([
    404,
    'Username Tidak Tidak Terdaftar',
  ]);
  expect((await scan('OWNER')).answer.body.code).toBe('SIDIK_USER_TIDAK_ADA');
  expect((await scan('MU1')).answer.body.code).toBe('OTORISASI_BUKAN_ATASAN');
  expect((await scan('OWNER2')).answer.body.code).toBe('OTORISASI_BUKAN_ATASAN');
  const spv = await server.as('SPV');
  expect((await scan('SPV', spv)).answer.body.code).toBe('OTORISASI_SENDIRI');
});

test('tries are limited', async () => {
  await clearLimits();
  await askCashOut(kasir);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await scan()).answer.status);
    if (statuses.at(-1) === 200) await bridge.press('kasir kiri');
  }
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(statuses.slice(5)).toContain(429);
  await clearLimits();
});

test('bridges are known by their token alone, in their shop, while the module is on', async () => {
  const anybody = server.client('');
  const ask = (secret: string) =>
    anybody.get('fingerprint-bridge/tugas', { 'x-bridge-token': secret });
  expect((await anybody.get('fingerprint-bridge/tugas')).status).toBe(401);
  expect((await ask(`JKT2.${token.split('.')[1]}`)).body.code).toBe('JEMBATAN_TIDAK_SAH');
  expect((await ask(kasirToken)).status).toBe(401);
  expect((await ask(token)).status).toBe(200);
  await setSetting(server, 'FINGERPRINT_MODULE', 'false');
  expect((await ask(token)).status).toBe(401);
  expect((await scan()).answer.body.code).toBe('MODUL_MATI');
  await setSetting(server, 'FINGERPRINT_MODULE', 'true');
  expect((await kasir.post('fingerprint-bridge/token')).status).toBe(403);
  expect((await kasir.post('user-fingerprint', { user_id: 'SPV' })).status).toBe(403);
  const forged = await anybody.post(
    'fingerprint-bridge/match',
    { _id: 'a'.repeat(32), user_id: 'SPV', score: 100 },
    { 'x-bridge-token': token },
  );
  expect(forged.status).toBe(404);
});

test('templates lie sealed, and a new token leaves none of the old', async () => {
  await enrol('SPV', 'spv kiri');
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows<{ isi: Buffer }>(sql`select isi from sidik_jari where kode_toko = 'JKT1'`),
  );
  expect(rows).toHaveLength(2);
  for (const { isi } of rows) expect(isi.toString('latin1')).not.toContain('template of');
  const state = (await owner.get('fingerprint-bridge')).body.data;
  expect(state.users).toMatchObject([{ user_id: 'SPV', jari: 2 }]);
  expect(state.jembatan.last_seen).not.toBeNull();
  expect((await owner.del('user-fingerprint/OWNER')).status).toBe(404);
  const key = { 'idempotency-key': 'jembatan-baru' };
  const lost = (await owner.post('fingerprint-bridge/token', undefined, key)).body.data.token;
  const answer = await owner.post('fingerprint-bridge/token', undefined, key);
  const fresh = String(answer.body.data.token);
  expect(fresh).not.toBe(lost);
  const stored = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select 1 from idempotensi where rute = 'POST fingerprint-bridge/token'`),
  );
  expect(stored).toEqual([]);
  await expect(bridge.tasks()).rejects.toThrow('JEMBATAN_TIDAK_SAH');
  expect((await scan()).answer.body.code).toBe('SIDIK_USER_TIDAK_ADA');
  bridge = bridgeWith(fresh);
  await enrol('SPV', 'spv kanan');
  expect((await owner.del('user-fingerprint/SPV')).status).toBe(200);
});

async function uraianOf(subjek: string): Promise<string> {
  const row = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ uraian: string }>(sql`select uraian from otorisasi_permintaan
      where kode_toko = 'JKT1' and subjek = ${subjek}`),
  );
  return row.uraian;
}

async function clearLimits(): Promise<void> {
  await server.db.shared((tx) => tx.exec(sql`delete from percobaan_login`));
}
