/**
 * `npm test`: everything, from a fresh clone on: check, unit and API tests on a throw-away
 * PostgreSQL, browser tests. `npm test -- <part of a path>` runs only the test files whose path
 * contains it. The last line is `N passed, M failed`; a runner that crashed or found nothing to run
 * counts as a failure.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bootstrap, ensureWebBuild, root, runMain } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';

const VITEST = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const E2E = path.join(root, 'apps', 'e2e');

await runMain(async () => {
  await bootstrap({ web: false });
  const filter = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const files = testFiles(root).filter((file) => filter.every((word) => file.includes(word)));
  const inBrowser = files.filter((file) => file.startsWith('apps/e2e/'));
  const direct = files.filter((file) => !file.startsWith('apps/e2e/'));
  const total = { passed: 0, failed: 0 };
  const add = (name, { passed, failed }) => {
    console.log(`— ${name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  };
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'kencana-test-'));
  fs.chmodSync(scratch, 0o755);
  const children = stopTogether(scratch);
  try {
    if (filter.length === 0) add('check', await check());
    if (direct.length > 0)
      add(
        'unit and API',
        await withDatabase(scratch, direct, () => vitest(scratch, direct, children)),
      );
    if (inBrowser.length > 0) {
      ensureWebBuild();
      add('browser', await playwright(scratch, inBrowser, children));
    }
  } catch (error) {
    console.error(error);
    total.failed += 1;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  if (total.passed + total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
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
  if (process.env.KENCANA_TEST_PG || !files.some((file) => file.endsWith('.api.test.ts')))
    return work();
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

async function vitest(scratch, files, children) {
  const report = path.join(scratch, 'vitest.json');
  const args = [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  const code = await run([VITEST, ...args], root, children);
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = json(report);
  // A file that did not even load has no failed test of its own.
  const unloaded = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed, failed: atLeastOne(numFailedTests + unloaded.length, code, passed) };
}

async function playwright(scratch, files, children) {
  const report = path.join(scratch, 'playwright.json');
  const browser = ensureBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  process.env.KENCANA_E2E_DATA = path.join(scratch, 'e2e');
  if (browser) process.env.KENCANA_CHROMIUM = browser;
  const names = files.map((file) => file.slice('apps/e2e/'.length));
  const code = await run([PLAYWRIGHT, 'test', '--reporter=line,json', ...names], E2E, children);
  const { stats = {}, errors = [] } = json(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  if (flaky > 0)
    console.log(`— ${flaky} stories passed only at a later try (named above as flaky)`);
  const passed = expected + flaky;
  return { passed, failed: atLeastOne(unexpected + errors.length, code, passed) };
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
