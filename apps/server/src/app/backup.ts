/** `npm run backup -- <file>`: writes a backup of all shops while the server may go on. */
import { writeBackup } from '../platform/backup/backup.ts';
import { fileArgument, runCommand } from './command.ts';
import { keyReminder } from './sealed.ts';

await runCommand(async (target) => {
  const file = fileArgument('backup');
  const { counts, heads } = await writeBackup(target.adminUrl, file, target.filesFolder);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(counts).length;
  return [
    `Backup ${file}: ${rows} rows of ${tables} tables, ${heads.length} audit chains.`,
    keyReminder(target.key),
  ].join('\n');
});
