/**
 * Browser tests: one real server with the demo chain on its own embedded PostgreSQL
 * (serve.ts), one Chromium, one story after the other, since they share the shop's
 * day.
 */
import { defineConfig } from '@playwright/test';

const port = process.env.KENCANA_E2E_PORT ?? '18480';
/** With KENCANA_E2E_URL set the tests use the server that runs there. */
const running = process.env.KENCANA_E2E_URL;
const url = running ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 1,
  // A toast gone before a busy machine looked is no finding; a story that fails three times is.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  ...(running === undefined && {
    webServer: {
      command: `"${process.execPath}" serve.ts`,
      url: `${url}/readyz`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    },
  }),
  use: {
    baseURL: url,
    viewport: { width: 1366, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.KENCANA_CHROMIUM,
      timeout: 120_000,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same server by a name that is no localhost: a shop's own network without TLS.
        '--host-resolver-rules=MAP toko.test 127.0.0.1',
      ],
    },
  },
});
