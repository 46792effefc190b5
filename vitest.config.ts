/**
 * Two projects: `unit` needs nothing but Node, `api` a real PostgreSQL whose superuser URL is
 * KENCANA_TEST_PG (`npm test` brings one up by itself).
 */
import { defineConfig } from 'vitest/config';

const shared = {
  exclude: ['**/node_modules/**', 'apps/e2e/**'],
  environment: 'node' as const,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...shared.exclude, '**/*.api.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['apps/**/*.api.test.ts', 'bench/**/*.api.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
