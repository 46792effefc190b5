/** A PostgreSQL of one's own to crash, with fsync on, in a temporary folder. */
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../src/platform/db/cluster.ts';
import { databaseAccount } from '../../src/platform/db/server-binary.ts';

export interface OwnCluster {
  /** The superuser's URL, as KENCANA_TEST_PG has it. */
  readonly url: string;
  /** The data folder, with postmaster.pid in it. */
  readonly folder: string;
  /** The temporary folder around it, for other things that go with the test. */
  readonly scratch: string;
  stop(): Promise<void>;
}

/** Starts it; stop it in the end, which removes the folder. */
export async function openOwnCluster(): Promise<OwnCluster> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'kencana-own-'));
  await chmod(scratch, 0o755);
  const account = databaseAccount();
  if (account) await chown(scratch, account.uid, account.gid);
  const folder = path.join(scratch, 'postgres');
  const logFile = path.join(scratch, 'postgres.log');
  const cluster = await startCluster({
    folder,
    logFile,
    password: 'test',
    account,
    durable: true,
  });
  const stop = async () => {
    await cluster.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  return { url: cluster.url, folder, scratch, stop };
}
