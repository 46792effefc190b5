/**
 * The data folder: where it really is, who holds it, and its secrets. Root's PostgreSQL account may
 * be unable to enter the default folder; then a system folder takes its place and the file LOCATION
 * remembers it.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { canEnter, makeOpenFolder, SYSTEM_FOLDER, type Account } from './server-binary.ts';

export interface DataFolder {
  readonly folder: string;
  /** The folder it stands in for, when that one could not be used. */
  readonly insteadOf: string | undefined;
}

/**
 * Passwords of the superuser, the owner and the application's role; written once, readable by this
 * account only.
 */
export interface Secrets {
  readonly postgres: string;
  readonly owner: string;
  readonly app: string;
}

/**
 * Makes and answers the folder to use. `given` means the user chose it: then another is never
 * taken; else one below `system` may be. Throws StartError DATA_FOLDER with one line.
 */
export async function resolveDataFolder(
  wanted: string,
  given: boolean,
  account: Account | undefined,
  system = SYSTEM_FOLDER,
): Promise<DataFolder> {
  await make(wanted);
  const location = path.join(wanted, 'LOCATION');
  const reachable = canEnter(wanted, account);
  if (given && !reachable) {
    throw new StartError(
      'DATA_FOLDER',
      `KENCANA_DATA ${wanted} cannot be entered by PostgreSQL's account: choose another folder.`,
    );
  }
  if (existsSync(location)) {
    const folder = (await readFile(location, 'utf8')).trim();
    if (existsSync(folder)) return { folder, insteadOf: wanted };
    throw new StartError('DATA_FOLDER', `${location} names ${folder}, which does not exist.`);
  }
  if (reachable) return { folder: wanted, insteadOf: undefined };
  const folder = path.join(system, randomBytes(6).toString('hex'));
  await make(folder);
  if (!canEnter(folder, account)) {
    throw new StartError('DATA_FOLDER', `${folder} cannot be entered by PostgreSQL's account.`);
  }
  await writeFile(location, `${folder}\n`);
  return { folder, insteadOf: wanted };
}

async function make(folder: string): Promise<void> {
  try {
    await makeOpenFolder(folder);
    const probe = path.join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    rmSync(probe);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError('DATA_FOLDER', `The data folder ${folder} cannot be used: ${cause}`);
  }
}

/** Reads the folder's secrets, making them for a folder without a database. */
export async function readSecrets(folder: string, hasDatabase: boolean): Promise<Secrets> {
  const file = path.join(folder, 'secret.json');
  if (!existsSync(file) && !hasDatabase) {
    const secret = () => randomBytes(24).toString('base64url');
    const made: Secrets = { postgres: secret(), owner: secret(), app: secret() };
    await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx', flush: true });
    return made;
  }
  try {
    const found = JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
    const { postgres, owner, app } = found;
    if (postgres && owner && app) return { postgres, owner, app };
    throw new Error('a password is missing');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError('DATA_FOLDER', `The data folder's secrets cannot be read: ${cause}`);
  }
}

/** What the holder of a data folder writes into it, for backup and for a second starter. */
export interface Holder {
  readonly pid: number;
  /**
   * The process's start, so that a reused number is told apart; '' where the system does not say.
   */
  readonly started: string;
  /** The database's port, 0 while it is starting. */
  readonly port: number;
}

function holderFile(folder: string): string {
  return path.join(folder, 'kencana.pid');
}

/** The living process that uses the folder, or undefined. */
export function holderOf(folder: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(holderFile(folder), 'utf8')) as Holder;
    if (holder.pid === process.pid || startOf(holder.pid) !== holder.started) return undefined;
    process.kill(holder.pid, 0);
    return holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
    throw new StartError('DATA_FOLDER', `The data folder ${folder} belongs to another user.`);
  }
}

/**
 * Takes the folder for this process; throws StartError DATA_FOLDER when another Kencana holds it.
 */
export async function holdFolder(folder: string): Promise<void> {
  const other = holderOf(folder);
  if (other) {
    throw new StartError(
      'DATA_FOLDER',
      `The data folder ${folder} is in use by another Kencana (process ${other.pid}).`,
    );
  }
  rmSync(holderFile(folder), { force: true });
  await writeHolder(folder, 0, 'wx').catch(() => {
    throw new StartError(
      'DATA_FOLDER',
      `The data folder ${folder} was just taken by another Kencana.`,
    );
  });
}

/** Tells the database's port to backup and its like. */
export async function writeHolder(folder: string, port: number, flag = 'w'): Promise<void> {
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), port };
  await writeFile(holderFile(folder), JSON.stringify(holder), { mode: 0o600, flag });
}

/** Gives the folder back. */
export function releaseFolder(folder: string): void {
  rmSync(holderFile(folder), { force: true });
}

/**
 * Clock ticks since boot at which a process began (field 22 of its stat line); '' where there is no
 * /proc.
 */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
