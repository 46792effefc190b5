/**
 * Faults in mid-commit: the server process killed, the database's connections ended, the database
 * crashed. After each, no answered write is lost and none is half done.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort, startServerProcess } from '../server-process.ts';
import { underLoad } from './load.ts';
import type { LoadResult } from './load.ts';
import { below } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** A start that takes long on a busy machine is no fault. */
const START_MS = 240_000;

/** The real program as a child process on the shop's database; killed and started at will. */
export async function killServer(shop: RaceShop, rounds: number, folder: string): Promise<Outcome> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = { databaseUrl: shop.server.database.url, port, folder };
  let child = await startServerProcess(program);
  try {
    return await play(shop, rounds, url, async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      child = await startServerProcess(program);
    });
  } finally {
    child.kill('SIGKILL');
  }
}

/** Every connection of the server ended by pg_terminate_backend, several times in a row. */
export function killBackends(shop: RaceShop, rounds: number): Promise<Outcome> {
  return play(shop, rounds, shop.url, async () => {
    for (let n = 0; n < 5; n += 1) {
      await shop.root.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'kencana'`,
      );
      await new Promise((resolve) => setTimeout(resolve, below(60)));
    }
  });
}

/**
 * The database crashed as `pg_ctl stop -m immediate` does it: SIGQUIT to the postmaster of
 * `folder`, a cluster of our own whose guard starts it again.
 */
export async function crashDatabase(
  shop: RaceShop,
  rounds: number,
  folder: string,
): Promise<Outcome> {
  const url = shop.server.database.superUrl;
  let root = await connected(url);
  // The checks after the crash ask over the connection made after it.
  const following: RaceShop = Object.defineProperty({ ...shop }, 'root', { get: () => root });
  try {
    return await play(following, rounds, shop.url, async () => {
      const pid = await postmaster(folder);
      process.kill(pid, 'SIGQUIT');
      await root.end().catch(() => undefined);
      root = await connected(url, () => postmaster(folder).then((now) => now !== pid));
    });
  } finally {
    await root.end();
  }
}

async function postmaster(folder: string): Promise<number> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

/** Connects, waiting until the server is there again and `when` holds. */
async function connected(url: string, when?: () => Promise<boolean>): Promise<pg.Client> {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      if (when && !(await when())) throw new Error('not yet');
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('the database did not come back');
}

async function play(
  shop: RaceShop,
  rounds: number,
  url: string,
  disturb: () => Promise<void>,
): Promise<Outcome> {
  const faults: string[] = [];
  const counts = { submits: 0, disturbed: 0 };
  for (let n = 0; n < rounds; n += 1) {
    const result: LoadResult = await underLoad(shop, url, disturb);
    faults.push(...result.faults.map((f) => `round ${n}: ${f}`));
    counts.submits += result.answered;
    counts.disturbed += result.disturbed;
  }
  if (counts.disturbed === 0) faults.push('no submit was disturbed');
  return { rounds, faults, counts };
}
