/**
 * Databases for tests: one template per set of migrations on the server of KENCANA_TEST_PG (a
 * superuser's URL), made once under an advisory lock, cloned for each test file and dropped at its
 * end. The application's role and the owner are ordinary roles, as in production.
 */
import { createHash, randomBytes } from 'node:crypto';
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

/** URL of the test server; throws with advice when it is not set. */
export function testServerUrl(): string {
  const url = process.env['KENCANA_TEST_PG'];
  if (!url) throw new Error('KENCANA_TEST_PG must name a PostgreSQL superuser URL for API tests');
  return url;
}

/** Clones a fresh, migrated, empty database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServerUrl();
  const name = `t_${process.pid}_${randomBytes(5).toString('hex')}`;
  await withClient(server, async (client) => {
    const template = await ensureTemplate(client);
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

async function ensureTemplate(client: pg.Client): Promise<string> {
  const migrations = await loadMigrations();
  const digest = createHash('sha256').update(migrations.map((m) => m.checksum).join());
  const template = `kencana_template_${digest.digest('hex').slice(0, 16)}`;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await ensureRole(client, OWNER);
    await ensureRole(client, APP);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount) return template;
    // Built under another name and renamed when whole: a killed builder leaves no half template.
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building} owner ${OWNER} template template0`);
    await migrate(urlFor(testServerUrl(), building, OWNER), APP, migrations);
    await client.query(`alter database ${building} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
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
