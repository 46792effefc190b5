/**
 * Services outside against a small provider of our own: settings, secrets, test call, sent
 * messages.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly token: string;
  readonly body: string;
}

let provider: Server;
let address: string;
let server: TestServer;
let own: TestClient;
const seen: Seen[] = [];
/** How many requests the provider refuses before it answers. */
let refuse = 0;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const token = String(request.headers.authorization ?? '');
      seen.push({ method: request.method ?? '', url: request.url ?? '', token, body });
      const bad = refuse-- > 0 || token.includes('salah');
      response.writeHead(bad ? 401 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(bad ? { error: `bad ${token}` } : { status: true, id: '1' }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({ config: { providerOrigins: [address] } });
  for (const flag of ['WHATSAPP_MODULE', 'MARKETPLACE_INTEGRATION_MODULE']) {
    await setSetting(server, flag, 'true');
  }
  own = await server.as('OWNER');
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  seen.length = 0;
  refuse = 0;
});

const wablas = (token: string) => ({ driver: 'wablas', isi: { alamat: address, token } });
const cloud = (token: string) => ({
  driver: 'cloud',
  isi: { alamat: address, phone_number_id: '77', token },
});
const chat = { receiver: '0812-3456-7890', message: 'Nota Anda', type: 'text' };

async function sent(count: number): Promise<void> {
  const calls = () => seen.filter(({ method }) => method === 'POST').length;
  for (let n = 0; n < 300 && calls() < count; n++) await sleep(20);
  expect(calls()).toBe(count);
}

test('a shop without a service refuses to send', async () => {
  const kasir = await server.as('KASIR');
  const answer = await kasir.post('chat/send', chat);
  expect([answer.status, answer.body.code]).toEqual([409, 'LAYANAN_MATI']);
  expect((await own.get('layanan/whatsapp')).body.data).toEqual({
    driver: 'off',
    setting: {},
    rahasia: [],
  });
});

test('the test button shows what the provider said, before anything is stored', async () => {
  const good = (await own.post('layanan/whatsapp/uji', wablas('kunci-wablas'))).body.data;
  expect(good).toMatchObject({ ok: true, status: 200 });
  const bad = (await own.post('layanan/whatsapp/uji', wablas('salah-kunci'))).body.data;
  expect(bad).toMatchObject({ ok: false, status: 401 });
  expect(bad.jawaban).not.toContain('salah-kunci');
  expect(seen.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/device/info',
    '/api/device/info',
  ]);
  expect((await own.get('layanan/whatsapp')).body.data.driver).toBe('off');
});

test('only addresses of providers are called', async () => {
  for (const alamat of [
    'http://127.0.0.1:5432',
    'https://contoh.test',
    'file:///etc/passwd',
    'x',
  ]) {
    const input = { driver: 'wablas', isi: { alamat, token: 'abc' } };
    for (const send of [
      own.put('layanan/whatsapp', input),
      own.post('layanan/whatsapp/uji', input),
    ]) {
      const answer = await send;
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['alamat']]);
    }
  }
  expect(seen).toEqual([]);
});

test('secrets are stored sealed, never shown, kept when empty, dropped with the address', async () => {
  const saved = await own.put('layanan/whatsapp', wablas('kunci-wablas'));
  expect(saved.body.data).toMatchObject({ driver: 'wablas', rahasia: ['token'] });
  expect(saved.raw.toString()).not.toContain('kunci-wablas');
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select l::text as isi from layanan l union all
      select a::text from audit a where tindakan = 'layanan.ubah'`),
  );
  expect(JSON.stringify(rows)).not.toContain('kunci-wablas');
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('kunci-wablas').toString('hex'));
  expect((await own.put('layanan/whatsapp', wablas(''))).status).toBe(200);
  const tried = await own.post('layanan/whatsapp/uji', wablas(''));
  expect(tried.body.data.ok).toBe(true);
  const elsewhere = { driver: 'wablas', isi: { alamat: 'https://jogja.wablas.com', token: '' } };
  const moved = await own.post('layanan/whatsapp/uji', elsewhere);
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['token']]);
});

test('chat/send goes out once through the outbox, to 62…, also when it is retried', async () => {
  await own.put('layanan/whatsapp', wablas('kunci-wablas'));
  const kasir = await server.as('KASIR');
  const key = { 'idempotency-key': 'kirim-nota' };
  const first = await kasir.post('chat/send', chat, key);
  expect(first.body).toMatchObject({ success: true, message: 'Invoice Berhasil Dikirim' });
  expect((await kasir.post('chat/send', chat, key)).body).toEqual(first.body);
  await sent(1);
  expect(seen[0]).toMatchObject({ url: '/api/send-message', token: 'kunci-wablas' });
  expect(seen[0]?.body).toBe('phone=6281234567890&message=Nota+Anda');
  const none = await kasir.post('chat/send', { ...chat, receiver: '-' });
  expect(none.body.errors.receiver).toEqual(['Nomor Handphone Belum Terdaftar']);
});

test('the Cloud API gets its own form; a refused message is tried again', async () => {
  await own.put('layanan/whatsapp', cloud('kunci-cloud'));
  refuse = 1;
  await own.post('chat/send', chat);
  await sent(2);
  expect(seen.map(({ url }) => url)).toEqual(['/v21.0/77/messages', '/v21.0/77/messages']);
  expect(JSON.parse(seen[1]?.body ?? '{}')).toMatchObject({
    messaging_product: 'whatsapp',
    to: '6281234567890',
    text: { body: 'Nota Anda' },
  });
  expect(seen[1]?.token).toBe('Bearer kunci-cloud');
});

test('one user queues sixty messages an hour; the audit has no whole number', async () => {
  await own.put('layanan/whatsapp', wablas('kunci-wablas'));
  const spv = await server.as('SPV');
  const queued = (count: number, minutes: number) =>
    server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`insert into outbox (kode_toko, jenis, isi, created_at, terkirim_at)
        select 'JKT1', 'wa', '{"oleh":"SPV"}', now() - make_interval(mins => ${minutes}), now()
        from generate_series(1, ${count}::int)`),
    );
  await queued(60, 61);
  await queued(59, 50);
  expect((await spv.post('chat/send', chat)).status).toBe(200);
  const refused = await spv.post('chat/send', chat);
  expect([refused.status, refused.body.code]).toEqual([429, 'TERLALU_SERING']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await own.post('chat/send', chat)).status).toBe(200);
  await sent(2);
  const logged = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select objek from audit where tindakan = 'pesan.kirim' and user_id = 'SPV'`),
  );
  expect(logged).toEqual([{ objek: 'pesan/*********7890' }]);
});

test('a marketplace is called signed, and only while its module is on', async () => {
  const isi = { alamat: address, partner_id: '12', shop_id: '34' };
  const full = { ...isi, partner_key: 'kunci-mitra', access_token: 'kunci-akses' };
  const missing = await own.put('layanan/marketplace', { driver: 'shopee', isi });
  expect(Object.keys(missing.body.errors).sort()).toEqual(['access_token', 'partner_key']);
  const tried = await own.post('layanan/marketplace/uji', { driver: 'shopee', isi: full });
  expect(tried.body.data.ok).toBe(true);
  expect(seen[0]?.url).toMatch(
    /^\/api\/v2\/shop\/get_shop_info\?partner_id=12&.*sign=[0-9a-f]{64}$/,
  );
  await setSetting(server, 'MARKETPLACE_INTEGRATION_MODULE', 'false');
  expect((await own.get('layanan/marketplace')).body.code).toBe('MODUL_MATI');
});
