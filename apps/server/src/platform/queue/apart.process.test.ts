/** Work beside the server: whatever becomes of it, the next work is done. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Apart } from './apart.ts';

const entry = new URL('./apart-jobs.test-data.ts', import.meta.url);
let folder: string;
let apart: Apart;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-apart-'));
  apart = new Apart({ entry, env: {}, idleMs: 60_000 });
});
afterAll(async () => {
  apart.close();
  await rm(folder, { recursive: true });
});

/** Does the ordinary job; answers the process that did it and the steps it told. */
async function pidOf(of = apart): Promise<{ pid: number; steps: number[] }> {
  const file = path.join(folder, 'pid');
  const steps: number[] = [];
  await of.run('tell', file, { onStep: (step) => steps.push(step) });
  return { pid: Number(await readFile(file, 'utf8')), steps };
}

test('one process does one work after the other and says how far it is', async () => {
  const first = await pidOf();
  expect(first.steps).toEqual([1, 2]);
  expect(first.pid).not.toBe(process.pid);
  expect(await pidOf()).toEqual(first);
});

test('what it refuses comes as it was thrown, and the process goes on', async () => {
  const { pid } = await pidOf();
  await expect(apart.run('refuse', null)).rejects.toMatchObject({
    code: 'TOKO_LAIN',
    data: { toko: 'X' },
    errors: { kode: ['salah'] },
  });
  expect((await pidOf()).pid).toBe(pid);
  await expect(apart.run('fail', null)).rejects.toThrow('nobody foresaw this');
});

test.each(['die', 'hungry'])(
  '%s: the next work has a process of its own',
  async (job) => {
    const { pid } = await pidOf();
    await expect(apart.run(job, null)).rejects.toThrow(`the process of ${job} ended`);
    expect((await pidOf()).pid).not.toBe(pid);
  },
  120_000,
);

test('nobody waits: the work is ended with its process, those behind are done', async () => {
  const { pid } = await pidOf();
  const gone = new AbortController();
  const asleep = apart.run('sleep', null, { signal: gone.signal });
  const next = pidOf();
  await sleep(50);
  gone.abort(new Error('gone'));
  await expect(asleep).rejects.toThrow('gone');
  expect((await next).pid).not.toBe(pid);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('without work it ends and gives its memory back', async () => {
  const lazy = new Apart({ entry, env: {}, idleMs: 50 });
  const { pid } = await pidOf(lazy);
  for (let n = 0; n < 400 && isAlive(pid); n += 1) await sleep(25);
  expect(isAlive(pid)).toBe(false);
  expect((await pidOf(lazy)).pid).not.toBe(pid);
  lazy.close();
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
