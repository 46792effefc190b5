/**
 * The platform from outside: envelope, validation, rights, portal, idempotency, protection,
 * documentation.
 */
import { testRoute } from './test-route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { say } from '@kencana/contract/sentence';
import { AppError } from '@kencana/contract/error-code';
import { features } from '../src/app/features.ts';
import type { Feature } from '../src/platform/http/route.ts';
import { setSetting, startTestServer, type TestClient, type TestServer } from './harness.ts';

const name = z.object({ nama: z.string({ error: 'isian.wajib' }).min(1, 'isian.wajib') });

async function addBaki(tx: Parameters<Parameters<TestServer['db']['tenant']>[1]>[0], kode: string) {
  await tx.exec(sql`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang)
    values (${tx.kodeToko}, ${kode}, ${kode}, 'TOKO')`);
}

/** Input of any shape with the name of a wrong field and its sentence. */
const BROKEN = [
  ['post', 'probe/baki/A%00B', {}, 'kode', 'Kode Tidak Sah'],
  ['get', 'baki?skip=0&nama_baki=A%00', {}, 'nama_baki', 'Nama Baki Tidak Sah'],
  ['post', 'baki', { nama_baki: 'RAK \u0000' }, 'nama_baki', 'Nama Baki Tidak Sah'],
  ['post', 'baki', { nama_baki: 'RAK \ud800' }, 'nama_baki', 'Nama Baki Tidak Sah'],
  ['post', 'baki', { isi: [{ nama: ['\udc00'] }] }, 'isi.0.nama.0', 'Nama Tidak Sah'],
  ['post', 'baki', { isi: { 'a\u0000': 1 } }, 'isi', 'Isi Tidak Sah'],
] as const;

/** Real lists with a value that is none, and its field. */
const NONE = [
  ['penjualan/get/lihatjual?tgl_awal=2026-02-30', 'tgl_awal'],
  ['penjualan/get/lihatjual?tgl_akhir=2026-13-01', 'tgl_akhir'],
  ['cash/paginated?tgl=2026-11-31', 'tgl'],
  ['cash-pusat/daily-biaya?tgl_system=2025-02-29', 'tgl_system'],
  ['barang?berat_dari=1.2345', 'berat_dari'],
  ['barang?berat_sampai=0.0001', 'berat_sampai'],
] as const;

/** Routes that exist for these tests alone: a counted write, a crash, a gated one. */
const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'POST',
      path: 'probe/baki/:kode',
      right: 'login',
      summary: 'Adds a tray',
      body: z.object({ gagal: z.boolean().optional(), lambat: z.number().optional() }),
      created: true,
      handler: async (ctx, { params, body }) => {
        const data = await ctx.write(async (tx) => {
          await addBaki(tx, params['kode'] ?? '');
          if (body.lambat) await tx.exec(sql`select pg_sleep(${body.lambat})`);
          if (body.gagal) throw new AppError('ALASAN_WAJIB');
          tx.audit({ tindakan: 'probe', objek: `baki/${params['kode']}` });
          const row = await tx.one<{ n: number }>(sql`select count(*) as n from baki`);
          return { kode: params['kode'], n: row.n, waktu: new Date() };
        });
        return { data };
      },
    }),
    testRoute({
      method: 'POST',
      path: 'probe/otorisasi',
      right: 'login',
      summary: 'Asks for a supervisor',
      handler: async () => {
        throw new AppError('OTORISASI_DIPERLUKAN', {
          subjek: 'abc',
          kategori: 'HARGA',
          kalimat: [say('minta.susut-cuci', { nama: 'CINCIN', susut: '1', semua: '2' })],
        });
      },
    }),
    testRoute({
      method: 'GET',
      path: 'probe/galat',
      right: 'login',
      summary: 'Breaks',
      handler: async () => {
        throw new Error('rahasia dalam');
      },
    }),
    testRoute({
      method: 'GET',
      path: 'probe/modul',
      right: 'login',
      module: 'CICILAN_MODULE',
      summary: 'Gated by a module',
      handler: async (ctx) => ({ data: ctx.kodeToko }),
    }),
    testRoute({
      method: 'GET',
      path: 'probe/hak',
      right: 'probe.layar.lihat',
      summary: 'Gated by a right',
      handler: async (ctx) => ({ data: { user: ctx.user.user_id, toko: ctx.kodeToko } }),
    }),
    testRoute({
      method: 'POST',
      path: 'probe/isian',
      right: 'login',
      summary: 'Validates',
      body: name,
      handler: async (_ctx, { body }) => ({ data: body.nama }),
    }),
  ],
};

let server: TestServer;
let kasir: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    features: [probe],
    rights: [{ key: 'probe.layar.lihat', levels: ['SPV'] }],
  });
  kasir = await server.as('KASIR');
});
afterAll(() => server.close());

