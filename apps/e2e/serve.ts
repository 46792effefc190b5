/**
 * The server of the browser tests: Kencana as `npm start` runs it, with the demo chain, on a folder
 * of its own that goes when it stops. Playwright starts and stops it (playwright.config.ts).
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = process.env.KENCANA_E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'kencana-e2e-'));
// PostgreSQL's own account must get in where the tests run as root.
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, {
  PORT: process.env.KENCANA_E2E_PORT ?? '18480',
  HOST: '127.0.0.1',
  KENCANA_DATA: folder,
  KENCANA_MODE: 'demo',
  DATABASE_URL: '',
  DATABASE_ADMIN_URL: '',
  KENCANA_DEMO_PASSWORD: 'demo-kencana',
});
const { main } = await import('../server/src/app/main.ts');
await main();
