/**
 * What every master of the registry must do, on a real PostgreSQL: create, duplicate key, every
 * required message, edit, forbidden level, another shop's row, delete, delete in use, list
 * addresses, and a table whose columns are its fields and hold their numbers.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import { masters } from '@kencana/contract/registry';
import { id } from '@kencana/messages/id';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';
import { masterSamples, type MasterSamples, samplePath } from './sample-row.test-data.ts';

const texts: Readonly<Record<string, string>> = id;
let server: TestServer;
let owner: TestClient;
let kasir: TestClient;
let otherShop: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const { module } of masters) {
    if (module === undefined) continue;
    for (const toko of ['JKT1', 'JKT2']) await setSetting(server, module, 'true', toko);
  }
  owner = await server.as('OWNER');
  kasir = await server.as('KASIR');
  otherShop = await server.as('OWNER2');
});
afterAll(() => server.close());

const create: MasterSamples['create'] = (def, tag) => masterSamples(owner).create(def, tag);
const sample: MasterSamples['sample'] = (def, tag) => masterSamples(owner).sample(def, tag);

const written = masters.filter((def) => def.actions.includes('tambah'));

describe.each(written.map((def, n) => [def.name, def, n] as const))('%s', (_name, def, n) => {
  test('creates, answers the row, lists it and finds it by search', async () => {
    const row = await create(def, `${n}.1`);
    const key = String(row[def.key]);
    const message = texts[def.texts.created ?? 'master.disimpan'];
    const again = await owner.post(def.paths.create, await sample(def, `${n}.2`));
    expect(again.status).toBe(201);
    expect(again.body.message).toBe(message);
    const list = await owner.get(`${def.paths.list}?${def.key}=${key}`);
    expect(list.body).toMatchObject({ status: 'success', count: 1, data: [{ [def.key]: key }] });
    const found = await owner.get(`${def.paths.list}?q=${encodeURIComponent(key.toLowerCase())}`);
    expect(found.body.data.map((r: Record<string, unknown>) => r[def.key])).toContain(key);
    for (const name of def.list) expect(list.body.data[0]).toHaveProperty(name);
  });

  test('names every required field with its sentence', async () => {
    const answer = await owner.post(def.paths.create, {});
    const expected = def.fields
      .filter((f) => f.required)
      .map((f) => {
        const label = texts[f.label] ?? '';
        return [f.name, [texts[f.wajib ?? 'isian.kosong']?.replace('{{label}}', label)]];
      });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDASI');
    expect(answer.body.errors).toEqual(Object.fromEntries(expected));
  });

  test('edits what is sent and keeps the rest', async () => {
    const before = await create(def, `${n}.4`);
    const change = def.fields.find((f) => f.kind === 'aktif' && f.name !== 'aktif') ?? {
      name: 'aktif',
    };
    const path = samplePath(def.paths.update, String(before[def.key]));
    const answer = await owner.put(path, { [change.name]: false });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe(texts[def.texts.updated ?? 'master.diubah']);
    const stamps = { updated_at: expect.any(String), [change.name]: false };
    expect(answer.body.data).toEqual({ ...before, ...stamps });
    const gone = await owner.put(samplePath(def.paths.update, 'TIDAK-ADA'), {});
    expect(gone.status).toBe(404);
  });

  test('is closed to levels without the right, and to no token', async () => {
    const row = await create(def, `${n}.5`);
    const key = String(row[def.key]);
    const answers = [
      await kasir.post(def.paths.create, row),
      await kasir.put(samplePath(def.paths.update, key), row),
      await kasir.del(samplePath(def.paths.remove, key)),
    ];
    expect(answers.map((a) => [a.status, a.body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'TIDAK_BERHAK']),
    );
    expect((await kasir.get(def.paths.list)).status).toBe(200);
    expect((await server.client('').get(def.paths.list)).status).toBe(401);
  });

  test('belongs to its shop', async () => {
    const row = await create(def, `${n}.6`);
    const key = String(row[def.key]);
    expect((await otherShop.put(samplePath(def.paths.update, key), {})).status).toBe(404);
    expect((await otherShop.del(samplePath(def.paths.remove, key))).status).toBe(404);
    const list = await otherShop.get(`${def.paths.list}?${def.key}=${key}`);
    expect(list.body.count).toBe(0);
  });

  test('deletes once, with before and after in the audit chain', async () => {
    const row = await create(def, `${n}.7`);
    const key = String(row[def.key]);
    const path = samplePath(def.paths.remove, key);
    const answer = await owner.del(path);
    expect(answer.body).toMatchObject({ message: texts[def.texts.deleted ?? 'master.dihapus'] });
    expect((await owner.del(path)).status).toBe(404);
    const trail = await server.db.tenant('JKT1', (tx) =>
      tx.rows<{ tindakan: string; user_id: string; sebelum: unknown; sesudah: unknown }>(
        sql`select tindakan, user_id, sebelum, sesudah from audit
          where kode_toko = 'JKT1' and objek = ${`${def.name}/${key}`} order by seq`,
      ),
    );
    expect(trail).toMatchObject([
      { tindakan: `${def.area}.${def.name}.tambah`, user_id: 'OWNER', sebelum: null },
      { tindakan: `${def.area}.${def.name}.hapus`, sebelum: { [def.key]: key }, sesudah: null },
    ]);
  });

  test('keeps every price with before and after', async () => {
    const prices = def.fields.filter((f) => f.riwayat === true).map((f) => f.name);
    const row = await create(def, `${n}.9`);
    const key = String(row[def.key]);
    const change = Object.fromEntries(prices.map((name) => [name, Number(row[name]) + 500]));
    if (prices.length > 0) await owner.put(samplePath(def.paths.update, key), change);
    const kept = await server.db.tenant('JKT1', (tx) =>
      tx.rows(sql`select kolom, sebelum, sesudah, user_id from riwayat_harga
        where kode_toko = 'JKT1' and parameter = ${def.name} and kunci = ${key} order by id`),
    );
    expect(kept).toEqual([
      ...prices.map((kolom) => ({ kolom, sebelum: null, sesudah: row[kolom], user_id: 'OWNER' })),
      ...prices.map((kolom) => ({
        kolom,
        sebelum: row[kolom],
        sesudah: change[kolom],
        user_id: 'OWNER',
      })),
    ]);
  });

  test('the same key of idempotency saves once', async () => {
    const row = await sample(def, `${n}.8`);
    const headers = { 'idempotency-key': `uji-${def.name}` };
    const first = await owner.post(def.paths.create, row, headers);
    const second = await owner.post(def.paths.create, row, headers);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });
});

const keyed = written.filter((def) => fieldOf(def, def.key)?.auto === undefined);

test.each(keyed.map((def, n) => [def.name, def, n] as const))(
  '%s refuses a key that is taken',
  async (_name, def, n) => {
    const row = await create(def, `${n}.3`);
    const key = String(row[def.key]);
    const answer = await owner.post(def.paths.create, { ...row, [def.key]: key.toLowerCase() });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'KODE_SUDAH_ADA',
      errors: { [def.key]: [`Kode ${key} Sudah Ada`] },
    });
  },
);

const behindModule = written.flatMap(({ name, paths, module }) =>
  module === undefined ? [] : [[name, paths.list, module] as const],
);

test.each(behindModule)('%s is closed while its module is off', async (_name, list, module) => {
  await setSetting(server, module, 'false');
  const answer = await owner.get(list);
  await setSetting(server, module, 'true');
  expect([answer.status, answer.body.code]).toEqual([403, 'MODUL_MATI']);
});

describe.each(masters.map((def) => [def.name, def] as const))('%s', (_name, def) => {
  test('answers at every list address, sorted and paged', async () => {
    for (const { path } of [{ path: def.paths.list }, ...def.lists]) {
      const address = path.replace(/:\w+/, 'X1');
      const answer = await owner.get(`${address}?limit=1&skip=0&sort=-${def.key}`);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.body.data.length).toBeLessThanOrEqual(1);
      expect(answer.body.count).toBeGreaterThanOrEqual(answer.body.data.length);
    }
    const unknown = await owner.get(`${def.paths.list}?sort=password`);
    expect(unknown.body).toMatchObject({ code: 'VALIDASI' });
  });

  test('its table has its fields and nothing else', async () => {
    const columns = await columnsOf(def);
    const own = ['kode_toko', 'created_by', 'created_at', 'updated_by', 'updated_at'];
    const names = columns.map((c) => c.column_name).filter((name) => !own.includes(name));
    expect(names.toSorted()).toEqual(def.fields.map((f) => f.name).toSorted());
  });

  test('its numbers end where their columns do', async () => {
    for (const { column_name, data_type } of await columnsOf(def)) {
      const field = fieldOf(def, column_name);
      if (data_type !== 'integer' || field === undefined) continue;
      const reading = field.read(2_147_483_648, {});
      expect([column_name, reading]).toMatchObject([column_name, { problem: {} }]);
    }
  });
});

function columnsOf(def: MasterDef): Promise<{ column_name: string; data_type: string }[]> {
  return server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select column_name, data_type from information_schema.columns
      where table_schema = 'public' and table_name = ${def.table}`),
  );
}

const references = written.flatMap((def) =>
  def.fields.flatMap((field) => {
    const to = written.find((m) => m.name === field.reference?.master);
    return to === undefined ? [] : [[`${def.name}.${field.name}`, def, field.name, to] as const];
  }),
);

test.each(references)('%s keeps what it refers to', async (_name, def, field, to) => {
  const row = await create(
    def,
    `U.${references.findIndex(([, d, f]) => d === def && f === field)}`,
  );
  const key = [row[field]].flat().map(String)[0] ?? '';
  const answer = await owner.del(samplePath(to.paths.remove, key));
  expect([answer.status, answer.body.code]).toEqual([409, 'MASIH_DIGUNAKAN']);
  expect(answer.body.message).toMatch(/^Data Masih Digunakan [A-Z]/);
  expect((await owner.del(samplePath(def.paths.remove, String(row[def.key])))).status).toBe(200);
  expect((await owner.del(samplePath(to.paths.remove, key))).status).toBe(200);
});

test('a reference must exist', async () => {
  const answer = await owner.post('baki', {
    kode_baki: 'B-REF',
    nama_baki: 'Baki',
    kode_gudang: 'TIDAK-ADA',
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'REF_TIDAK_ADA',
    errors: { kode_gudang: ['Kode Gudang TIDAK-ADA Tidak Ditemukan'] },
  });
});
