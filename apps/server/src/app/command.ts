/**
 * What the commands beside the server share: the configuration, the database as its owner, and one
 * plain line for everything a person can mend.
 */
import path from 'node:path';
import { ArchiveError } from '../platform/backup/archive.ts';
import { APP_ROLE, attachEmbedded } from '../platform/db/embedded.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { loadConfig, type Config } from './config.ts';
import type { KeyPlace } from './sealed.ts';

export interface CommandTarget {
  /** The owner's URL. */
  readonly adminUrl: string;
  /** The application's role. */
  readonly appRole: string;
  /** Where uploaded files lie; undefined when that is an object store. */
  readonly filesFolder: string | undefined;
  readonly key: KeyPlace;
}

/**
 * Runs a command on the configured database and prints the line it answers, or why it could not.
 */
export async function runCommand(work: (target: CommandTarget) => Promise<string>): Promise<void> {
  try {
    const config = loadConfig();
    const opened = await openTarget(config);
    try {
      process.stdout.write(`${await work(opened.target)}\n`);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    process.stderr.write(`${plainLine(error)}\n`);
    process.exitCode = 1;
  }
}

/** The file named on the command line, as an absolute path. */
export function fileArgument(command: string): string {
  const name = process.argv[2];
  if (name) return path.resolve(name);
  throw new StartError('CONFIG', `Usage: npm run ${command} -- <file>`);
}

/** One line for a failure that a person can mend, the whole error for a fault of the program. */
export function plainLine(error: unknown): string {
  if (error instanceof StartError) return `kencana: ${error.message}`;
  if (error instanceof ArchiveError) return `kencana: cannot restore: ${error.message}`;
  if (isFileFault(error)) return `kencana: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const FILE_FAULTS = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS'];

/** A file that is not there, may not be used, or has no room: node's own line names it. */
function isFileFault(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && FILE_FAULTS.includes((error as NodeJS.ErrnoException).code ?? '')
  );
}

async function openTarget(
  config: Config,
): Promise<{ target: CommandTarget; stop(): Promise<void> }> {
  const filesIn = (folder: string) => (config.bucket ? undefined : path.join(folder, 'files'));
  if (config.databaseUrl === undefined) {
    const embedded = await attachEmbedded(config.dataFolder, config.dataFolderGiven);
    const filesFolder = filesIn(embedded.folder);
    const key = { given: config.secretKey, folder: embedded.folder };
    const target = { adminUrl: embedded.adminUrl, appRole: APP_ROLE, filesFolder, key };
    return { target, stop: () => embedded.stop() };
  }
  if (config.databaseAdminUrl === undefined) {
    throw new StartError('CONFIG', 'Configuration: this needs DATABASE_ADMIN_URL, the owner');
  }
  const appRole = decodeURIComponent(new URL(config.databaseUrl).username);
  const target = {
    adminUrl: config.databaseAdminUrl,
    appRole,
    filesFolder: filesIn(config.dataFolder),
    key: { given: config.secretKey, folder: config.dataFolder },
  };
  return { target, stop: async () => undefined };
}
