/**
 * Every call of the specification in the areas of configuration and access does what it is for: a
 * list shows the row that was stored, a read its value, a write names its empty fields and then
 * succeeds. An address that is gone is found, and so is one that refuses everything.
 */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTS, LISTS, READS, WRITES } from '@kencana/contract/coverage-list.test-data';
import type { MasterDef } from '@kencana/contract/define-master';
import { splashscreenKatalog } from '@kencana/contract/master/splashscreen-katalog';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { masters } from '@kencana/contract/registry';
import { askCashOut, fillTill } from '../../test/approval-case.ts';
import {
  type Answer,
  PASSWORD,
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../test/harness.ts';
import { masterSamples, samplePath } from '../engine/master/sample-row.test-data.ts';

let server: TestServer;
let owner: TestClient;
let kasir: TestClient;
let tag = 0;

beforeAll(async () => {
  server = await startTestServer();
  for (const flag of MODULE_FLAGS) await setSetting(server, flag, 'true');
  owner = await server.as('OWNER');
  kasir = await server.as('KASIR');
  await fillTill(kasir);
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`insert into member (kode_toko, kode_member, nama_customer)
      values ('JKT1', 'M1', 'Budi')`),
  );
});
afterAll(() => server.close());

/** Status and code of an answer that is JSON and says itself whether it is a refusal. */
function told({ headers, status, body }: Answer): [number, string | undefined] {
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect([status, body.status]).toEqual([status, status < 300 ? 'success' : 'error']);
  return [status, body.code];
}

/** A row made now; where none may be made, the first that every shop has. */
async function row(def: MasterDef): Promise<Readonly<Record<string, unknown>>> {
  if (def.actions.includes('tambah')) return masterSamples(owner).create(def, `C${(tag += 1)}`);
  return (await owner.get(def.paths.list)).body.data[0];
}

function masterWith(path: string, places: (def: MasterDef) => readonly string[]): MasterDef {
  const found = masters.find((def) => places(def).includes(path));
  if (found === undefined) throw new Error(`${path} is of no master`);
  return found;
}

test.each(LISTS)('GET %s shows what is stored', async (path) => {
  const def = masterWith(path, ({ paths, lists }) => [paths.list, ...lists.map((one) => one.path)]);
  const stored =
    path === 'gudang/get/all/hancur-barang' ? { kode_gudang: 'RUSAK' } : await row(def);
  const answer = await owner.get(path.replace(/:(\w+)/, (_, name) => String(stored[name])));
  expect([path, ...told(answer)]).toEqual([path, 200, undefined]);
  const shown = answer.body.data.map((one: Record<string, unknown>) => one[def.key]);
  expect(shown).toContain(stored[def.key]);
  expect(answer.body.count).toBe(shown.length);
});

const some = (part: object): unknown => expect.arrayContaining([expect.objectContaining(part)]);
const READ: Readonly<Record<string, unknown>> = {
  'para-system': some({ key: 'CICILAN_MODULE', value: 'true' }),
  'para-system/key/PEMBULATAN': { key: 'PEMBULATAN', value: '500' },
  'para-system/key/kategori_harga': { key: 'kategori_harga', value: 'BARANG' },
  'para-system/key/PARAMETER_HARGA_EMAS_GLOBAL_VALUE': {
    key: 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE',
    value: '0',
  },
  'users/get/all': some({ user_id: 'KASIR', level: 'KASIR', kode_toko: 'JKT1', aktif: true }),
  tokos: some({ kode_toko: 'JKT1', nama_toko: 'Jakarta Satu', tgl_system: '2026-11-20' }),
  'member/get/all': some({ kode_member: 'M1', nama_customer: 'Budi' }),
};

test.each(READS)('GET %s answers its value', async (path) => {
  const answer = await owner.get(path);
  expect([path, ...told(answer)]).toEqual([path, 200, undefined]);
  expect(answer.body.data).toEqual(READ[path]);
});

