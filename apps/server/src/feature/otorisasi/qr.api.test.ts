/**
 * Approval by QR on a real server with a real socket: generate, live answer, approve, reject,
 * cancel, expire, races.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { PASSWORD, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
let kasir: TestClient;
let spv: TestClient;
let owner: TestClient;
let kasirToken: string;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  kasirToken = await server.login('KASIR');
  kasir = server.client(kasirToken);
  spv = await server.as('SPV');
  owner = await server.as('OWNER');
  await fillTill(kasir);
});
afterAll(() => server.close());

/** A client's own key of twelve characters. */
const newKey = (): string => randomBytes(9).toString('hex').slice(0, 12);

async function generate(client: TestClient = kasir, subjek?: string, keystore = newKey()) {
  const asked = subjek === undefined ? await askCashOut(client) : undefined;
  const answer = await client.post('otorisasi-qr/generate', {
    client: 'JKT1',
    keystore,
    client_notes: 'kasir depan',
    status: 'OPEN',
    event: '-',
    input_by: 'SPV',
    input_date: '2026-11-20',
    subjek: subjek ?? asked?.subjek,
    keterangan: 'tagihan',
  });
  return { asked, answer, keystore: String(answer.body.data?.keystore) };
}

/** The next payload of an event. */
function once(socket: Socket, event: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once(event, resolve);
  });
}

async function listen(token: string): Promise<Socket> {
  const socket = io(server.url, { auth: { token }, transports: ['websocket'] });
  await once(socket, 'connect');
  return socket;
}

const path = (keystore: string, what = '') => `otorisasi-qr/JKT1/${keystore}${what}`;

async function dropAll(): Promise<void> {
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(
      sql`update otorisasi_qr set status = 'CANCELLED'
          where kode_toko = 'JKT1' and status = 'OPEN'`,
    ),
  );
}

test('the key is the one that the client sent, in capitals (spec 1 §3)', async () => {
  const { answer, keystore } = await generate(kasir, undefined, 'sentByClient');
  expect(answer.status).toBe(201);
  expect(keystore).toBe('SENTBYCLIENT');
  const read = (await spv.get(path(keystore))).body.data;
  expect(read).toMatchObject({
    status: 'OPEN',
    input_by: 'KASIR',
    client: 'JKT1',
    client_notes: 'kasir depan',
    keterangan: 'tagihan',
  });
  expect(read.uraian).not.toBe('');
  expect(read).toHaveProperty('sebelum');
  expect(read).toHaveProperty('sesudah');
});

