/**
 * Starts Kencana as `npm start` would, on a folder of its own, before the browser tests, and stops
 * it after them. With KENCANA_E2E_URL set the tests use the server that runs there.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/src/app/main.ts', import.meta.url));
const START_MS = 600_000;

// Playwright asks for the default export of its global setup.
// oxlint-disable-next-line import/no-default-export
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.KENCANA_E2E_URL) return undefined;
  const folder =
    process.env.KENCANA_E2E_DATA ?? (await mkdtemp(path.join(tmpdir(), 'kencana-e2e-')));
  // PostgreSQL's own account must get in where the tests run as root.
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: process.env.KENCANA_E2E_PORT ?? '18480',
      HOST: '127.0.0.1',
      KENCANA_DATA: folder,
      KENCANA_MODE: 'demo',
      DATABASE_URL: '',
      DATABASE_ADMIN_URL: '',
      KENCANA_DEMO_PASSWORD: 'demo-kencana',
    },
  });
  await ready(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Waits for the line with the address, which main.ts prints when everything answers. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => fail('did not start in time'), START_MS);
    const fail = (why: string) => {
      clearTimeout(late);
      server.kill('SIGKILL');
      reject(new Error(`Kencana ${why}`));
    };
    server.once('exit', (code) => fail(`ended with code ${code}`));
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      if (!/http:\/\/127\.0\.0\.1:\d+/.test(said)) return;
      clearTimeout(late);
      resolve();
    });
  });
}
