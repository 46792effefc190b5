/**
 * Before every test file of those that share a worker: what it puts in place of clock, globals and
 * environment ends with it. Modules and their state stay; a file that must not share them is named
 * `*.process.*`.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
