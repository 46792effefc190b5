/** A data folder that cannot be used: PostgreSQL's own reason, soon, and no server left running. */
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCluster, type ClusterOptions } from './cluster.ts';
import { databaseAccount } from './server-binary.ts';

let scratch: string;
let options: ClusterOptions;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'kencana-cluster-'));
  await chmod(scratch, 0o755);
  const account = databaseAccount();
  if (account) await chown(scratch, account.uid, account.gid);
  const folder = path.join(scratch, 'postgres');
  const logFile = path.join(scratch, 'postgres.log');
  options = { folder, logFile, password: 'test', account, durable: false };
  await (await startCluster(options)).stop();
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

const reason = (change: Partial<ClusterOptions> = {}) =>
  startCluster({ ...options, ...change }).then(
    () => 'started',
    (error: Error) => error.message.replace(options.folder, '…'),
  );

test('another password, a damaged file and another version are told in turn', async () => {
  const before = Date.now();
  expect(await reason({ password: 'other' })).toBe(
    'The database in … cannot be used: password authentication failed for user "postgres"',
  );
  expect(Date.now() - before).toBeLessThan(45_000);
  expect(existsSync(path.join(options.folder, 'postmaster.pid'))).toBe(false);

  await truncate(path.join(options.folder, 'global', 'pg_control'), 100);
  expect(await reason()).toMatch(/^The database in … cannot be used: .*pg_control/);

  await writeFile(path.join(options.folder, 'PG_VERSION'), '12\n');
  expect(await reason()).toMatch(/cannot be used: it is of PostgreSQL 12, this program has \d+$/);
  await rm(path.join(options.folder, 'PG_VERSION'));
  expect(await reason()).toBe('The database in … cannot be used: PG_VERSION is missing');
});
