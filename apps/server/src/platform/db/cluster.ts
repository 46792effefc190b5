/**
 * One PostgreSQL server of our own: made with initdb, started on a free port of 127.0.0.1, brought
 * back when it dies, stopped cleanly. Knows nothing of Kencana's roles, tables or folders beyond
 * the one it is given.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, closeSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import { endWithThisProcess } from './last-will.ts';
import { serverBinary, type Account, type ServerBinary } from './server-binary.ts';

const START_MS = 60_000;
const STOP_MS = 30_000;
const LOG_BYTES = 20_000_000;
/** Refusals of a server that waiting does not mend: no such database, wrong password. */
const FINAL = ['3D000', '28P01', '28000'];

export interface ClusterOptions {
  /** The cluster's own folder; its parent exists. */
  readonly folder: string;
  readonly logFile: string;
  /** The superuser `postgres`'s password. */
  readonly password: string;
  /** Who runs it; undefined means this process's own account. */
  readonly account: Account | undefined;
  /** False for throw-away data: no fsync. */
  readonly durable: boolean;
}

export interface Cluster {
  readonly port: number;
  /** The superuser's URL of the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the cluster in `folder`, making it first when there is none. Throws StartError DATA_FOLDER
 * with PostgreSQL's own reason when the folder is damaged, of another major version or cannot be
 * used.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const binary = await serverBinary(options.account);
  if (!existsSync(options.folder)) await initialise(options, binary);
  await checkVersion(options, binary);
  await clearOrphan(options.folder);
  trimLog(options.logFile);
  return new RunningCluster(options, binary).start();
}

async function initialise(options: ClusterOptions, binary: ServerBinary): Promise<void> {
  const fresh = `${options.folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  const pwfile = path.join(tmpdir(), `kencana-${process.pid}-${Date.now()}`);
  await writeFile(pwfile, `${options.password}\n`, { mode: 0o600 });
  if (options.account) {
    await chown(fresh, options.account.uid, options.account.gid);
    await chown(pwfile, options.account.uid, options.account.gid);
  }
  try {
    const args = ['-D', fresh, '-U', 'postgres', `--pwfile=${pwfile}`, '--auth=scram-sha-256'];
    args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin');
    args.push('--builtin-locale=C.UTF-8', '--no-instructions', '--data-checksums');
    if (!options.durable) args.push('--no-sync');
    const made = spawnSync(binary.initdb, args, { ...runAs(options, fresh), encoding: 'utf8' });
    if (made.status !== 0) throw broken(options, lastLine(made.stderr ?? String(made.error)));
    await rename(fresh, options.folder);
  } finally {
    await rm(pwfile, { force: true });
  }
}

async function checkVersion(options: ClusterOptions, binary: ServerBinary): Promise<void> {
  const version = await readFile(path.join(options.folder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      throw broken(options, error.code === 'ENOENT' ? 'PG_VERSION is missing' : error.message);
    },
  );
  if (version.trim() === binary.major) return;
  throw broken(options, `it is of PostgreSQL ${version.trim()}, this program has ${binary.major}`);
}

/**
 * Ends a server that outlived its Kencana, and removes the trace of one that did not but whose
 * number is reused.
 */
async function clearOrphan(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  if (!isServerOf(pid, folder)) return rm(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid) && waited < STOP_MS; waited += 100) await sleep(100);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isServerOf(pid: number, folder: string): boolean {
  if (process.platform === 'win32') return true;
  const shown = existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout;
  return shown.includes('postgres') && shown.includes(folder);
}

class RunningCluster implements Cluster {
  port = 0;
  #child: ChildProcess | undefined;
  #stopping = false;
  readonly #options: ClusterOptions;
  readonly #binary: ServerBinary;

  constructor(options: ClusterOptions, binary: ServerBinary) {
    this.#options = options;
    this.#binary = binary;
  }

  get url(): string {
    return `postgres://postgres:${this.#options.password}@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<this> {
    for (let attempt = 1; ; attempt++) {
      const from = logSize(this.#options.logFile);
      this.port = await freePort();
      if (await this.#run()) break;
      const said = logTail(this.#options.logFile, from);
      // Its port was taken in the meantime, or children of a killed server are still ending: try
      // again.
      if (attempt === 10 || !/could not create any TCP|still in use/.test(said)) {
        throw broken(this.#options, lastLine(said));
      }
      await sleep(500);
    }
    process.once('exit', this.#endWithProcess);
    return this;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    process.off('exit', this.#endWithProcess);
    const child = this.#child;
    if (!child || !isRunning(child)) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (process.platform === 'win32') {
      spawnSync(this.#binary.pgCtl, ['stop', '-m', 'fast', '-D', this.#options.folder]);
    } else {
      child.kill('SIGINT');
    }
    const late = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
    await ended;
    clearTimeout(late);
  }

  readonly #endWithProcess = () => void this.#child?.kill('SIGINT');

  /** Spawns the server and waits for its first answer; false when it ended or was no use. */
  async #run(): Promise<boolean> {
    const log = openSync(this.#options.logFile, 'a', 0o600);
    const args = ['-D', this.#options.folder, '-p', String(this.port), '-h', '127.0.0.1'];
    for (const setting of settings(this.#options.durable)) args.push('-c', setting);
    // Its own process group: Ctrl+C in a terminal must reach it only through stop(), after the last
    // request.
    const child = spawn(this.#binary.postgres, args, {
      ...runAs(this.#options, this.#options.folder),
      detached: process.platform !== 'win32',
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    if (child.pid !== undefined) child.once('exit', endWithThisProcess(child.pid));
    const ended = new Promise<false>((resolve) => {
      child.once('error', () => resolve(false));
      child.once('exit', () => resolve(false));
    });
    const ready = await Promise.race([this.#answers(child), ended]);
    if (ready) child.once('exit', () => void this.#revive());
    else if (isRunning(child)) {
      child.kill('SIGINT');
      await ended;
    }
    return ready;
  }

  async #answers(child: ChildProcess): Promise<boolean> {
    for (const end = Date.now() + START_MS; Date.now() < end && isRunning(child);) {
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch (error) {
        if (FINAL.includes((error as { code?: string }).code ?? '')) return false;
        await sleep(50);
      }
    }
    return false;
  }

  /** The server died under us: start it again on the same port, so that the pool finds it. */
  async #revive(): Promise<void> {
    for (let attempt = 0; !this.#stopping && attempt < 60; attempt++) {
      if (await this.#run()) return;
      await sleep(500);
    }
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function settings(durable: boolean): string[] {
  const common = ['unix_socket_directories=', 'max_connections=200', 'lc_messages=C'];
  if (durable) return common;
  return [...common, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}

function runAs(options: ClusterOptions, cwd: string): object {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...options.account, cwd, env: { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' } };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function logTail(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString('utf8');
}

function trimLog(file: string): void {
  if (logSize(file) > LOG_BYTES) truncateSync(file);
}

/** PostgreSQL's own reason: its last FATAL, PANIC or error line, else the last line at all. */
function lastLine(said: string): string {
  const lines = said.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:|could not/.test(line));
  return (
    (telling ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC|error):\s*/, '') || 'no reason given'
  );
}

function broken(options: ClusterOptions, reason: string): StartError {
  return new StartError(
    'DATA_FOLDER',
    `The database in ${options.folder} cannot be used: ${reason}`,
  );
}
