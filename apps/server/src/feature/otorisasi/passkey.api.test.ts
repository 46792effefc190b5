/**
 * Passkeys on a real server with a device in software: registration after the password, approval,
 * and what is refused.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import { SoftPasskey } from '../../../test/soft-passkey.ts';

let server: TestServer;
let kasir: TestClient;
let spv: TestClient;
const device = new SoftPasskey('http://localhost');
beforeAll(async () => {
  server = await startTestServer();
  kasir = await server.as('KASIR');
  spv = await server.as('SPV');
  await fillTill(kasir);
  await register(spv, device);
});
afterAll(() => server.close());

async function register(client: TestClient, made: SoftPasskey, headers: object = page()) {
  const begun = await client.post('passkey/mulai', { password: PASSWORD }, { ...headers });
  if (begun.status !== 200) return begun;
  const { tantangan, options } = begun.body.data;
  const credential = made.create(options);
  return client.post('passkey', { tantangan, nama: 'HP', credential }, { ...headers });
}

function page(origin = 'http://localhost') {
  return { origin, host: 'localhost' };
}

async function begin(subjek: string, user_id = 'SPV', client = kasir) {
  return client.post('authorization/passkey/mulai', { user_id, subjek }, page());
}

async function approve(subjek: string, made: SoftPasskey = device, change: object = {}) {
  const begun = await begin(subjek);
  const { tantangan, options } = begun.body.data;
  const body = { user_id: 'SPV', subjek, tantangan, credential: made.get(options), ...change };
  return { body, answer: await kasir.post('authorization/passkey', body, page()) };
}

test('a registered passkey approves exactly one request, with cara PASSKEY', async () => {
  const asked = await askCashOut(kasir);
  const { body, answer } = await approve(asked.subjek, device, { keterangan: 'ok' });
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  const row = await server.db.tenant('JKT1', (tx) =>
    tx.one(sql`select approver, cara, peminta, keterangan from otorisasi
      where kode_toko = 'JKT1' and _id = ${answer.body.data._id}`),
  );
  expect(row).toEqual({ approver: 'SPV', cara: 'PASSKEY', peminta: 'KASIR', keterangan: 'ok' });
  const replay = await kasir.post('authorization/passkey', body, page());
  expect([replay.status, replay.body.code]).toEqual([422, 'PASSKEY_DITOLAK']);
  expect((await asked.use(answer.body.data._id)).status).toBe(201);
  const [own] = (await spv.get('passkey')).body.data as { last_used_at: string | null }[];
  expect(own?.last_used_at).not.toBeNull();
  expect(JSON.stringify(own)).not.toMatch(/public_key|credential_id/);
});

test('the challenge is bound to its subjek, user and requester', async () => {
  const [one, other] = [await askCashOut(kasir), await askCashOut(kasir)];
  const begun = (await begin(one.subjek)).body.data;
  const credential = device.get(begun.options);
  const { tantangan } = begun;
  const send = (change: object, client = kasir) =>
    client.post(
      'authorization/passkey',
      { user_id: 'SPV', subjek: one.subjek, tantangan, credential, ...change },
      page(),
    );
  expect((await send({ subjek: other.subjek })).body.code).toBe('PASSKEY_DITOLAK');
  expect((await send({ user_id: 'OWNER' })).body.code).toBe('PASSKEY_DITOLAK');
  expect((await send({}, await server.as('MU1'))).body.code).toBe('PASSKEY_DITOLAK');
  expect((await send({})).status).toBe(201);
});

test('another device, no finger, a stale counter and a foreign page are refused', async () => {
  const asked = await askCashOut(kasir);
  const stranger = new SoftPasskey('http://localhost');
  expect((await approve(asked.subjek, stranger)).answer.body.code).toBe('PASSKEY_DITOLAK');
  device.verified = false;
  expect((await approve(asked.subjek)).answer.body.code).toBe('PASSKEY_DITOLAK');
  device.verified = true;
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update passkey set counter = counter + 100 where kode_toko = 'JKT1'`),
  );
  expect((await approve(asked.subjek)).answer.body.code).toBe('PASSKEY_DITOLAK');
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update passkey set counter = counter - 100 where kode_toko = 'JKT1'`),
  );
  const phishing = await kasir.post(
    'authorization/passkey/mulai',
    { user_id: 'SPV', subjek: asked.subjek },
    page('https://kencana.example'),
  );
  expect(phishing.body.code).toBe('PASSKEY_DITOLAK');
  const begun = (await begin(asked.subjek)).body.data;
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update passkey_tantangan set expires_at = now() where kode_toko = 'JKT1'`),
  );
  const late = await kasir.post(
    'authorization/passkey',
    {
      user_id: 'SPV',
      subjek: asked.subjek,
      tantangan: begun.tantangan,
      credential: device.get(begun.options),
    },
    page(),
  );
  expect(late.body.code).toBe('PASSKEY_DITOLAK');
  expect((await approve(asked.subjek)).answer.status).toBe(201);
});

test('a wrong answer uses the challenge up', async () => {
  const asked = await askCashOut(kasir);
  const begun = (await begin(asked.subjek)).body.data;
  const { tantangan, options } = begun;
  const send = (credential: object) =>
    kasir.post(
      'authorization/passkey',
      { user_id: 'SPV', subjek: asked.subjek, tantangan, credential },
      page(),
    );
  const right = device.get(options);
  expect((await send(new SoftPasskey('http://localhost').get(options))).status).toBe(422);
  expect((await send(right)).body.code).toBe('PASSKEY_DITOLAK');
});

test('one answer sent twice at once gives one approval', async () => {
  for (let round = 0; round < 10; round += 1) {
    const asked = await askCashOut(kasir);
    const { tantangan, options } = (await begin(asked.subjek)).body.data;
    const credential = device.get(options);
    const body = { user_id: 'SPV', subjek: asked.subjek, tantangan, credential };
    const answers = await Promise.all(
      [1, 2, 3].map(() => kasir.post('authorization/passkey', body, page())),
    );
    expect(answers.map((a) => a.status).sort((a, b) => a - b)).toEqual([201, 422, 422]);
  }
});

test('who may approve is asked before the challenge', async () => {
  const asked = await askCashOut(kasir);
  expect((await begin(asked.subjek, 'OWNER')).body.code).toBe('PASSKEY_TIDAK_ADA');
  expect((await begin(asked.subjek, 'NOBODY')).body.code).toBe('PASSKEY_TIDAK_ADA');
  expect((await begin(asked.subjek, 'MU1')).body.code).toBe('OTORISASI_BUKAN_ATASAN');
  expect((await begin(asked.subjek, 'OWNER2')).body.code).toBe('OTORISASI_BUKAN_ATASAN');
  const own = await askCashOut(spv);
  expect((await begin(own.subjek, 'SPV', spv)).body.code).toBe('OTORISASI_SENDIRI');
  expect((await begin(own.subjek, 'SPV')).body.code).toBe('OTORISASI_TIDAK_SAH');
});

test('PUSAT registers at its own address and approves in a branch', async () => {
  const pusat = await server.as('PUSAT');
  const made = new SoftPasskey('http://localhost');
  expect((await register(pusat, made)).status).toBe(201);
  const asked = await askCashOut(kasir);
  const { tantangan, options } = (await begin(asked.subjek, 'PUSAT')).body.data;
  const body = { user_id: 'PUSAT', subjek: asked.subjek, tantangan, credential: made.get(options) };
  const answer = await kasir.post('authorization/passkey', body, page());
  expect(answer.status).toBe(201);
  expect((await asked.use(answer.body.data._id)).status).toBe(201);
});

test('registering asks for the password, and removing is for the own ones', async () => {
  const owner = await server.as('OWNER');
  const wrong = await owner.post('passkey/mulai', { password: 'salah-sekali' }, page());
  expect(wrong.body.code).toBe('LOGIN_SALAH');
  expect((await register(owner, device)).body.code).toBe('PASSKEY_SUDAH_ADA');
  const unproven = new SoftPasskey('http://localhost');
  unproven.verified = false;
  expect((await register(owner, unproven)).body.code).toBe('PASSKEY_DITOLAK');
  expect((await register(owner, new SoftPasskey('https://evil.example'))).body.code).toBe(
    'PASSKEY_DITOLAK',
  );
  const [row] = (await spv.get('passkey')).body.data as { _id: string }[];
  expect((await owner.del(`passkey/${row?._id}`)).status).toBe(404);
  expect((await owner.get('passkey')).body.data).toEqual([]);
  expect((await spv.del(`passkey/${row?._id}`)).status).toBe(200);
  const asked = await askCashOut(kasir);
  expect((await begin(asked.subjek)).body.code).toBe('PASSKEY_TIDAK_ADA');
});
