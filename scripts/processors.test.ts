/**
 * Every project of the suite starts and runs its files whatever the number of processors, and none
 * meets what another left: the real configuration on a folder with small files for each project,
 * under 1, 2, 4, 8 and 16 processors.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILES = [
  'a.test.ts',
  'b.test.tsx',
  'c.api.test.ts',
  'd.process.test.ts',
  'e.process.api.test.ts',
];
/** Sees the processors in its worker, and nothing that another file left there. */
const SMALL = `import os from 'node:os';
test('a file', () => {
  expect(os.availableParallelism()).toBe(Number(process.env.KENCANA_CPUS));
  const left = [vi.isFakeTimers(), globalThis.left, process.env.LEFT];
  expect(left).toEqual([false, undefined, undefined]);
  vi.useFakeTimers();
  vi.stubGlobal('left', true);
  vi.stubEnv('LEFT', 'true');
});
`;
/** What this vitest tells its workers, which another one is not. */
const OWN = /^(VITEST|TEST$|NODE_OPTIONS$)/;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kencana-processors-'));
  await mkdir(path.join(folder, 'apps'));
  for (const file of FILES) await writeFile(path.join(folder, 'apps', file), SMALL);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.concurrent.each([1, 2, 4, 8, 16])('on %i processors', { timeout: 120_000 }, async (count) => {
  const report = path.join(folder, `${count}.json`);
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = path.join(root, 'vitest.config.ts');
  const preload = path.join(root, 'scripts', 'cpus.cjs').replaceAll('\\', '/');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name)));
  const told = await promisify(execFile)(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      config,
      '--root',
      folder,
      '--globals',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...env, KENCANA_CPUS: String(count), NODE_OPTIONS: `--require "${preload}"` } },
  ).catch((error: Error) => error.message);
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  const passed = testResults.map((file: { name: string; status: string }) => [
    path.basename(file.name),
    file.status,
  ]);
  expect(passed.toSorted(), String(told)).toEqual(FILES.map((file) => [file, 'passed']));
});
