/**
 * Backup and restore on a real PostgreSQL: the round trip with awkward values and files, the
 * refusals of a damaged, newer or misplaced archive, and the audit chain's verification against
 * tampering.
 */
import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asSuperuser,
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/database.ts';
import { ArchiveError, readArchive } from './archive.ts';
import { verifyChains } from './audit-chain.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const NAMA = 'Toko "Emas"\tKencana\nMulia \\ 金 %';

let folder: string;
let source: TestDatabase;
const opened: TestDatabase[] = [];

async function fresh(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  opened.push(database);
  return database;
}

async function bare(): Promise<TestDatabase> {
  const database = await createBareDatabase();
  opened.push(database);
  return database;
}

function target(database: TestDatabase, filesFolder?: string) {
  const appRole = new URL(database.url).username;
  return { adminUrl: database.adminUrl, appRole, filesFolder };
}

async function asOwner<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ArchiveError);
  return (error as ArchiveError).message;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-backup-'));
  source = await fresh();
  await asOwner(source, async (client) => {
    for (const kode of ['PUSAT', 'JKT1']) {
      const tipe = kode === 'PUSAT' ? 'PUSAT' : 'CABANG';
      await client.query('begin');
      await client.query(
        `insert into toko (kode_toko, nama_toko, tipe_toko, tgl_system)
          values ($1, $2, $3, '2026-11-20')`,
        [kode, NAMA, tipe],
      );
      await client.query(`select set_config('kencana.kode_toko', $1, true)`, [kode]);
      await client.query(
        `insert into para_system (kode_toko, key, value) values ($1, 'BAHASA', 'id')`,
        [kode],
      );
      for (let n = 0; n < 3; n++) {
        const entry = [{ tindakan: 'ubah', objek: `baki/${n}`, sesudah: { nama: NAMA, n } }];
        await client.query('select tulis_audit($1, $2)', ['OWNER', JSON.stringify(entry)]);
      }
      await client.query('commit');
    }
  });
  await mkdir(path.join(folder, 'files', 'JKT1', 'banner'), { recursive: true });
  await writeFile(path.join(folder, 'files', 'JKT1', 'banner', 'a.jpg'), Buffer.alloc(200_000, 7));
});

afterAll(async () => {
  for (const database of opened) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('brings every row, file and chain head back into an empty database', async () => {
    const file = path.join(folder, 'whole.kencana');
    const written = await writeBackup(source.adminUrl, file, path.join(folder, 'files'));
    expect(written.counts).toMatchObject({ toko: 2, para_system: 2, audit: 6, audit_head: 2 });
    for (const database of [await bare(), await fresh()]) {
      const files = path.join(folder, `files-${opened.length}`);
      expect(await restoreBackup(file, target(database, files))).toEqual(written);
      await asOwner(database, async (client) => {
        const { rows } = await client.query('select nama_toko from toko order by kode_toko');
        expect(rows).toEqual([{ nama_toko: NAMA }, { nama_toko: NAMA }]);
        expect(await verifyChains(client)).toEqual([
          { kode_toko: 'JKT1', rows: 3, broken: undefined },
          { kode_toko: 'PUSAT', rows: 3, broken: undefined },
        ]);
        const open = await client.query(
          `select relname from pg_class c join _tabel t on t.nama = relname
            where t.mode <> 'umum' and not (relrowsecurity and relforcerowsecurity)
              or exists (select 1 from pg_trigger g where g.tgrelid = c.oid and g.tgenabled = 'D')`,
        );
        expect(open.rows).toEqual([]);
      });
      const image = await readFile(path.join(files, 'JKT1', 'banner', 'a.jpg'));
      expect(image.equals(Buffer.alloc(200_000, 7))).toBe(true);
    }
  });

  it('refuses a damaged archive before it changes anything', async () => {
    const file = path.join(folder, 'good.kencana');
    await writeBackup(source.adminUrl, file, undefined);
    const plain = gunzipSync(await readFile(file));
    const at = plain.indexOf('Mulia');
    const flipped = Buffer.from(plain);
    flipped[at] = 'N'.charCodeAt(0);
    const packed = await readFile(file);
    const bad = {
      'one byte changed and packed again': gzipSync(flipped),
      'one byte of the file changed': Buffer.from(packed).fill(
        0,
        packed.length >> 1,
        (packed.length >> 1) + 1,
      ),
      'cut short': packed.subarray(0, packed.length - 40),
      'cut in a frame and packed again': gzipSync(plain.subarray(0, plain.length - 100)),
      'something after its end': gzipSync(Buffer.concat([plain, Buffer.from('x')])),
      'no archive at all': gzipSync(Buffer.from('halo, ini bukan cadangan')),
      empty: Buffer.alloc(0),
    };
    const database = await fresh();
    for (const [name, bytes] of Object.entries(bad)) {
      const damaged = path.join(folder, 'damaged.kencana');
      await writeFile(damaged, bytes);
      expect([name, await refusal(restoreBackup(damaged, target(database)))]).toEqual([
        name,
        expect.stringMatching(/damaged|unpacked|cut short|digest|end|no backup/),
      ]);
    }
    const left = await asOwner(database, (client) => client.query('select 1 from toko'));
    expect(left.rowCount).toBe(0);
  });

  it('refuses a database in use, an older database and a newer archive', async () => {
    const file = path.join(folder, 'plain.kencana');
    await writeBackup(source.adminUrl, file, undefined);
    expect(await refusal(restoreBackup(file, target(source)))).toContain('not empty');
    const newer = await fresh();
    await asOwner(newer, (client) =>
      client.query(`insert into _migrasi values (9999, '9999-x.sql', 'x')`),
    );
    expect(await refusal(restoreBackup(file, target(newer)))).toContain('older');
    const future = path.join(folder, 'future.kencana');
    await writeBackup(newer.adminUrl, future, undefined);
    expect(await refusal(restoreBackup(future, target(await fresh())))).toContain('newer');
  });

  it('leaves no file behind under the wanted name when the backup fails', async () => {
    const file = path.join(folder, 'no-such-folder', 'x.kencana');
    await expect(writeBackup(source.adminUrl, file, undefined)).rejects.toThrow(/ENOENT/);
    await expect(readArchive(file)).rejects.toThrow(/ENOENT/);
  });
});

describe('verifyChains', () => {
  const tampering = {
    'a changed entry': [`update audit set objek = 'lain' where kode_toko = 'JKT1' and seq = 2`, 2],
    'a deleted entry': [`delete from audit where kode_toko = 'JKT1' and seq = 2`, 3],
    'a deleted last entry': [`delete from audit where kode_toko = 'JKT1' and seq = 3`, 3],
    'a moved head': [`update audit_head set hash = '\\x00' where kode_toko = 'JKT1'`, 3],
    'a deleted chain': [`delete from audit where kode_toko = 'JKT1'`, 1],
  } as const;

  it.each(Object.entries(tampering))('finds %s', async (_, [statement, broken]) => {
    await asSuperuser(source, async (client) => {
      await client.query('begin');
      await client.query(statement);
      const chains = await verifyChains(client);
      await client.query('rollback');
      expect(chains.find((chain) => chain.kode_toko === 'JKT1')?.broken).toBe(broken);
      expect(chains.find((chain) => chain.kode_toko === 'PUSAT')?.broken).toBeUndefined();
    });
  });
});
