/**
 * The API tests with the clock ahead: vitest, the servers it starts and a PostgreSQL of their own
 * all see a later day, by Debian's datefudge. A test or a rule that leans on the day it was written
 * fails here first. Where datefudge is missing and cannot be installed the job is not run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Outcome } from '../apps/server/test/race/shop.ts';
import { startCluster } from '../apps/server/src/platform/db/cluster.ts';
import { databaseAccount } from '../apps/server/src/platform/db/server-binary.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DAY_MS = 86_400_000;
const VITEST = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
/**
 * It moves the wall clock alone. libfaketime shows the true time to a signal handler that
 * interrupts a wait, so that PostgreSQL's timers never fire and a deadlock lasts for ever.
 */
const LIBRARY = 'datefudge.so';

/** Runs every API test file whose path contains `part` so many days ahead; a round is a test. */
export async function apiTestsAhead(days: number, part: string): Promise<Outcome> {
  const library = findLibrary() ?? installLibrary();
  if (!library) return { rounds: 0, faults: [], notRun: 'datefudge is not installed' };
  const files = apiTests().filter((file) => file.includes(part));
  if (files.length === 0) throw new Error(`no API test has ${part} in its path`);
  const scratch = await mkdtemp(path.join(tmpdir(), 'kencana-clock-'));
  await chmod(scratch, 0o755);
  const account = databaseAccount();
  if (account) await chown(scratch, account.uid, account.gid);
  const back = setEnvironment({
    LD_PRELOAD: library,
    // Seconds to take away.
    DATEFUDGE: String((-days * DAY_MS) / 1000),
  });
  try {
    const cluster = await startCluster({
      folder: path.join(scratch, 'postgres'),
      logFile: path.join(scratch, 'postgres.log'),
      password: 'test',
      account,
      durable: false,
    });
    try {
      await checkShift(cluster.url, days);
      return await runTests(files, cluster.url, path.join(scratch, 'vitest.json'));
    } finally {
      await cluster.stop();
    }
  } finally {
    back();
    await rm(scratch, { recursive: true, force: true });
  }
}

function apiTests(): string[] {
  return readdirSync(path.join(ROOT, 'apps'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('apps', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.api.test.ts') && !file.includes('node_modules'));
}

/** The library where Debian and most others put it; undefined when there is none. */
function findLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const found = spawnSync('find', ['/usr/lib', '/usr/lib64', '/usr/local/lib', '-name', LIBRARY], {
    encoding: 'utf8',
  });
  return found.stdout?.split('\n').find(Boolean);
}

function installLibrary(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log('Installing datefudge …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'datefudge');
  return findLibrary();
}

/** Sets variables for what this process starts from now on; answers how to take them back. */
function setEnvironment(values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** Nothing is shown by tests that saw today. */
async function checkShift(databaseUrl: string, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  await client.end();
  const program = ['-p', 'Date.now()'];
  const node = Number(spawnSync(process.execPath, program, { encoding: 'utf8' }).stdout);
  for (const seen of [node, rows[0]?.now.getTime() ?? 0]) {
    const ahead = (seen - Date.now()) / DAY_MS;
    if (Math.abs(ahead - days) > 0.1) throw new Error(`the clock is ${ahead} days ahead`);
  }
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

async function runTests(
  files: readonly string[],
  databaseUrl: string,
  report: string,
): Promise<Outcome> {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [VITEST, ...args, ...files], {
    cwd: ROOT,
    env: { ...process.env, KENCANA_TEST_PG: databaseUrl },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const faults = testResults.flatMap(failures);
  if (faults.length === 0 && code !== 0) faults.push(`vitest ended with code ${code}`);
  if (numTotalTests === 0) faults.push('no test ran');
  return { rounds: numTotalTests, faults };
}

/** One sentence per failed test, or one for a file that did not even load. */
function failures(file: Report['testResults'][number]): string[] {
  const name = path.relative(ROOT, file.name);
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [`${name}: ${line(file.message)}`];
  return failed.map((test) => `${name}: ${test.fullName}: ${line(test.failureMessages?.[0])}`);
}

function line(text: string | undefined): string {
  return (text ?? '').split('\n')[0] ?? '';
}
