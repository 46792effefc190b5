/**
 * Ending `npm start` from outside: whatever ends the outer process, which only waits for the right
 * Node (scripts/bootstrap.mjs), server and database end too, the database in its clean way.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BOOTSTRAP = new URL('../../../../scripts/bootstrap.mjs', import.meta.url).href;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** What `node scripts/start.mjs` does under a Node that is too old. */
const OUTER = `import { runUnder } from ${JSON.stringify(BOOTSTRAP)};
  await runUnder(process.execPath, [${JSON.stringify(MAIN)}], process.env);`;

let folder: string;
const left: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-start-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  // Only what a failed test left behind, by the ids that it learned itself.
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly outer: ChildProcess;
  readonly server: number;
  readonly postgres: number;
  readonly log: string;
}

async function start(args: readonly string[], program = process.execPath): Promise<Started> {
  const { DATABASE_URL: _url, DATABASE_ADMIN_URL: _admin, ...rest } = process.env;
  const own = { KENCANA_DATA: folder, KENCANA_MODE: 'production', PORT: '0' };
  const env = { ...rest, ...own };
  const outer = spawn(program, args, { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  outer.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  outer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(
    () => said.includes('Ctrl+C stops it.'),
    () => said,
  );
  const data = /Data +(.+)/.exec(said)?.[1] ?? '';
  const lines = readFileSync(path.join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const postgres = Number(lines[0]);
  const server = parentOf(postgres);
  left.push(postgres, server, outer.pid ?? 0);
  return { outer, server, postgres, log: path.join(data, 'postgres.log') };
}

function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function isAlive(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
}

async function until(done: () => boolean, said: () => string): Promise<void> {
  for (let waited = 0; !done(); waited += 100) {
    if (waited > 60_000) throw new Error(`waited in vain: ${said()}`);
    await sleep(100);
  }
}

/** Ends `who` by the signal; answers the last lines of the database's log. */
async function end(
  started: Started,
  who: 'outer' | 'server',
  signal: NodeJS.Signals,
): Promise<string> {
  const { outer, server, postgres, log } = started;
  process.kill(who === 'outer' ? (outer.pid ?? 0) : server, signal);
  await until(
    () => ![server, postgres].some(isAlive),
    () => `server ${isAlive(server)}, database ${isAlive(postgres)}`,
  );
  return readFileSync(log, 'utf8').trim().split('\n').slice(-1).join('');
}

const CLEAN = /database system is shut down$/;
const wrapped = ['--input-type=module', '-e', OUTER];

test.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to the outer process ends server and database',
  async (signal) => {
    const started = await start(wrapped);
    expect(started.server).not.toBe(started.outer.pid);
    expect(await end(started, 'outer', signal)).toMatch(CLEAN);
  },
);

// npm leaves its shell alone with SIGINT, which Ctrl+C sends to all of them.
test.runIf(process.platform === 'linux')('SIGTERM to npm ends server and database', async () => {
  const started = await start(['start'], 'npm');
  expect(await end(started, 'outer', 'SIGTERM')).toMatch(CLEAN);
});

test.runIf(process.platform === 'linux')(
  'SIGKILL to the server itself ends the database',
  async () => {
    const started = await start([MAIN]);
    expect(started.server).toBe(started.outer.pid);
    expect(await end(started, 'server', 'SIGKILL')).toMatch(CLEAN);
  },
);