const countBaki = async (kode: string, toko = 'JKT1') => {
  const row = await server.db.tenant(toko, (tx) =>
    tx.one<{ n: number }>(sql`select count(*) as n from baki where kode_baki = ${kode}`),
  );
  return row.n;
};

test('refusals have one form: 401, 404, validation, broken JSON, coded, unexpected', async () => {
  const none = await server.client('').get('system/get');
  expect(none.status).toBe(401);
  expect(none.body).toEqual({
    status: 'error',
    code: 'TOKEN_TIDAK_SAH',
    message: 'Invalid Token. Silahkan Login Kembali',
  });
  for (const bahasa of ['id', 'en', 'it', 'hk', 'my', 'jp']) {
    const { body } = await server.client('salah').get('system/get', { 'x-bahasa': bahasa });
    expect(body.message).toContain('Invalid Token.');
  }
  const unknown = await kasir.get('tidak/ada');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'TIDAK_DITEMUKAN']);
  const invalid = await kasir.post('probe/isian', {});
  expect(invalid.status).toBe(400);
  expect(invalid.body).toMatchObject({
    code: 'VALIDASI',
    errors: { nama: ['Nama Tidak Boleh Kosong'] },
  });
  const typed = await kasir.post('probe/isian', { nama: 5 }, { 'x-bahasa': 'en' });
  expect(typed.body.errors.nama[0]).toMatch(/must not be empty/);
  const broken = await server.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":',
  });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'JSON_RUSAK']);
  const crash = await kasir.get('probe/galat');
  expect(crash.status).toBe(500);
  expect(crash.body).toEqual({
    status: 'error',
    code: 'GALAT_SERVER',
    message: 'Terjadi Kesalahan Pada Server, Tidak Ada Yang Tersimpan',
  });
  const approval = await kasir.post('probe/otorisasi', {});
  expect(approval.status).toBe(422);
  expect(approval.body).toMatchObject({
    status: 'error',
    code: 'OTORISASI_DIPERLUKAN',
    subjek: 'abc',
    kategori: 'HARGA',
    uraian: 'Susut cuci CINCIN 1 dari 2',
    message: 'Butuh Otorisasi: Susut cuci CINCIN 1 dari 2',
  });
});

test('a body is not even read without a token', async () => {
  const answer = await server.client('').post('probe/isian', { nama: 'x'.repeat(2_000_000) });
  expect(answer.status).toBe(401);
});

