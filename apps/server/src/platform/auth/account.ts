/**
 * Accounts in other people's hands (docs/decision/0027): a user made or given a password by
 * somebody else, who is remembered, and whose credentials end.
 */
import { sql } from 'kysely';
import type { Level } from '@kencana/contract/permission';
import type { UserTrace } from '@kencana/contract/user-level';
import type { Tx } from '../db/tx.ts';

export interface FirstUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  /** Hash of the password that whoever makes the user has chosen. */
  readonly password: string;
}

/** Stores a user whose password must be changed before anything else. */
export async function insertUser(tx: Tx, user: FirstUser): Promise<void> {
  const { user_id, nama, level, password } = user;
  await tx.exec(sql`insert into users
      (kode_toko, user_id, nama, level, password, password_diberi, wajib_ganti)
    values (${tx.kodeToko}, ${user_id}, ${nama}, ${level}, ${password}, ${password}, true)`);
}

/** Gives a user of the shop a password (its hash) that must be changed before anything else. */
export async function givePassword(tx: Tx, userId: string, password: string): Promise<void> {
  await tx.exec(sql`update users set password = ${password}, password_diberi = ${password},
      wajib_ganti = true, updated_at = now()
    where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
}

/** Remembers who had the account in hand. */
export async function keepTrace(
  tx: Tx,
  userId: string,
  tindakan: UserTrace['tindakan'],
  oleh: string,
): Promise<void> {
  await tx.exec(sql`insert into user_jejak (kode_toko, user_id, tindakan, oleh)
    values (${tx.kodeToko}, ${userId}, ${tindakan}, ${oleh})`);
}

/**
 * Takes passkeys and fingers of a user of the shop away, in every shop, and makes approvals given
 * and not used yet worth nothing. The user's row is locked by the caller, or by this.
 */
export async function forgetCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.exec(sql`select lupakan_kredensial(${userId})`);
}
