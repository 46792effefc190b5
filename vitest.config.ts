/**
 * Three projects. `unit` needs nothing but Node, `api` a real PostgreSQL whose superuser URL is
 * KENCANA_TEST_PG (`npm test` brings one up by itself); files of one project share workers, hence
 * loaded modules. `process` has the files named `*.process.*`, each in a process of its own: those
 * that end servers or databases, replace modules or change what a whole process shares.
 */
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HeavyFirst } from './scripts/heavy-first.ts';

const processors = os.availableParallelism();
/** A worker waits for its database: two pay on one processor, more than four do not. */
const withDatabase = Math.min(Math.max(processors, 2), 4);

const shared = {
  isolate: false,
  setupFiles: [fileURLToPath(new URL('./scripts/leave-no-trace.ts', import.meta.url))],
};
const outside = ['**/node_modules/**', 'apps/e2e/**'];
const patient = { testTimeout: 240_000, hookTimeout: 300_000 };

// vitest runs projects of one group together, and refuses other numbers of workers within it.
export default defineConfig({
  test: {
    sequence: { sequencer: HeavyFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{packages,scripts,bench}/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.api.test.ts', '**/*.process.test.{ts,tsx}'],
          testTimeout: 60_000,
          maxWorkers: processors,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          ...patient,
          name: 'api',
          include: ['apps/**/*.api.test.ts', 'bench/**/*.api.test.ts'],
          exclude: [...outside, '**/*.process.api.test.ts'],
          maxWorkers: withDatabase,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...patient,
          name: 'process',
          include: ['apps/**/*.process.test.{ts,tsx}', '{apps,bench}/**/*.process.api.test.ts'],
          exclude: outside,
          maxWorkers: withDatabase,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
