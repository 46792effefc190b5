/**
 * `npm test`: everything, from a fresh clone on: check, unit and API tests on a throw-away
 * PostgreSQL, browser tests. `npm test -- <part of a path>` runs only the test files whose path
 * contains it; `--repeat=5` plays each story so often, `--stalls` freezes browser, server and
 * database again and again meanwhile. Says of each part how long it took and its ten slowest; the
 * last line is `N passed, M failed`. A runner that crashed or found nothing to run counts as a
 * failure.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, ensureWebBuild, root, runMain } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { stallUntil } from './stalls.mjs';
import { measured, summary } from './test-report.mjs';

const VITEST = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const E2E = path.join(root, 'apps', 'e2e');

/** The parts of files, in the order in which they run; the first that matches has the file. */
const PARTS = [
  ['browser', (file) => file.startsWith('apps/e2e/')],
  ['process', (file) => /\.process\.(api\.)?test\.tsx?$/.test(file)],
  ['API', (file) => file.endsWith('.api.test.ts')],
  ['unit', () => true],
];

await runMain(async () => {
  await bootstrap({ web: false });
  const words = process.argv.slice(2);
  const filter = words.filter((word) => !word.startsWith('-'));
  const all = testFiles(root);
  const wanted = all.filter((file) => filter.every((word) => file.includes(word)));
  const partOf = (file) => PARTS.find(([, has]) => has(file))[0];
  const of = (part, files = wanted) => files.filter((file) => partOf(file) === part);
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-test-'));
  fs.chmodSync(scratch, 0o755);
  const children = stopTogether(scratch);
  const parts = [];
  const run = async (name, work) => parts.push(await measured(name, work));
  try {
    if (filter.length === 0) await run('check', check);
    const inVitest = async (part, project) => {
      const files = of(part);
      if (files.length === 0) return;
      const whole = files.length === of(part, all).length;
      await run(part, () => vitest({ scratch, children, project, files: whole ? [] : files }));
    };
    await inVitest('unit', 'unit');
    await withDatabase(scratch, wanted, async () => {
      await inVitest('API', 'api');
      await inVitest('process', 'process');
    });
    if (of('browser').length > 0) {
      const flags = words.flatMap((word) => /^--repeat=(\d+)$/.exec(word)?.[1] ?? []);
      const options = flags.map((times) => `--repeat-each=${times}`);
      const files = of('browser');
      const stalls = words.includes('--stalls');
      await run('browser', () => playwright({ scratch, children, files, options, stalls }));
    }
  } catch (error) {
    console.error(error);
    parts.push({ name: 'runner', passed: 0, failed: 1 });
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  const failed = summary(parts, filter.length === 0);
  process.exit(failed === 0 ? 0 : 1);
});

/** Test files relative to the root, with forward slashes. */
function testFiles(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|data|\..*|test-results)$/.test(entry.name) ? [] : testFiles(file);
    return /\.(test|spec)\.tsx?$/.test(entry.name)
      ? [path.relative(root, file).replaceAll('\\', '/')]
      : [];
  });
}

/**
 * Runs the work with KENCANA_TEST_PG naming a superuser of a PostgreSQL that is thrown away
 * afterwards.
 */
async function withDatabase(scratch, files, work) {
  const needed = files.some((file) => file.endsWith('.api.test.ts'));
  if (process.env.KENCANA_TEST_PG || !needed) return work();
  const { startCluster } = await import('../apps/server/src/platform/db/cluster.ts');
  const { databaseAccount } = await import('../apps/server/src/platform/db/server-binary.ts');
  const account = databaseAccount();
  if (account) fs.chownSync(scratch, account.uid, account.gid);
  const cluster = await startCluster({
    folder: path.join(scratch, 'postgres'),
    logFile: path.join(scratch, 'postgres.log'),
    password: 'test',
    account,
    durable: false,
  });
  process.env.KENCANA_TEST_PG = cluster.url;
  try {
    return await work();
  } finally {
    delete process.env.KENCANA_TEST_PG;
    await cluster.stop();
  }
}

/** Runs one project of vitest.config.ts; no files means all of it. */
async function vitest({ scratch, children, project, files }) {
  const report = path.join(scratch, `vitest-${project}.json`);
  const args = ['run', `--project=${project}`, '--reporter=dot', '--reporter=json'];
  args.push(`--outputFile.json=${report}`, ...files);
  const code = await run([VITEST, ...args], root, children);
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = json(report);
  // A file that did not even load has no failed test of its own.
  const unloaded = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const took = testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, code, passed), took };
}

async function playwright({ scratch, children, files, options, stalls }) {
  ensureWebBuild();
  const report = path.join(scratch, 'playwright.json');
  const browser = ensureBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  process.env.KENCANA_E2E_DATA = path.join(scratch, 'e2e');
  if (browser) process.env.KENCANA_CHROMIUM = browser;
  const names = files.map((file) => file.slice('apps/e2e/'.length));
  const args = [PLAYWRIGHT, 'test', '--reporter=line,json', ...options, ...names];
  const running = run(args, E2E, children);
  if (stalls) await stallUntil(running);
  const code = await running;
  const { stats = {}, errors = [], suites = [] } = json(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const passed = expected + flaky;
  const stories = suites.flatMap(storiesOf);
  return {
    passed,
    failed: atLeastOne(unexpected + errors.length, code, passed),
    took: stories,
    retried: stories.filter((story) => story.status === 'flaky').map(({ name }) => name),
  };
}

/** Every story below a suite of Playwright's report: name, outcome and seconds of all its tries. */
function storiesOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `apps/e2e/${file} › ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  );
  return [...own, ...suites.flatMap(storiesOf)];
}

/**
 * A runner that ends badly, or runs nothing of what it was given, has failed whatever its report
 * says.
 */
function atLeastOne(failed, code, passed) {
  return failed === 0 && (code !== 0 || passed === 0) ? 1 : failed;
}

function run(args, cwd, children) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    children.add(child);
    child.on('error', () => resolve(1));
    child.on('exit', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ctrl+C ends the runner that is running; the database ends with this process. */
function stopTogether(scratch) {
  const children = new Set();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
      setTimeout(() => {
        fs.rmSync(scratch, { recursive: true, force: true });
        process.exit(130);
      }, 3000);
    });
  }
  return children;
}

function json(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
