/**
 * Brings a database to this program's version: plain SQL files in their order, each in its own
 * transaction, under an advisory lock so that two starters do not collide. Forward only; a landed
 * file that was edited, or a database of a newer program, stops the start.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { isLostConnection } from './constraint.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const LOCK = 7_302_611;

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  /** sha-256 of the text, hexadecimal. */
  readonly checksum: string;
}

/** The migrations shipped with this program, by version. */
export async function loadMigrations(folder: string = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  const numbers = names.map((name) => name.slice(0, 4));
  const twice = names.find((_, at) => numbers[at] === numbers[at + 1]);
  if (twice) throw new StartError('MIGRATION_FAILED', `Two migrations have ${twice}'s number.`);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { version: Number(name.slice(0, 4)), name, text, checksum };
    }),
  );
}

/**
 * Migrates with the owner's connection and gives `appRole` its rights. Answers the names of the
 * files applied now. Throws StartError with one plain line: DATABASE_UNREACHABLE, DATABASE_NEWER,
 * MIGRATION_EDITED, MIGRATION_FAILED.
 */
export async function migrate(
  adminUrl: string,
  appRole: string,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const wanted = migrations ?? (await loadMigrations());
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'kencana-migrate' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const done = await appliedVersions(client);
    verify(wanted, done);
    const fresh = wanted.filter((m) => !done.has(m.version));
    for (const migration of fresh) await apply(client, migration);
    await client.query('select beri_hak($1)', [appRole]);
    await client.query(`grant select on _migrasi to ${pg.escapeIdentifier(appRole)}`);
    return fresh.map((m) => m.name);
  } catch (error) {
    throw plain(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Applied {
  version: number;
  name: string;
  checksum: string;
}

async function appliedVersions(client: pg.Client): Promise<Map<number, Applied>> {
  await client.query(`create table if not exists _migrasi (
    version integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`);
  const { rows } = await client.query<Applied>('select version, name, checksum from _migrasi');
  return new Map(rows.map((row) => [row.version, row]));
}

function verify(wanted: readonly Migration[], done: ReadonlyMap<number, Applied>): void {
  const newest = wanted.at(-1)?.version ?? 0;
  const ahead = [...done.values()].find((row) => row.version > newest);
  if (ahead) {
    throw new StartError(
      'DATABASE_NEWER',
      `The database is of a newer version (${ahead.name}): start the newer program.`,
    );
  }
  for (const migration of wanted) {
    const row = done.get(migration.version);
    if (row && row.checksum !== migration.checksum) {
      throw new StartError(
        'MIGRATION_EDITED',
        `Migration ${migration.name} was changed after this database ran it: restore the file.`,
      );
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into _migrasi (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError('MIGRATION_FAILED', `Migration ${migration.name} failed: ${cause}`, {
      cause: error,
    });
  }
}

function plain(error: unknown): unknown {
  if (error instanceof StartError) return error;
  const refused = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? '');
  if (!refused && !isLostConnection(error)) return error;
  const cause = error instanceof Error ? error.message || 'no answer' : String(error);
  return new StartError('DATABASE_UNREACHABLE', `The database cannot be reached: ${cause}`, {
    cause: error,
  });
}
