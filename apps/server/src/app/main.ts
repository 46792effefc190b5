/**
 * The program behind `npm start`: configuration, database, migrations, demo chain, server, and the
 * way back down. Each step is undone in reverse order on Ctrl+C, also half way up.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsOwner } from '../feature/toko/setup.routes.ts';
import { setupCode } from '../feature/toko/setup-code.ts';
import { APP_ROLE, openEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/pool.ts';
import { checkRole } from '../platform/db/role-check.ts';
import { checkSchemaVersion } from '../platform/db/schema-version.ts';
import type { Db } from '../platform/db/tx.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { openFileStore } from '../platform/files/store.ts';
import { UNCOUNTED } from '../platform/load/limits.ts';
import { type AppParts, buildApp } from './build-app.ts';
import { plainLine } from './command.ts';
import { loadConfig, type Config } from './config.ts';
import { features, rights } from './features.ts';
import { openKey } from './sealed.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
/** The demo chain's logins (demo/load-demo.ts, which is loaded only when it is needed). */
const DEMO_LOGINS = ['OWNER', 'SPV', 'KASIR', 'PUSAT'] as const;
const STOP_MS = 20_000;

const manifest = createRequire(import.meta.url)('../../../../package.json') as { version: string };

/**
 * Starts the server and returns when it listens; prints one line and exits with 1 when it cannot.
 */
export async function main(): Promise<void> {
  const undo: Undo[] = [];
  let stopping = false;
  let signals = 0;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(code || 1), STOP_MS);
    void takeDown(undo).finally(() => {
      clearTimeout(late);
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked twice: the caller does not want to wait any longer.
      if (++signals > 1) process.exit(130);
      say('Stopping …');
      stop(0);
    });
  }
  // The process that only waits for this one (scripts/bootstrap.mjs) is gone, or was asked to go.
  process.removeAllListeners('disconnect');
  process.once('disconnect', () => stop(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${plainLine(error)}\n`);
    if (stopping) process.exit(1);
    stop(1);
  });
  try {
    await start(undo);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${plainLine(error)}\n`);
    stop(1);
  }
}

type Undo = () => Promise<void>;

async function takeDown(undo: Undo[]): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) {
    await step().catch((error: unknown) => process.stderr.write(`${plainLine(error)}\n`));
  }
}

async function start(undo: Undo[]): Promise<void> {
  const config = loadConfig();
  await checkPort(config);
  const database = await openDatabase(config, undo);
  const db = await openDb(database.url, { max: config.databasePool });
  undo.push(() => db.close());
  await checkRole(database.url);
  const place = { given: config.secretKey, folder: database.folder };
  const parts: AppParts = {
    db,
    features,
    rights,
    files: await openFileStore(config.bucket ?? { folder: path.join(database.folder, 'files') }),
    config: {
      mode: config.mode,
      session: config.session,
      trustProxy: config.trustProxy,
      limits: config.limits,
      logLevel: config.logLevel,
      version: manifest.version,
      secretKey: await openKey(place, database.adminUrl),
      providerOrigins: config.providerOrigins,
      portalOrigins: config.portalOrigins,
      photoQuotaMb: config.photoQuotaMb,
      webFolder: WEB_FOLDER,
      apartUrl: database.url,
      ...(config.url !== undefined && { url: config.url }),
      ...(config.grosirUrl !== undefined && { grosirUrl: config.grosirUrl }),
      ...(config.mode === 'demo' && {
        demo: {
          logins: DEMO_LOGINS,
          ...(config.demoPasswordShown && { password: config.demoPassword }),
        },
      }),
      ...(config.severalInstances && { liveUrl: database.url }),
    },
  };
  if (config.mode === 'demo') await ensureDemo(config, parts, database.folder);
  const app = await buildApp(parts);
  undo.push(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw portError(config, error);
  });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  await announce(config, db, port, database);
}

interface OpenedDatabase {
  readonly url: string;
  readonly adminUrl?: string | undefined;
  readonly folder: string;
  readonly insteadOf?: string | undefined;
}

/** The embedded or the configured database, migrated. */
async function openDatabase(config: Config, undo: Undo[]): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databaseAdminUrl: adminUrl, dataFolder: folder } = config;
    if (adminUrl === undefined) await checkSchemaVersion(url);
    else await migrate(adminUrl, decodeURIComponent(new URL(url).username));
    return { url, adminUrl, folder };
  }
  const embedded = await openEmbedded(config.dataFolder, config.dataFolderGiven);
  undo.push(() => embedded.stop());
  if (existsSync(loadingMark(embedded.folder))) {
    say('The demo chain was not loaded to its end: starting over …');
    await embedded.reset();
    rmSync(loadingMark(embedded.folder));
  }
  const applied = await migrate(embedded.adminUrl, APP_ROLE);
  if (applied.length > 0) say(`Database brought to version ${applied.at(-1)?.slice(0, 4)}.`);
  return embedded;
}

/**
 * Loads the demo chain into an empty database; a mark in the data folder tells of one cut short.
 */
async function ensureDemo(config: Config, parts: AppParts, folder: string): Promise<void> {
  const { db } = parts;
  if (!(await needsOwner(db))) return;
  const embedded = config.databaseUrl === undefined;
  if (embedded) writeFileSync(loadingMark(folder), '');
  say('Loading the demo chain: three shops and thirty business days …');
  const { loadDemo } = await import('./demo/load-demo.ts');
  const progress = (done: number, total: number) => {
    if (done % 10 === 0 || done === total) say(`  ${done} of ${total} days`);
  };
  // Its calls come from nobody outside: a server of their own, which does not listen or count.
  const app = await buildApp({ ...parts, config: { ...parts.config, limits: UNCOUNTED } });
  try {
    await loadDemo({ app, db, password: config.demoPassword, now: new Date(), progress });
  } finally {
    await app.close();
  }
  if (embedded) rmSync(loadingMark(folder));
}

function loadingMark(folder: string): string {
  return path.join(folder, 'demo-loading');
}

/** Says early that the port is taken, before a database is started for nothing. */
async function checkPort(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(config.port, config.host, resolve);
  }).catch((error: unknown) => {
    throw portError(config, error);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function portError(config: Config, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const where = `${config.host} port ${config.port}`;
  if (code === 'EADDRINUSE') {
    const advice = 'stop that program or set PORT to another number';
    return new StartError('PORT_BUSY', `${where} is in use by another program: ${advice}.`);
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError('CONFIG', `HOST and PORT: ${where} cannot be opened (${code}).`);
  }
  return error;
}

async function announce(
  config: Config,
  db: Db,
  port: number,
  database: OpenedDatabase,
): Promise<void> {
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  say(`\nKencana ${manifest.version} (${config.mode}) is ready.\n`);
  say(`  Address   http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (config.databaseUrl === undefined) say(`  Data      ${database.folder}`);
  if (database.insteadOf) {
    say(`            (PostgreSQL cannot enter ${database.insteadOf}; LOCATION there remembers it)`);
  }
  if (config.mode === 'demo') {
    say(`  Logins    ${DEMO_LOGINS.join(', ')}`);
    say(`  Password  ${config.demoPassword}`);
  } else if (await needsOwner(db)) {
    say(`  First visit: create the owner with the one-time code ${setupCode()}`);
  }
  say('\nCtrl+C stops it.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await main();
