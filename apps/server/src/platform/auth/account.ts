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

/** Days that a person is told of at a login what others did with his account. */
const TOLD_DAYS = 7;

/** What others did with the user's account, newest first; making it is no news to him. */
export function tracesOf(tx: Tx, userId: string, days = 365): Promise<UserTrace[]> {
  return tx.rows<UserTrace>(sql`select tindakan, oleh, waktu from user_jejak
    where kode_toko = ${tx.kodeToko} and user_id = ${userId} and tindakan <> 'BUAT'
      and waktu > now() - make_interval(days => ${days}) order by waktu desc limit 20`);
}

/** The newest of them when a login should tell it. */
export async function freshTrace(tx: Tx, userId: string): Promise<UserTrace | null> {
  const [newest] = await tracesOf(tx, userId, TOLD_DAYS);
  return newest ?? null;
}

/**
 * Who switched the account off, and when by the shop's clock; undefined for one that is on, or was
 * never on.
 */
export function switchedOffBy(
  tx: Tx,
  userId: string,
): Promise<{ oleh: string; waktu: string } | undefined> {
  return tx.row<{ oleh: string; waktu: string }>(sql`select j.oleh,
      to_char(j.waktu at time zone t.zona_waktu, 'DD/MM/YYYY HH24:MI') as waktu
    from user_jejak j join toko t using (kode_toko) join users u using (kode_toko, user_id)
    where j.kode_toko = ${tx.kodeToko} and j.user_id = ${userId} and j.tindakan = 'NONAKTIF'
      and not u.aktif order by j.waktu desc limit 1`);
}

/**
 * Takes passkeys and fingers of a user of the shop away, in every shop, and makes approvals given
 * and not used yet worth nothing. The user's row is locked by the caller, or by this.
 */
export async function forgetCredentials(tx: Tx, userId: string): Promise<void> {
  await tx.exec(sql`select lupakan_kredensial(${userId})`);
}