test('rights and modules are checked on every request, from the database', async () => {
  const denied = await kasir.get('probe/hak');
  expect([denied.status, denied.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  const spv = await server.as('SPV');
  expect((await spv.get('probe/hak')).status).toBe(200);
  const own = await server.as('OWNER');
  expect((await own.get('probe/hak')).status).toBe(200);
  const tree = [
    {
      key: 'probe',
      is_show: true,
      children: [{ key: 'layar', is_show: true, children: [{ key: 'lihat', is_show: false }] }],
    },
  ];
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set akses = ${JSON.stringify(tree)}::jsonb where user_id = 'SPV'`),
  );
  expect((await spv.get('probe/hak')).status).toBe(403);
  const off = await kasir.get('probe/modul');
  expect([off.status, off.body.code]).toEqual([403, 'MODUL_MATI']);
  await setSetting(server, 'CICILAN_MODULE', 'true');
  expect((await kasir.get('probe/modul')).status).toBe(200);
});

test('portal: head office with its own identity, branches only themselves', async () => {
  const pusat = await server.as('PUSAT', 'JKT1');
  expect((await pusat.get('probe/hak')).body.data).toEqual({ user: 'PUSAT', toko: 'JKT1' });
  expect((await pusat.post('probe/baki/PORTAL', {})).status).toBe(201);
  expect(await countBaki('PORTAL')).toBe(1);
  expect(await countBaki('PORTAL', 'PUSAT')).toBe(0);
  const trail = await server.db.tenant('JKT1', (tx) =>
    tx.one(sql`select user_id from audit where objek = 'baki/PORTAL'`),
  );
  expect(trail).toEqual({ user_id: 'PUSAT' });
  const token = await server.login('KASIR');
  kasir = server.client(token);
  expect((await server.client(token, 'JKT1').get('system/get')).status).toBe(200);
  for (const shop of ['JKT2', 'PUSAT', 'TIDAKADA']) {
    const other = await server.client(token, shop).get('system/get');
    expect([other.status, other.body.code]).toEqual([404, 'TOKO_LAIN']);
  }
  expect((await server.client(await server.login('PUSAT'), 'NIHIL').get('system/get')).status).toBe(
    404,
  );
});

test('idempotency: a retry gets the first answer, other input is refused', async () => {
  const key = { 'idempotency-key': 'kunci-1' };
  const first = await kasir.post('probe/baki/ID1', {}, key);
  const retry = await kasir.post('probe/baki/ID1', {}, key);
  expect(first.status).toBe(201);
  expect(retry.status).toBe(201);
  expect(retry.raw.toString()).toBe(first.raw.toString());
  expect(await countBaki('ID1')).toBe(1);
  for (const other of [
    await kasir.post('probe/baki/ID1', { gagal: false }, key),
    await kasir.post('probe/baki/ID2', {}, key),
  ]) {
    expect([other.status, other.body.code]).toEqual([422, 'KUNCI_IDEMPOTENSI_BEDA']);
  }
});

test('idempotency: a refused request keeps no key, another user is isolated', async () => {
  const key = { 'idempotency-key': 'kunci-2' };
  expect((await kasir.post('probe/baki/ID3', { gagal: true }, key)).status).toBe(400);
  expect(await countBaki('ID3')).toBe(0);
  expect((await kasir.post('probe/baki/ID3', {}, key)).status).toBe(201);
  const spv = await server.as('SPV');
  const duplicate = await spv.post('probe/baki/ID3', {}, key);
  expect([duplicate.status, duplicate.body.code]).toEqual([409, 'KODE_SUDAH_ADA']);
  expect((await spv.post('probe/baki/ID4', {}, key)).status).toBe(201);
});

test('idempotency: bad keys are 400, after 24 hours a key is fresh', async () => {
  for (const bad of ['', 'x'.repeat(201), 'x'.repeat(1000)]) {
    const answer = await kasir.post('probe/baki/ID5', {}, { 'idempotency-key': bad });
    expect([answer.status, answer.body.code]).toEqual([400, 'KUNCI_IDEMPOTENSI_RUSAK']);
  }
  const key = { 'idempotency-key': 'kunci-3' };
  expect((await kasir.post('probe/baki/ID6', {}, key)).status).toBe(201);
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update idempotensi set created_at = now() - interval '25 hours'`),
  );
  const later = await kasir.post('probe/baki/ID7', {}, key);
  expect([later.status, later.body.data.kode]).toEqual([201, 'ID7']);
});

test('idempotency: the same submit many times at once has one effect and one answer', async () => {
  for (let round = 0; round < 5; round++) {
    const key = { 'idempotency-key': `serentak-${round}` };
    const sends = Array.from({ length: 6 }, () =>
      kasir.post(`probe/baki/S${round}`, { lambat: 0.02 }, key),
    );
    const answers = await Promise.all(sends);
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((a) => a.raw.toString())).size).toBe(1);
    expect(await countBaki(`S${round}`)).toBe(1);
  }
});

test('documentation names every route, and both pages are served without a token', async () => {
  const document = (await server.client('').get('openapi.json')).body;
  expect(document.openapi).toBe('3.1.0');
  const routes = [...features, probe].flatMap((feature) => feature.routes);
  for (const known of routes) {
    const path = `/${known.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    expect(document.paths[path][known.method.toLowerCase()].summary).toBe(known.summary);
  }
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(operations.length).toBe(routes.length);
  const page = await server.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('/probe/baki/{kode}');
});

test('answers carry protection, a request id and no cache; health and metrics answer', async () => {
  const answer = await kasir.get('system/get', { 'x-request-id': 'permintaan-123' });
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(answer.headers['x-request-id']).toBe('permintaan-123');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  const metrics = await server.app.inject('/metrics');
  expect(metrics.body).toContain('http_request_duration_seconds_count{route="GET system/get"');
  const outside = await server.app.inject({
    url: '/metrics',
    headers: { 'x-forwarded-for': '10.0.0.1' },
  });
  expect(outside.statusCode).toBe(404);
});

test.each(BROKEN)(
  'a text that no table can hold: %s %s (%#)',
  async (how, path, body, field, text) => {
    const client = await server.as('OWNER');
    const answer = how === 'get' ? await client.get(path) : await client.post(path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDASI' } });
    expect(answer.body.errors).toEqual({ [field]: [text] });
  },
);

test('a body nested without end is refused, an emoji is not', async () => {
  const client = await server.as('OWNER');
  let deep: object = {};
  for (let n = 0; n < 200; n += 1) deep = { a: deep };
  expect((await client.post('probe/baki/DALAM', deep)).status).toBe(400);
  expect((await client.post('probe/baki/EMOJI', { catatan: '💍' })).status).toBe(201);
});

test.each(NONE)('a day or a weight that does not exist: %s', async (path, field) => {
  const answer = await (await server.as('OWNER')).get(path);
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDASI' } });
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});
