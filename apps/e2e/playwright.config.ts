/**
 * Browser tests: one real server with the demo chain on its own embedded PostgreSQL
 * (server.setup.ts starts it), one Chromium, one story after the other, since they share the shop's
 * day.
 */
import { defineConfig } from '@playwright/test';

const port = process.env.KENCANA_E2E_PORT ?? '18480';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './server.setup.ts',
  fullyParallel: false,
  workers: 1,
  // A toast gone before a busy machine looked is no finding; a story that fails three times is.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    baseURL: process.env.KENCANA_E2E_URL ?? `http://127.0.0.1:${port}`,
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
      ],
    },
  },
});
