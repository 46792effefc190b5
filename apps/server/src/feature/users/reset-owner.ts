/**
 * The way back for an owner whose password nobody can reset: the command on the server, for the
 * last OWN of a shop or any other. What it gives opens nothing but its own change.
 */
import { sql } from 'kysely';
import { forgetCredentials, givePassword, keepTrace } from '../../platform/auth/account.ts';
import { madeSecret } from '../../platform/auth/made-secret.ts';
import { hashPassword, type PasswordCost } from '../../platform/auth/password.ts';
import { endSessions } from '../../platform/auth/session.ts';
import type { Db } from '../../platform/db/tx.ts';
import { StartError } from '../../platform/errors/start-error.ts';
import { runWrite } from '../../platform/http/write.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

/** Who acts where no person does, in audit and traces. No user can have this name. */
const SERVER = '(server)';

export interface ResetOwner {
  readonly user_id: string;
  readonly kode_toko: string;
  /** The password for the next login, told nowhere else. */
  readonly password: string;
}

/**
 * Gives an active OWN a new password, ends his sessions, passkeys and fingers, and tells the
 * owners; audited as `(server)`. Throws StartError for who is no active OWN.
 */
export async function resetOwner(db: Db, userId: string, cost?: PasswordCost): Promise<ResetOwner> {
  const user_id = userId.trim().toUpperCase();
  const known = await db.shared((tx) =>
    tx.row<{ kode_toko: string; level: string; aktif: boolean }>(
      sql`select kode_toko, level, aktif from penyetuju(${user_id})`,
    ),
  );
  if (known?.level !== 'OWN' || !known.aktif) {
    throw new StartError('CONFIG', `${user_id} is no active user of level OWN`);
  }
  const { kode_toko } = known;
  const password = madeSecret();
  const stored = await hashPassword(password, cost);
  const who = {
    kodeToko: kode_toko,
    userId: SERVER,
    rute: 'reset-owner',
    kunci: undefined,
    hash: '',
  };
  const work: Parameters<typeof runWrite<void>>[2] = async (tx) => {
    await tx.exec(sql`select 1 from users where kode_toko = ${tx.kodeToko}
      and user_id = ${user_id} for update`);
    await givePassword(tx, user_id, stored);
    await endSessions(tx, user_id);
    await forgetCredentials(tx, user_id);
    await keepTrace(tx, user_id, 'RESET', SERVER);
    const objek = `users/${user_id}`;
    tx.audit({ tindakan: 'users.reset-password', objek });
    const isi = { user: user_id, level: 'OWN' };
    await announceToOwners(tx, SERVER, { jenis: 'USER_RESET', objek, isi });
  };
  await runWrite(db, who, work, () => undefined);
  return { user_id, kode_toko, password };
}
