/** What an operator reads when a command cannot do its work. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ArchiveError } from '../platform/backup/archive.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { plainLine } from './command.ts';

test('what a person can mend is one line without a stack', async () => {
  expect(plainLine(new StartError('CONFIG', 'PORT: wrong'))).toBe('kencana: PORT: wrong');
  expect(plainLine(new ArchiveError('it is cut'))).toBe('kencana: cannot restore: it is cut');
  const missing: unknown = await readFile('/nowhere/kencana.backup').catch(
    (error: unknown) => error,
  );
  expect(plainLine(missing)).toBe(
    "kencana: ENOENT: no such file or directory, open '/nowhere/kencana.backup'",
  );
});

test('a fault of the program is told whole', () => {
  const fault = new TypeError('x is undefined');
  expect(plainLine(fault)).toBe(fault.stack);
  expect(plainLine('broken')).toBe('broken');
});
