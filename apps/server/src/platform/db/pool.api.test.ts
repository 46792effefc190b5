/**
 * The pool on a real PostgreSQL: types, tenancy, rollback, coded errors, retries, and the role
 * check.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import {
  asSuperuser,
  createTestDatabase,
  type TestDatabase,
  testServerUrl,
} from '../../../test/database.ts';
import { loadMigrations, migrate } from './migrate.ts';
import { openDb } from './pool.ts';
import { checkRole } from './role-check.ts';
import type { Db, Tx } from './tx.ts';

let database: TestDatabase;
let db: Db;

function addShop(tx: Tx): Promise<number> {
  return tx.exec(sql`insert into toko (kode_toko, nama_toko, tipe_toko, tgl_system)
    values (${tx.kodeToko}, 'Toko', 'CABANG', '2026-11-20')`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb(database.url, { max: 4 });
  await db.tenant('AA1', addShop);
  await db.tenant('BB2', addShop);
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

test('values arrive as the house wants them', async () => {
  const row = await db.shared((tx) =>
    tx.one(sql`select 9007199254740991::int8 as besar, '2026-11-20'::date as hari,
      1.50::numeric as n,
      '2026-11-20T00:00:00Z'::timestamptz as waktu, array[1, 2]::int8[] as larik`),
  );
  expect(row).toEqual({
    besar: 9007199254740991,
    hari: '2026-11-20',
    n: '1.50',
    waktu: new Date('2026-11-20T00:00:00Z'),
    larik: [1, 2],
  });
});

test('a sum beyond the safe integers is read exactly, and is digits on the wire', async () => {
  const row = await db.shared((tx) =>
    tx.one<{ besar: unknown; jumlah: unknown; kecil: unknown }>(
      sql`select 9007199254740993::int8 as besar,
        (select sum(n) from unnest(array[9223372036854775807, 9]::int8[]) n) as jumlah,
        (select sum(n) from unnest(array[1, 2]::int8[]) n) as kecil`,
    ),
  );
  expect(row).toEqual({ besar: 9007199254740993n, jumlah: 9223372036854775816n, kecil: 3 });
  expect(JSON.stringify(row)).toBe(
    '{"besar":"9007199254740993","jumlah":"9223372036854775816","kecil":3}',
  );
});

test('a shop sees and writes only its own rows, even with raw SQL', async () => {
  const shops = await db.tenant('AA1', (tx) => tx.rows(sql`select kode_toko from toko`));
  expect(shops).toEqual([{ kode_toko: 'AA1' }]);
  const touched = await db.tenant('AA1', (tx) =>
    tx.exec(sql`update toko set nama_toko = 'X' where kode_toko = 'BB2'`),
  );
  expect(touched).toBe(0);
  await expect(
    db.tenant('AA1', (tx) =>
      tx.exec(sql`insert into para_system (kode_toko, key, value) values ('BB2', 'K', 'v')`),
    ),
  ).rejects.toThrow(/row-level security/);
  expect(await db.shared((tx) => tx.rows(sql`select kode_toko from toko`))).toEqual([]);
});

test('a question outside any shop leaves no shop behind on its connection', async () => {
  const set = sql<{ toko: string }>`select set_config('kencana.kode_toko', 'AA1', true) as toko`;
  for (let n = 0; n < 8; n++) {
    expect(await db.ask(set, 'uji_set')).toEqual({ toko: 'AA1' });
    expect(await db.ask(sql`select kode_toko from toko`, 'uji_toko')).toBeUndefined();
  }
  await expect(db.ask(sql`select 1 / 0`, 'uji_nol')).rejects.toThrow(/division by zero/);
  expect(await db.ready()).toBe(true);
});

test('one name over two texts runs both, on the same connection', async () => {
  const answers = await db.tenant('AA1', async (tx) => {
    const seen: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      seen.push(await tx.one(sql`select ${1}::int as satu`, 'uji_teks'));
      seen.push(await tx.one(sql`select ${2}::int as dua`, 'uji_teks'));
    }
    return seen;
  });
  expect(answers).toEqual([0, 1, 2].flatMap(() => [{ satu: 1 }, { dua: 2 }]));
});

test('a throw leaves nothing behind', async () => {
  const failing = db.tenant('AA1', async (tx) => {
    await tx.exec(sql`insert into para_system (kode_toko, key, value) values ('AA1', 'K', 'v')`);
    throw new AppError('ALASAN_WAJIB');
  });
  await expect(failing).rejects.toMatchObject({ code: 'ALASAN_WAJIB' });
  expect(await db.tenant('AA1', (tx) => tx.rows(sql`select * from para_system`))).toEqual([]);
});

test('a swallowed database error is never reported as saved', async () => {
  const swallowing = db.tenant('AA1', async (tx) => {
    await tx.exec(sql`insert into para_system (kode_toko, key, value) values ('AA1', 'K', 'v')`);
    await tx.exec(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow(/rolled back/);
});

test('constraints answer coded errors with the value', async () => {
  await expect(db.tenant('AA1', addShop)).rejects.toMatchObject({
    code: 'KODE_SUDAH_ADA',
    data: { constraint: 'toko_pkey' },
  });
  const jenis = db.tenant('AA1', (tx) =>
    tx.exec(sql`insert into jenis (kode_toko, kode_jenis, nama_jenis, kode_group)
      values ('AA1', 'CC', 'Cincin', 'ZZ')`),
  );
  await expect(jenis).rejects.toMatchObject({ code: 'REF_TIDAK_ADA', data: { label: 'grup' } });
  const used = db.tenant('AA1', async (tx) => {
    await tx.exec(sql`insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis_gudang)
      values ('AA1', 'G1', 'Toko', 'TOKO')`);
    await tx.exec(sql`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang)
      values ('AA1', 'B1', 'Baki', 'G1')`);
    await tx.exec(sql`delete from gudang where kode_gudang = 'G1'`);
  });
  await expect(used).rejects.toMatchObject({ code: 'MASIH_DIGUNAKAN', data: { oleh: 'baki' } });
});

test.each([
  ['a number out of range', sql`select ${2 ** 31}::bigint::integer`],
  ['a day that is none', sql`select ${'2026-02-30'}::date`],
  ['a text that is no day', sql`select ${'kemarin'}::date`],
  ['the character NUL', sql`select ${'a\0b'}::text`],
  ['NUL in JSON', sql`select ${JSON.stringify({ a: '\0' })}::jsonb`],
  ['a text that is no id', sql`select ${'-'.repeat(36)}::uuid`],
])('%s is bad input, not a failure of the server', async (_what, query) => {
  await expect(db.tenant('AA1', (tx) => tx.rows(query))).rejects.toMatchObject({
    code: 'VALIDASI',
    status: 400,
  });
});

test('deadlocks are retried and both sides finish', async () => {
  let attempts = 0;
  const meet: (() => void)[] = [];
  const both = new Promise<void>((resolve) => meet.push(resolve));
  let first = 0;
  await asSuperuser(database, async (client) => {
    await client.query('create table adu (id int primary key, n int not null)');
    await client.query('insert into adu values (1, 0), (2, 0)');
    await client.query('grant all on adu to public');
  });
  const update = (a: number, b: number) =>
    db.tenant('AA1', async (tx) => {
      attempts++;
      await tx.exec(sql`update adu set n = n + 1 where id = ${a}`);
      if (++first === 2) meet[0]?.();
      if (first <= 2) await both;
      await tx.exec(sql`update adu set n = n + 1 where id = ${b}`);
    });
  await Promise.all([update(1, 2), update(2, 1)]);
  expect(attempts).toBeGreaterThan(2);
  const rows = await db.shared((tx) => tx.rows(sql`select n from adu order by id`));
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  await asSuperuser(database, (client) => client.query('drop table adu'));
});

test('who has written reads the answer before those who still wait for a connection', async () => {
  const narrow = await openDb(database.url, { max: 1 });
  const order: string[] = [];
  const turn = (name: string) => async (): Promise<string> => {
    order.push(name);
    return name;
  };
  const first = narrow.tenantThenRead('AA1', turn('write'), async (tx, done) => {
    order.push('read');
    const [shop] = await tx.rows(sql`select kode_toko from toko`);
    return { done, shop };
  });
  const waiting = ['second', 'third'].map((name) => narrow.tenant('AA1', turn(name)));
  expect(await first).toEqual({ done: 'write', shop: { kode_toko: 'AA1' } });
  await Promise.all(waiting);
  expect(order).toEqual(['write', 'read', 'second', 'third']);
  await narrow.close();
});

test('a reading that fails after the commit takes nothing back and writes nothing again', async () => {
  let writes = 0;
  const failing = db.tenantThenRead(
    'AA1',
    (tx) => {
      writes += 1;
      return tx.exec(sql`insert into para_system (kode_toko, key, value)
        values ('AA1', 'SUDAH', 'v')`);
    },
    (tx) => tx.rows(sql`select 1 / 0`),
  );
  await expect(failing).rejects.toThrow(/division by zero/);
  expect(writes).toBe(1);
  const kept = sql`select key from para_system where key = 'SUDAH'`;
  expect(await db.tenant('AA1', (tx) => tx.rows(kept))).toEqual([{ key: 'SUDAH' }]);
});

test('a lost connection answers SIBUK and the pool recovers', async () => {
  const killed = db.tenant('AA1', async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await asSuperuser(database, (client) => client.query('select pg_terminate_backend($1)', [pid]));
    await tx.rows(sql`select 1`);
  });
  await expect(killed).rejects.toMatchObject({ code: 'SIBUK' });
  expect(await db.ready()).toBe(true);
  const nowhere = await openDb('postgres://x@127.0.0.1:1/x');
  await expect(nowhere.shared((tx) => tx.rows(sql`select 1`))).rejects.toMatchObject({
    code: 'SIBUK',
  });
  expect(await nowhere.ready()).toBe(false);
  await nowhere.close();
});

test('the role check refuses superuser, owner and unfenced tables', async () => {
  await expect(checkRole(database.url)).resolves.toBeUndefined();
  await expect(checkRole(database.superUrl)).rejects.toMatchObject({ reason: 'ROLE_UNSAFE' });
  await expect(checkRole(database.adminUrl)).rejects.toThrow(/owns table/);
  await expect(checkRole(testServerUrl().replace(/:\d+\//, ':1/'))).rejects.toMatchObject({
    reason: 'DATABASE_UNREACHABLE',
  });
  await asSuperuser(database, async (client) => {
    await client.query('alter table baki no force row level security');
    await expect(checkRole(database.url)).rejects.toThrow(/Table baki has no forced/);
    await client.query('alter table baki force row level security');
  });
});

test('migrations: starters at the same moment do not collide', async () => {
  const role = new URL(database.url).username;
  const all = await loadMigrations();
  const next = {
    version: 9998,
    name: '9998-uji.sql',
    text: 'create table uji_bersama (id int primary key); drop table uji_bersama;',
    checksum: 'z',
  };
  const starters = Array.from({ length: 4 }, () =>
    migrate(database.adminUrl, role, [...all, next]),
  );
  expect((await Promise.all(starters)).flat()).toEqual(['9998-uji.sql']);
  await asSuperuser(database, (client) =>
    client.query('delete from _migrasi where version = 9998'),
  );
});

test('migrations: running again is a no-op; edited and newer are refused', async () => {
  const role = new URL(database.url).username;
  expect(await migrate(database.adminUrl, role)).toEqual([]);
  const all = await loadMigrations();
  const edited = all.map((m) => (m.version === 1 ? { ...m, checksum: 'x' } : m));
  await expect(migrate(database.adminUrl, role, edited)).rejects.toMatchObject({
    reason: 'MIGRATION_EDITED',
  });
  await expect(migrate(database.adminUrl, role, all.slice(0, 1))).rejects.toMatchObject({
    reason: 'DATABASE_NEWER',
  });
  const next = { version: 9999, name: '9999-bad.sql', text: 'create tabel x', checksum: 'y' };
  await expect(migrate(database.adminUrl, role, [...all, next])).rejects.toMatchObject({
    reason: 'MIGRATION_FAILED',
  });
});
