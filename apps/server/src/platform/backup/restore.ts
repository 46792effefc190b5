/**
 * Restore: an archive into an empty database, in one transaction, compared with the archive's own
 * counts and chain heads before it commits; then migrated to this program's version and its audit
 * chains verified.
 */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { loadMigrations, migrate } from '../db/migrate.ts';
import { ArchiveError, readArchive, type ArchiveHeader, type ArchiveTrailer } from './archive.ts';
import { chainHeads, verifyChains } from './audit-chain.ts';
import { backupTables, columnList } from './table-list.ts';

export interface RestoreTarget {
  readonly adminUrl: string;
  /** The application's role, which gets its rights. */
  readonly appRole: string;
  /** Where the archive's files go; without a folder an archive that holds any is not restored. */
  readonly filesFolder: string | undefined;
}

/**
 * Restores `file`. Throws ArchiveError (one line) when the archive is damaged or of a newer
 * program, or the database is not empty or of another version: nothing is changed then. Answers
 * what was restored.
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<ArchiveTrailer> {
  const { header } = await readArchive(file);
  const version = await checkVersion(header);
  if (header.files.length > 0 && target.filesFolder === undefined) {
    throw new ArchiveError('it holds files, which this configuration keeps in an object store');
  }
  const client = new pg.Client({ connectionString: target.adminUrl, application_name: 'kencana' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkEmpty(client, version);
    const migrations = await loadMigrations();
    const known = migrations.filter((migration) => migration.version <= version);
    await migrate(target.adminUrl, target.appRole, known);
    const trailer = await load(client, file, header, target.filesFolder);
    await migrate(target.adminUrl, target.appRole, migrations);
    const broken = (await verifyChains(client)).find((chain) => chain.broken !== undefined);
    if (broken) {
      throw new ArchiveError(`its audit chain of ${broken.kode_toko} breaks at ${broken.broken}`);
    }
    return trailer;
  } finally {
    await client.end();
  }
}

/** The archive's schema version; refuses one that this program does not know or knows otherwise. */
async function checkVersion(header: ArchiveHeader): Promise<number> {
  const own = new Map((await loadMigrations()).map((m) => [m.version, m.checksum]));
  const version = header.migrations.at(-1)?.version ?? 0;
  if (version > Math.max(...own.keys()))
    throw new ArchiveError('it is of a newer version of Kencana');
  if (header.migrations.some((m) => own.get(m.version) !== m.checksum)) {
    throw new ArchiveError(
      'it is of another Kencana: its migrations are not those of this program',
    );
  }
  return version;
}

async function checkEmpty(client: pg.Client, version: number): Promise<void> {
  const exists = await client.query<{ found: boolean }>(
    `select to_regclass('public._migrasi') is not null as found`,
  );
  if (!exists.rows[0]?.found) return;
  const applied = await client.query<{ last: number | null }>(
    'select max(version) as last from _migrasi',
  );
  if ((applied.rows[0]?.last ?? 0) > version) {
    throw new ArchiveError('it is older than the database: restore into a new, empty database');
  }
  if ((applied.rows[0]?.last ?? 0) === 0) return;
  const shops = await client.query<{ found: boolean }>('select ada_toko() as found');
  if (shops.rows[0]?.found) throw new ArchiveError('the database is not empty');
}

async function load(
  client: pg.Client,
  file: string,
  header: ArchiveHeader,
  filesFolder: string | undefined,
): Promise<ArchiveTrailer> {
  await client.query('begin');
  try {
    const tables = await backupTables(client);
    const named = (table: { name: string }) => client.escapeIdentifier(table.name);
    await client.query(`truncate ${tables.map(named).join(', ')}`);
    // COPY and row-level security exclude each other, and the rules for new rows are not for old
    // ones: both are put aside for this transaction only.
    const fenced = await setFence(client, tables.map(named), undefined);
    const columns = new Map(header.tables.map((t) => [t.name, columnList(client, t.columns)]));
    const { trailer } = await readArchive(file, {
      table: async (name, rows) => {
        const into = `${client.escapeIdentifier(name)} (${columns.get(name)})`;
        await pipeline(Readable.from(rows), client.query(copyFrom(`copy ${into} from stdin`)));
      },
      file: async (key, bytes) => writeFile(filesFolder ?? '', key, bytes),
    });
    await setFence(client, tables.map(named), fenced);
    await compare(client, trailer);
    await client.query('commit');
    return trailer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Takes forced row-level security and triggers off the tables, or puts both back on those that had
 * it.
 */
async function setFence(
  client: pg.Client,
  tables: readonly string[],
  fenced: ReadonlySet<string> | undefined,
): Promise<Set<string>> {
  const forced = new Set<string>();
  for (const table of tables) {
    const { rows } = await client.query<{ on: boolean }>(
      'select relforcerowsecurity as on from pg_class where oid = $1::regclass',
      [table],
    );
    if (rows[0]?.on) forced.add(table);
    await client.query(`alter table ${table} ${fenced ? 'enable' : 'disable'} trigger user`);
    if (!fenced) await client.query(`alter table ${table} no force row level security`);
    else if (fenced.has(table)) {
      await client.query(`alter table ${table} force row level security`);
    }
  }
  return forced;
}

async function writeFile(folder: string, key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const target = path.resolve(folder, key);
  if (!target.startsWith(path.resolve(folder) + path.sep)) {
    throw new ArchiveError(`it names a file outside its folder: ${key}`);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(Readable.from(bytes), createWriteStream(target));
}

/** What the database now holds against what the archive says it holds. */
async function compare(client: pg.Client, trailer: ArchiveTrailer): Promise<void> {
  for (const [name, count] of Object.entries(trailer.counts)) {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from ${client.escapeIdentifier(name)}`,
    );
    if (Number(rows[0]?.n) !== count) {
      throw new ArchiveError(`table ${name} came out with ${rows[0]?.n} rows instead of ${count}`);
    }
  }
  if (JSON.stringify(await chainHeads(client)) !== JSON.stringify(trailer.heads)) {
    throw new ArchiveError('the audit chains end elsewhere than noted');
  }
  const { rows } = await client.query<{ no_dokumen: string }>(
    `select no_dokumen from jurnal_baris group by kode_toko, no_dokumen, ke
      having sum(debit) <> sum(kredit) limit 1`,
  );
  if (rows[0]) throw new ArchiveError(`the journal of ${rows[0].no_dokumen} does not balance`);
}
