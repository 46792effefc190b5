/**
 * Bodies under the key of a login: both ways for a client that knows nothing but the sentence of
 * the API (X25519, AES-256-GCM, `{ enc }`), and plain while the shop does not encrypt.
 */
import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, type Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const SPKI = Buffer.from('302a300506032b656e032100', 'hex');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.set('ENKRIPSI_ISI', 'true'));

interface Login {
  readonly answer: Answer;
  readonly token: string;
  readonly key: Buffer;
}

/** Logs in with a key of one's own, which every client may. */
async function login(user_id: string): Promise<Login> {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const kunci = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  const body = { user_id, password: PASSWORD, paksa: true, kunci };
  const answer = await shop.server.client('').post('users/login', body);
  const { token = '', kunci: theirs = '' } = answer.body.data ?? {};
  if (theirs === '') return { answer, token, key: Buffer.alloc(0) };
  const raw = Buffer.concat([SPKI, Buffer.from(String(theirs), 'base64')]);
  const server = createPublicKey({ key: raw, format: 'der', type: 'spki' });
  const shared = diffieHellman({ privateKey, publicKey: server });
  const salt = createHash('sha256').update(String(token)).digest();
  return { answer, token, key: Buffer.from(hkdfSync('sha256', shared, salt, 'kencana isi', 32)) };
}

function seal(key: Buffer, body: unknown): { enc: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(body)), cipher.final()]);
  return { enc: Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64') };
}

function opened(key: Buffer, { body, raw }: Answer) {
  expect(Object.keys(JSON.parse(raw.toString('utf8')) as object)).toEqual(['enc']);
  const bytes = Buffer.from(String(body['enc' as keyof typeof body]), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as Answer['body'];
}

const CASH_IN = {
  jenis_kas: 'KAS',
  kode_transaksi: 'MODAL',
  arah: 'IN',
  jumlah_rp: 1_000_000,
  keterangan: 'RAHASIA',
};

test('off, a key is not answered and bodies go as they are', async () => {
  await shop.set('ENKRIPSI_ISI', 'false');
  const { answer, token } = await login('OWNER');
  expect([answer.status, answer.body.data.kunci]).toEqual([200, undefined]);
  const client = shop.server.client(token);
  const saved = await client.post('cash/simpan', CASH_IN);
  expect([saved.status, saved.body.data.jumlah_rp]).toEqual([201, 1_000_000]);
  expect((await client.get('cash/saldo')).body.data[0].akun).toBe('CASH');
});

test('on, what is sent and answered is under the key of the login, refusals too', async () => {
  const { token, key } = await login('OWNER');
  const client = shop.server.client(token);
  const saved = await client.post('cash/simpan', seal(key, CASH_IN));
  expect(saved.raw.toString()).not.toContain('UK-');
  expect([saved.status, opened(key, saved).data.jumlah_rp]).toEqual([201, 1_000_000]);
  const book = await client.get('cash/paginated?limit=1');
  expect(book.raw.toString()).not.toContain('RAHASIA');
  expect(opened(key, book).data[0]).toMatchObject({ keterangan: 'RAHASIA', masuk: 1_000_000 });
  const refused = await client.post('cash/simpan', seal(key, { ...CASH_IN, jumlah_rp: 0 }));
  expect([refused.status, opened(key, refused).code]).toEqual([400, 'VALIDASI']);
});

test('the same write under another nonce is the same write', async () => {
  const { token, key } = await login('OWNER');
  const client = shop.server.client(token);
  const once = { 'idempotency-key': 'terenkripsi-1' };
  const first = opened(key, await client.post('cash/simpan', seal(key, CASH_IN), once));
  const again = opened(key, await client.post('cash/simpan', seal(key, CASH_IN), once));
  expect(again.data).toEqual(first.data);
  const other = await client.post('cash/simpan', seal(key, { ...CASH_IN, jumlah_rp: 2 }), once);
  expect([other.status, opened(key, other).code]).toEqual([422, 'KUNCI_IDEMPOTENSI_BEDA']);
});

test('what is plain, broken, changed on the way or under another key is refused', async () => {
  const [{ token, key }, other] = [await login('OWNER'), await login('SPV')];
  const client = shop.server.client(token);
  const good = Buffer.from(seal(key, CASH_IN).enc, 'base64');
  const changed = Buffer.from(good);
  changed[20] = (changed[20] ?? 0) ^ 1;
  const bodies = [
    CASH_IN,
    { enc: 5 },
    { enc: '' },
    { enc: 'AAAA' },
    { enc: good.subarray(0, -1).toString('base64') },
    { enc: changed.toString('base64') },
    seal(other.key, CASH_IN),
  ];
  for (const body of bodies) {
    const answer = await client.post('cash/simpan', body);
    expect([answer.status, opened(key, answer).code]).toEqual([400, 'ENKRIPSI_WAJIB']);
  }
  const proto = seal(key, {}).enc;
  expect(proto).not.toBe('');
});

test('on, nobody comes in without a key, and who is in without one logs in again', async () => {
  await shop.set('ENKRIPSI_ISI', 'false');
  const before = await login('SPV');
  const client = shop.server.client(before.token);
  expect((await client.get('cash/saldo')).status).toBe(200);
  await shop.set('ENKRIPSI_ISI', 'true');
  const thrown = await client.get('cash/saldo');
  expect([thrown.status, thrown.body.message]).toEqual([
    401,
    expect.stringContaining('Invalid Token.'),
  ]);
  const anybody = shop.server.client('');
  const plain = { user_id: 'SPV', password: PASSWORD, paksa: true };
  // A key of zeros agrees on a secret that everybody knows.
  for (const body of [plain, { ...plain, kunci: `${'A'.repeat(43)}=` }]) {
    const answer = await anybody.post('users/login', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'ENKRIPSI_WAJIB']);
  }
  const wrong = await anybody.post('users/login', { ...plain, kunci: 'pendek' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['kunci']]);
});

test('a large report that comes in parts is under the key as well; files are as they are', async () => {
  const { token, key } = await login('OWNER');
  const client = shop.server.client(token);
  const json = await client.get('laporan/barang-detail');
  expect(opened(key, json).status).toBe('success');
  const file = await client.get('laporan/uang-kas?format=csv');
  expect([file.status, String(file.headers['content-type'])]).toEqual([
    200,
    expect.stringContaining('text/csv'),
  ]);
});

test('logging out needs nothing under a key, and ends the login', async () => {
  const { token } = await login('OWNER');
  const client = shop.server.client(token);
  expect((await client.post('users/logout', {})).status).toBe(200);
  expect((await client.get('cash/saldo')).status).toBe(401);
});
