/**
 * `npm run restore -- <file>`: restores a backup into an empty database, compares it with what the
 * file says, and says whether the key in place opens what is sealed in it.
 */
import { restoreBackup } from '../platform/backup/restore.ts';
import { fileArgument, runCommand } from './command.ts';
import { findKey, keyVerdict } from './sealed.ts';

await runCommand(async (target) => {
  const file = fileArgument('restore');
  const key = await findKey(target.key);
  const { counts, heads } = await restoreBackup(file, target);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(counts).length;
  const equal = `${rows} rows of ${tables} tables, each counted and equal`;
  return [
    `Restored ${file}: ${equal}; ${heads.length} audit chains verified to the same heads.`,
    await keyVerdict(target.adminUrl, target.key, key),
  ].join('\n');
});
