/**
 * The embedded database: real PostgreSQL under the data folder with an owner's role for migrations
 * and an application's role that owns nothing, each with a random password. Used when DATABASE_URL
 * is not set.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from './cluster.ts';
import {
  holderOf,
  holdFolder,
  readSecrets,
  releaseFolder,
  resolveDataFolder,
  writeHolder,
  type Secrets,
} from './data-folder.ts';
import { databaseAccount, type Account } from './server-binary.ts';

export const APP_ROLE = 'kencana_app';
const OWNER_ROLE = 'kencana_owner';
const DATABASE = 'kencana';

/** A data folder's database as commands use it. */
export interface AttachedDatabase {
  /** The application's role: what the server serves with. */
  readonly url: string;
  /** The owner's role: migrations, backup, restore. */
  readonly adminUrl: string;
  /** The data folder in use, which also holds the uploaded files. */
  readonly folder: string;
  /** The folder it stands in for, when PostgreSQL's account could not enter that one. */
  readonly insteadOf: string | undefined;
  /** Stops the server when this process started it. */
  stop(): Promise<void>;
}

/** A data folder's database in the hands of the server. */
export interface EmbeddedDatabase extends AttachedDatabase {
  /** Throws every table away: for a demo that was cut short while it was loaded. */
  reset(): Promise<void>;
}

/**
 * Starts the database of a data folder, making both when they are missing. Throws StartError
 * DATA_FOLDER with one line when the folder is damaged, cannot be used or is in use.
 */
export async function openEmbedded(wanted: string, given: boolean): Promise<EmbeddedDatabase> {
  const account = databaseAccount();
  const { folder, insteadOf } = await resolveDataFolder(wanted, given, account);
  await holdFolder(folder);
  try {
    const cluster = path.join(folder, 'postgres');
    const secrets = await readSecrets(folder, existsSync(cluster));
    const running = await startCluster({
      folder: cluster,
      logFile: path.join(folder, 'postgres.log'),
      password: secrets.postgres,
      account: account && ownerOf(cluster, account),
      durable: true,
    });
    try {
      await asSuperuser(running.url, (client) => prepareRoles(client, secrets));
      await writeHolder(folder, running.port);
    } catch (error) {
      await running.stop();
      throw error;
    }
    const stop = async () => {
      await running.stop();
      releaseFolder(folder);
    };
    const reset = () => asSuperuser(running.url, recreateDatabase);
    return { ...urls(running.port, secrets), folder, insteadOf, reset, stop };
  } catch (error) {
    releaseFolder(folder);
    throw error;
  }
}

/**
 * The database for a command such as backup: the running Kencana's own, or started for as long as
 * it takes.
 */
export async function attachEmbedded(wanted: string, given: boolean): Promise<AttachedDatabase> {
  const { folder, insteadOf } = await resolveDataFolder(wanted, given, databaseAccount());
  const holder = holderOf(folder);
  if (!holder?.port) return openEmbedded(wanted, given);
  const secrets = await readSecrets(folder, true);
  return { ...urls(holder.port, secrets), folder, insteadOf, stop: async () => undefined };
}

/**
 * A cluster that another account made (an ordinary user, before root started it) keeps that
 * account.
 */
function ownerOf(cluster: string, account: Account): Account {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : account;
}

function urls(port: number, secrets: Secrets): { url: string; adminUrl: string } {
  const url = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return { url: url(APP_ROLE, secrets.app), adminUrl: url(OWNER_ROLE, secrets.owner) };
}

/** Makes what is missing of the two roles and the database; a start cut short is completed. */
async function prepareRoles(client: pg.Client, secrets: Secrets): Promise<void> {
  await ensureRole(client, OWNER_ROLE, secrets.owner);
  await ensureRole(client, APP_ROLE, secrets.app);
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!found.rowCount) await createDatabase(client);
}

async function createDatabase(client: pg.Client): Promise<void> {
  await client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`);
  await client.query(`revoke all on database ${DATABASE} from public`);
  await client.query(`grant connect on database ${DATABASE} to ${APP_ROLE}`);
}

async function recreateDatabase(client: pg.Client): Promise<void> {
  await client.query(`drop database ${DATABASE} with (force)`);
  await createDatabase(client);
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = found.rowCount ? 'alter' : 'create';
  const powers = 'login nosuperuser nobypassrls nocreatedb nocreaterole';
  await client.query(`${verb} role ${role} ${powers} password ${pg.escapeLiteral(password)}`);
}
