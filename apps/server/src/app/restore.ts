/**
 * `npm run restore -- <file>`: restores a backup into an empty database and compares it with what
 * the file says.
 */
import { restoreBackup } from '../platform/backup/restore.ts';
import { fileArgument, runCommand } from './command.ts';

await runCommand(async (target) => {
  const file = fileArgument('restore');
  const { counts, heads } = await restoreBackup(file, target);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(counts).length;
  return [
    `Restored ${file}: ${rows} rows of ${tables} tables, each counted and equal;`,
    `${heads.length} audit chains verified to the same heads.`,
  ].join(' ');
});
