/**
 * Two projects: `unit` needs nothing but Node, `api` a real PostgreSQL whose superuser URL is
 * KENCANA_TEST_PG (`npm test` brings one up by itself).
 */
import os from 'node:os';
import { defineConfig } from 'vitest/config';

const processors = os.availableParallelism();

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
          maxWorkers: processors,
          // vitest runs projects of one group together, and refuses other numbers of workers there.
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['apps/**/*.api.test.ts', 'bench/**/*.api.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // A worker waits for its database: two pay on one processor, more than four do not.
          maxWorkers: Math.min(Math.max(processors, 2), 4),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
