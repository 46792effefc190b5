/** Folders that PostgreSQL's account must enter, made by a process whose umask shuts them. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveDataFolder } from './data-folder.ts';
import { canEnter, copyServer, databaseAccount } from './server-binary.ts';

const root = process.getuid?.() === 0;
let scratch: string;
let umask: number;

beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'kencana-umask-'));
  await chmod(scratch, 0o755);
  umask = process.umask(0o077);
});
afterEach(async () => {
  process.umask(umask);
  await rm(scratch, { recursive: true, force: true });
});

const modeOf = async (...names: string[]) =>
  ((await stat(path.join(scratch, ...names))).mode & 0o777).toString(8);

test('every folder on the way to the data is opened, those that were there are not', async () => {
  await mkdir(path.join(scratch, 'mine'));
  const wanted = path.join(scratch, 'mine', 'of', 'kencana', 'data');
  await resolveDataFolder(wanted, false, undefined);
  expect(await modeOf('mine')).toBe('700');
  expect(await modeOf('mine', 'of')).toBe('755');
  expect(await modeOf('mine', 'of', 'kencana')).toBe('755');
  expect(await modeOf('mine', 'of', 'kencana', 'data')).toBe('755');
});

test('the copied programs lie in folders that every account can enter', async () => {
  await mkdir(path.join(scratch, 'from', 'bin'), { recursive: true });
  await writeFile(path.join(scratch, 'from', 'bin', 'postgres'), '', { mode: 0o700 });
  const system = path.join(scratch, 'lib', 'kencana');
  const target = await copyServer(path.join(scratch, 'from'), '18.0', system);
  expect(target).toBe(path.join(system, 'server-18.0'));
  expect(await modeOf('lib')).toBe('755');
  expect(await modeOf('lib', 'kencana')).toBe('755');
  expect(await modeOf('lib', 'kencana', 'server-18.0', 'bin', 'postgres')).toBe('755');
});

test.runIf(root)("root's system folder takes the place of one that is shut", async () => {
  const account = databaseAccount();
  const wanted = path.join(scratch, 'root', 'data');
  await mkdir(path.join(scratch, 'root'));
  const system = path.join(scratch, 'lib', 'kencana');
  const { folder, insteadOf } = await resolveDataFolder(wanted, false, account, system);
  expect([path.dirname(folder), insteadOf]).toEqual([system, wanted]);
  expect(canEnter(folder, account)).toBe(true);
  expect(await readFile(path.join(wanted, 'LOCATION'), 'utf8')).toBe(`${folder}\n`);
});
