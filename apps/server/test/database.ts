/**
 * Databases for tests: one template per set of migrations, and one per seed, on the server of
 * KENCANA_TEST_PG (a superuser's URL), made once under an advisory lock, cloned for each test file
 * and dropped at its end. The application's role and the owner are ordinary roles, as in
 * production.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { loadMigrations, migrate } from '../src/platform/db/migrate.ts';

const OWNER = 'kencana_test_owner';
const APP = 'kencana_test_app';
const PASSWORD = 'kencana-test';
const LOCK = 7_302_612;

export interface TestDatabase {
  /** The application's URL: owns nothing, cannot bypass row-level security. */
  readonly url: string;
  /** The owner's URL, for migrations. */
  readonly adminUrl: string;
  /** The superuser's URL of the same database, for tampering. */
  readonly superUrl: string;
  drop(): Promise<void>;
}

/** What a template holds beside the migrated tables. */
export interface Seed {
  /** Part of the template's name. */
  readonly name: string;
  /** Filled before it. */
  readonly base?: Seed;
  /** The files that decide what is written: the template is made anew when one of them changes. */
  readonly sources: readonly URL[];
  /** What else decides it, by value. */
  readonly data?: unknown;
  /** Writes it, as the application's role. */
  fill(url: string): Promise<void>;
}

/** URL of the test server; throws with advice when it is not set. */
export function testServerUrl(): string {
  const url = process.env['KENCANA_TEST_PG'];
  if (!url) throw new Error('KENCANA_TEST_PG must name a PostgreSQL superuser URL for API tests');
  return url;
}

/** Clones a fresh, migrated database: empty, or with what the seed writes. */
export async function createTestDatabase(seed?: Seed): Promise<TestDatabase> {
  const server = testServerUrl();
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`;
  await withClient(server, async (client) => {
    const template = await ensureTemplate(client, seed);
    await client.query(`create database ${name} template ${template} owner ${OWNER}`);
  });
  return {
    url: urlFor(server, name, APP),
    adminUrl: urlFor(server, name, OWNER),
    superUrl: urlFor(server, name),
    drop: () =>
      withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * Runs statements as the superuser: only for tests that tamper with what the application may not
 * touch.
 */
export async function asSuperuser<T>(
  database: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(database.superUrl, work);
}

/** A database without any table, as a new data folder has: what a backup is restored into. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await asSuperuser(database, async (client) => {
    await client.query(`drop schema public cascade; create schema public authorization ${OWNER}`);
  });
  return database;
}

/** The template's name; made under the lock when it does not stand yet. */
async function ensureTemplate(client: pg.Client, seed?: Seed): Promise<string> {
  const template = await templateOf(seed);
  if (await stands(client, template)) return template;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await ensureRole(client, OWNER);
    await ensureRole(client, APP);
    return await build(client, seed);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function build(client: pg.Client, seed?: Seed): Promise<string> {
  const template = await templateOf(seed);
  if (await stands(client, template)) return template;
  const base = seed ? await build(client, seed.base) : 'template0';
  // Built under another name and renamed when whole: a killed builder leaves no half template.
  const building = `${template}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building} owner ${OWNER} template ${base}`);
  if (seed) await seed.fill(urlFor(testServerUrl(), building, APP));
  else await migrate(urlFor(testServerUrl(), building, OWNER), APP, await loadMigrations());
  await client.query(`alter database ${building} rename to ${template}`);
  return template;
}

async function stands(client: pg.Client, template: string): Promise<boolean> {
  const found = await client.query('select 1 from pg_database where datname = $1', [template]);
  return found.rowCount === 1;
}

/** Names of templates by their seeds; this process reads the files once. */
const names = new Map<Seed | undefined, Promise<string>>();

function templateOf(seed?: Seed): Promise<string> {
  const name = names.get(seed) ?? nameOf(seed);
  names.set(seed, name);
  return name;
}

/** What it is made from is part of its name, by digest. */
async function nameOf(seed?: Seed): Promise<string> {
  const made = seed
    ? [
        await templateOf(seed.base),
        ...(await Promise.all(seed.sources.map(textOf))),
        JSON.stringify(seed.data),
      ]
    : (await loadMigrations()).map((m) => m.checksum);
  const digest = createHash('sha256').update(made.join()).digest('hex').slice(0, 16);
  return `kencana_${seed?.name ?? 'template'}_${digest}`;
}

function textOf(file: URL): Promise<string> {
  return readFile(file, 'utf8');
}

async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`create role ${role} login nosuperuser password '${PASSWORD}'`);
  }
}

function urlFor(server: string, database: string, role?: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role;
    url.password = PASSWORD;
  }
  return url.toString();
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