test('user-fingerprint names who has no finger on file', async () => {
  const answer = await owner.get('user-fingerprint?user_id=SPV');
  expect(told(answer)).toEqual([404, 'SIDIK_USER_TIDAK_ADA']);
});

/** A whole write, and what it is answered where that is not 200, or 201 for POST. */
interface Call {
  readonly path: string;
  readonly body?: object;
  readonly client?: TestClient;
  readonly status?: number;
  readonly code?: string;
}

const askedQr = async () => {
  const { subjek } = await askCashOut(kasir);
  const { body } = await kasir.post('otorisasi-qr/generate', { subjek });
  return body.data;
};

/** Writes that are no master's. */
const OTHERS: Readonly<Record<string, () => Promise<Call>>> = {
  'PUT app/splash-screen/:key': async () => ({
    path: `app/splash-screen/${String((await row(splashscreenKatalog))['kode'])}`,
    body: { text: 'Selamat Datang', position: 'top' },
  }),
  'PUT parameter-harga-emas/global': async () => ({
    path: 'parameter-harga-emas/global',
    body: { nominal: 2_000_000 },
  }),
  'PUT users/change-password': async () => ({
    path: 'users/change-password',
    body: { password: PASSWORD, new_password: 'lain-sekali-1' },
    client: await server.as('SPV'),
  }),
  'POST otorisasi-qr/generate': async () => ({
    path: 'otorisasi-qr/generate',
    body: { subjek: (await askCashOut(kasir)).subjek },
    client: kasir,
  }),
  'DELETE otorisasi-qr/remove/:key/:key': async () => ({
    path: `otorisasi-qr/remove/JKT1/${(await askedQr()).keystore}`,
    client: kasir,
  }),
  // It is approved with a scanner only (fingerprint.api.test.ts).
  'POST authorization/fingerprint': async () => {
    const { subjek } = await askCashOut(kasir);
    const body = { user_id: 'SPV', fp: 'TIDAK-ADA', kategori: 'kas', subjek };
    return { path: 'authorization/fingerprint', body, status: 422, code: 'SIDIK_BELUM_COCOK' };
  },
  'POST users/logout': async () => ({
    path: 'users/logout',
    body: {},
    client: await server.as('MU1'),
    status: 200,
  }),
};

async function masterCall(method: string, path: string): Promise<Call> {
  const def = masterWith(path, ({ paths }) => [paths.create, paths.update, paths.remove]);
  if (method === 'POST') {
    return { path, body: await masterSamples(owner).sample(def, `C${(tag += 1)}`) };
  }
  return { path: samplePath(path, String((await row(def))[def.key])), body: {} };
}

function send(method: string, client: TestClient, path: string, body?: object): Promise<Answer> {
  if (method === 'DELETE') return client.del(path);
  return method === 'POST' ? client.post(path, body) : client.put(path, body);
}

const named = Object.entries(WRITES).filter(([, fields]) => fields !== '');

test.each(named)('%s names its empty fields', async (write, fields) => {
  const [method = '', path = ''] = write.split(' ');
  const answer = await send(method, owner, path, {});
  expect([write, ...told(answer)]).toEqual([write, 400, 'VALIDASI']);
  expect(Object.keys(answer.body.errors).join(' ')).toBe(fields);
});

test.each(Object.keys(WRITES))('%s is done', async (write) => {
  const [method = '', address = ''] = write.split(' ');
  const call = await (OTHERS[write]?.() ?? masterCall(method, address));
  const { path, body, client = owner, status = method === 'POST' ? 201 : 200, code } = call;
  const answer = await send(method, client, path, body);
  expect([write, ...told(answer)]).toEqual([write, status, code]);
});

test('live events of approvals keep their names', async () => {
  const folder = new URL('../feature/otorisasi/', import.meta.url);
  const files = await readdir(folder);
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  expect(EVENTS.filter((name) => !sources.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});
