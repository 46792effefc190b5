/**
 * `npm run reset-owner -- <USER>`: a new password for an OWN whom nobody else can reset; the server
 * may go on.
 */
import { resetOwner } from '../feature/users/reset-owner.ts';
import { openDb } from '../platform/db/pool.ts';
import { StartError } from '../platform/errors/start-error.ts';
import { runCommand } from './command.ts';

await runCommand(async (target) => {
  const [, , name] = process.argv;
  if (!name) throw new StartError('CONFIG', 'Usage: npm run reset-owner -- <user of level OWN>');
  const db = await openDb(target.adminUrl, { max: 1 });
  try {
    const { user_id, kode_toko, password } = await resetOwner(db, name);
    return [
      `Password of ${user_id} (${kode_toko}): ${password}`,
      'It opens one login, which asks for a new one. Sessions, passkeys and fingerprints of',
      `${user_id} have ended; the shop's and head office's owners are told.`,
    ].join('\n');
  } finally {
    await db.close();
  }
});
