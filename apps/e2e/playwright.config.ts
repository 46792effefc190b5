/**
 * Browser tests: two Chromiums, each with a server of its own on a fresh copy of the demo chain for
 * every file and every second try (demo-house.ts, story.ts). The stories of a file run one after
 * the other and share its shop.
 */
import { defineConfig } from '@playwright/test';

const port = process.env.KENCANA_E2E_PORT ?? '18480';
/** With KENCANA_E2E_URL set the tests use the server that runs there. */
const running = process.env.KENCANA_E2E_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  // What needed its second try is named in the last lines of `npm test`.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  ...(running === undefined && {
    webServer: {
      command: `"${process.execPath}" demo-house.ts`,
      url: `http://127.0.0.1:${port}`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    },
  }),
  use: {
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
