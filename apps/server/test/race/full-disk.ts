/**
 * A disk that fills up under load: a cluster of its own on a small tmpfs. Where mounting is not
 * allowed this is reported as not run, never as passed.
 */
import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../src/platform/db/cluster.ts';
import { databaseAccount } from '../../src/platform/db/server-binary.ts';
import { underLoad } from './load.ts';
import { openRaceShop } from './shop.ts';
import type { Outcome } from './shop.ts';

const MEGABYTES = 400;

/** Fills the disk under load and frees it again, `rounds` times. */
export async function fullDisk(rounds: number): Promise<Outcome> {
  const mounted = await mountSmallDisk();
  if (!mounted) return { rounds: 0, faults: [], notRun: 'no tmpfs may be mounted here' };
  const before = process.env['KENCANA_TEST_PG'];
  const account = databaseAccount();
  if (account) await chown(mounted, account.uid, account.gid);
  const cluster = await startCluster({
    folder: path.join(mounted, 'postgres'),
    logFile: path.join(mounted, 'postgres.log'),
    password: 'test',
    account,
    durable: true,
  });
  process.env['KENCANA_TEST_PG'] = cluster.url;
  const faults: string[] = [];
  let disturbed = 0;
  try {
    const shop = await openRaceShop();
    for (let n = 0; n < rounds; n += 1) {
      const filler = path.join(mounted, 'filler');
      const result = await underLoad(shop, shop.url, async () => {
        // As much as there is: the write itself ends with "no space left".
        await writeFile(filler, Buffer.alloc(MEGABYTES * 1_048_576)).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await rm(filler, { force: true });
      });
      faults.push(...result.faults);
      disturbed += result.disturbed;
    }
    await shop.close();
  } finally {
    process.env['KENCANA_TEST_PG'] = before;
    await cluster.stop();
    spawnSync('umount', [mounted]);
    await rm(mounted, { recursive: true, force: true });
  }
  return { rounds, faults, note: `${disturbed} submits disturbed` };
}

async function mountSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-disk-'));
  await chmod(folder, 0o755);
  const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder];
  if (process.platform === 'linux' && spawnSync('mount', options).status === 0) return folder;
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