test('approving tells the requester alone; it allows exactly that write, once', async () => {
  const socket = await listen(kasirToken);
  const other = await listen(await server.login('MU1'));
  const overheard: unknown[] = [];
  other.onAny((event: string, payload: unknown) => overheard.push([event, payload]));
  const { asked, keystore } = await generate();
  const heard = once(socket, 'qr-auth');
  const approved = await spv.post(path(keystore, '/setuju'), { keterangan: 'boleh' });
  expect(approved.status).toBe(201);
  const event = (await heard) as { _id: string };
  expect(event).toEqual({ cancel: false, status: true, keystore, _id: expect.any(String) });
  expect((await kasir.get(path(keystore))).body.data).toMatchObject({
    status: 'APPROVED',
    _id: event._id,
  });
  expect((await spv.get(path(keystore))).body.data).not.toHaveProperty('_id');
  const changed = await asked?.use(event._id, { jumlah_rp: 1_600_000 });
  expect([changed?.status, changed?.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH']);
  const first = await asked?.use(event._id);
  const second = await asked?.use(event._id);
  expect([first?.status, second?.status, second?.body.code]).toEqual([
    201,
    422,
    'OTORISASI_TIDAK_SAH',
  ]);
  const report = await owner.get('laporan/otorisasi?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const { columns, lines } = report.body.data as Sheet;
  const shown = lines.map((l) => Object.fromEntries(columns.map((c, i) => [c.key, l.cells[i]])));
  expect(shown).toMatchObject([
    { cara: 'QR', sebelum: 'Rp. 1,000,000,-', sesudah: 'Rp. 1,500,000,-' },
  ]);
  expect(JSON.stringify(overheard)).not.toContain(event._id);
  expect(JSON.stringify(overheard)).not.toContain(keystore);
  socket.disconnect();
  other.disconnect();
});

test('rejecting needs a reason, tells the requester, and ends the request', async () => {
  const socket = await listen(kasirToken);
  const { keystore } = await generate();
  expect((await spv.post(path(keystore, '/tolak'), { alasan: ' ' })).status).toBe(400);
  const heard = once(socket, 'qr-auth');
  expect((await spv.post(path(keystore, '/tolak'), { alasan: 'terlalu besar' })).status).toBe(200);
  expect(await heard).toEqual({
    cancel: false,
    status: false,
    keystore,
    alasan: 'terlalu besar',
  });
  const late = await owner.post(path(keystore, '/setuju'), {});
  expect([late.status, late.body.code]).toEqual([409, 'OTORISASI_QR_SELESAI']);
  socket.disconnect();
});

test('removing cancels the own open request only, at its own shop', async () => {
  const socket = await listen(kasirToken);
  const { keystore } = await generate();
  expect((await spv.del(`otorisasi-qr/remove/JKT1/${keystore}`)).status).toBe(404);
  expect((await kasir.del(`otorisasi-qr/remove/JKT2/${keystore}`)).status).toBe(404);
  const heard = once(socket, 'qr-auth');
  const removed = await kasir.del(`otorisasi-qr/remove/JKT1/${keystore}`);
  expect(removed.body.data).toEqual({ status: 'CANCELLED' });
  expect(await heard).toEqual({ cancel: true, status: false, keystore });
  expect((await spv.post(path(keystore, '/setuju'), {})).body.code).toBe('OTORISASI_QR_SELESAI');
  const again = await kasir.del(`otorisasi-qr/remove/JKT1/${keystore}`);
  expect(again.body.data).toEqual({ status: 'CANCELLED' });
  socket.disconnect();
});

test('after ten minutes it is expired: not listed, not to be approved', async () => {
  const { keystore } = await generate();
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update otorisasi_qr set expires_at = now() - interval '1 second'
      where kode_toko = 'JKT1' and keystore = ${keystore}`),
  );
  const late = await spv.post(path(keystore, '/setuju'), {});
  expect([late.status, late.body.code]).toEqual([422, 'OTORISASI_KADALUARSA']);
  expect((await kasir.get(path(keystore))).body.data.status).toBe('EXPIRED');
  const open = (await spv.get('otorisasi-qr')).body.data as { keystore: string }[];
  expect(open.map((r) => r.keystore)).not.toContain(keystore);
});

test('approvers are SPV and OWN of the shop and the OWN of PUSAT, never who asks', async () => {
  await dropAll();
  const own = await generate(spv);
  expect((await spv.post(path(own.keystore, '/setuju'), {})).body.code).toBe('OTORISASI_SENDIRI');
  expect((await spv.get('otorisasi-qr')).body.data).toEqual([]);
  const ownerAsks = await generate(owner);
  const himself = await owner.post(path(ownerAsks.keystore, '/setuju'), {});
  expect(himself.body.code).toBe('OTORISASI_SENDIRI');
  const { keystore } = await generate();
  const mu = await server.as('MU1');
  expect((await mu.post(path(keystore, '/setuju'), {})).body.code).toBe('OTORISASI_BUKAN_ATASAN');
  expect((await mu.get('otorisasi-qr')).status).toBe(403);
  expect((await mu.get(path(keystore))).status).toBe(404);
  expect((await kasir.post(path(keystore, '/setuju'), {})).status).toBe(403);
  const stranger = await server.as('OWNER2');
  expect((await stranger.post(path(keystore, '/setuju'), {})).status).toBe(404);
  expect((await stranger.post(`otorisasi-qr/JKT2/${keystore}/setuju`, {})).status).toBe(404);
  expect((await stranger.get('otorisasi-qr')).body.data).toEqual([]);
  const portal = server.client(await server.login('OWNER2'), 'JKT1');
  expect((await portal.post(path(keystore, '/setuju'), {})).status).toBe(404);
  const pusatToken = await server.login('PUSAT');
  const seen = (await server.client(pusatToken).get('otorisasi-qr')).body.data as {
    keystore: string;
    kode_toko: string;
  }[];
  expect(seen.find((r) => r.keystore === keystore)?.kode_toko).toBe('JKT1');
  const pusat = server.client(pusatToken, 'JKT1');
  expect((await pusat.post(path(keystore, '/setuju'), {})).status).toBe(201);
});

test('a key is twelve letters and digits, the server makes one where none is sent', async () => {
  await dropAll();
  for (const wrong of ['PENDEK', 'TERLALUPANJANG', 'DENGAN-TANDA', 'DUA BELAS AB']) {
    const { answer } = await generate(kasir, undefined, wrong);
    expect([wrong, answer.status, answer.body.errors]).toEqual([
      wrong,
      400,
      { keystore: ['Keystore Tidak Sah'] },
    ]);
  }
  const made = await generate(kasir, undefined, '');
  expect([made.answer.status, made.keystore]).toEqual([
    201,
    expect.stringMatching(/^[0-9A-Z]{12}$/),
  ]);
});

test('a key that the shop has seen opens no second request, whoever sends it', async () => {
  await dropAll();
  const { keystore } = await generate();
  const again = await generate(owner, undefined, keystore.toLowerCase());
  expect([again.answer.status, again.answer.body.errors]).toEqual([
    409,
    { keystore: [`Kode ${keystore} Sudah Ada`] },
  ]);
  expect((await spv.get(path(keystore))).body.data).toMatchObject({ input_by: 'KASIR' });
});

test('a request needs something refused to this user, and five may be open at a time', async () => {
  await dropAll();
  const foreign = await askCashOut(spv);
  expect((await generate(kasir, foreign.subjek)).answer.body.code).toBe('OTORISASI_TIDAK_SAH');
  expect((await generate(kasir, 'a'.repeat(64))).answer.status).toBe(422);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await generate()).answer.status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  await dropAll();
  const asked = await Promise.all(Array.from({ length: 8 }, () => askCashOut(kasir)));
  const parallel = await Promise.all(asked.map((a) => generate(kasir, a.subjek)));
  expect(parallel.filter((p) => p.answer.status === 201)).toHaveLength(5);
  await dropAll();
  const one = await askCashOut(kasir);
  const first = await generate(kasir, one.subjek);
  await generate(kasir, one.subjek);
  expect((await kasir.get(path(first.keystore))).body.data.status).toBe('CANCELLED');
});

test('two approvers at once, and yes against no: one answer', async () => {
  await dropAll();
  for (let round = 0; round < 20; round += 1) {
    const { asked, keystore } = await generate();
    const yes = round % 2 === 0;
    const answers = await Promise.all([
      spv.post(path(keystore, '/setuju'), {}),
      yes
        ? owner.post(path(keystore, '/setuju'), {})
        : owner.post(path(keystore, '/tolak'), { alasan: 'x' }),
      kasir.del(`otorisasi-qr/remove/JKT1/${keystore}`),
    ]);
    const rows = await server.db.tenant('JKT1', (tx) =>
      tx.rows<{ _id: string }>(
        sql`select _id from otorisasi where kode_toko = 'JKT1' and subjek = ${asked?.subjek ?? ''}`,
      ),
    );
    const { status } = (await kasir.get(path(keystore))).body.data;
    expect(rows).toHaveLength(status === 'APPROVED' ? 1 : 0);
    expect(answers.slice(0, 2).filter((a) => a.status < 300).length).toBeLessThanOrEqual(1);
  }
});

test('approved by password meanwhile: the QR answer is refused, one approval stands', async () => {
  const { asked, keystore } = await generate();
  const body = { user_id: 'OWNER', password: PASSWORD, subjek: asked?.subjek };
  const byPassword = await kasir.post('authorization', body);
  expect(byPassword.status).toBe(201);
  const byQr = await spv.post(path(keystore, '/setuju'), {});
  expect([byQr.status, byQr.body.code]).toEqual([409, 'OTORISASI_SUDAH_ADA']);
  expect((await asked?.use(byPassword.body.data._id))?.status).toBe(201);
});

test('approvers in the shop and at head office hear that there is something to see', async () => {
  const spvToken = await server.login('SPV');
  spv = server.client(spvToken);
  const spvSocket = await listen(spvToken);
  const pusatSocket = await listen(await server.login('PUSAT'));
  const heard = Promise.all([once(spvSocket, 'otorisasi-qr'), once(pusatSocket, 'otorisasi-qr')]);
  await generate();
  expect(await heard).toEqual([{ kode_toko: 'JKT1' }, { kode_toko: 'JKT1' }]);
  spvSocket.disconnect();
  pusatSocket.disconnect();
});
