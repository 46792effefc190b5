/**
 * Sessions: 32 random bytes as the token, its sha-256 in the database, an idle and an absolute
 * limit. Every request asks the database, so rights, disabling and logout hold at once; there is no
 * cache.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Settings } from '@kencana/contract/module-flag';
import { type AksesNode, defaultAkses, type Level, type Right } from '@kencana/contract/permission';
import type { Db, Tx } from '../db/tx.ts';
import { isHere } from '../http/portal.ts';
import type { SessionUser } from '../http/route.ts';
import type { ServerConfig } from '../http/services.ts';
import { standingIn } from './reach.ts';

/** What a valid token stands for, for the shop it addresses. */
export interface SessionContext {
  readonly user: SessionUser;
  readonly bahasa: string | null;
  /** The password is somebody else's gift: nothing is open before it is changed. */
  readonly wajibGanti: boolean;
  /** The addressed shop; null when this person may not address it or it is closed for good. */
  readonly kodeToko: string | null;
  /** The portal of the addressed shop when that is another one on another server. */
  readonly elsewhere: string | undefined;
  readonly settings: Settings;
  /** The client's public key, where the login agreed one: bodies go under it both ways. */
  readonly kunci: Buffer | undefined;
}

interface ContextRow {
  user_id: string;
  nama: string;
  level: Level;
  kode_toko: string;
  akses: AksesNode[] | null;
  bahasa: string | null;
  wajib_ganti: boolean;
  toko: string | null;
  system: { key: string; value: string }[];
  kunci: string | null;
}

/** sha-256 of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The session of a token for the shop it addresses (undefined: its own), in one round trip;
 * undefined when the token is unknown, ended or expired. Touches last_seen at most once a minute.
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  kodeToko: string | undefined,
  parts: { readonly config: ServerConfig; readonly rights: readonly Right[] },
): Promise<SessionContext | undefined> {
  const minutes = parts.config.session.idleMinutes;
  const found = await db.ask<{ konteks: ContextRow | null; portal: string }>(
    sql`select konteks_sesi(${tokenHash}, ${kodeToko ?? null}, make_interval(mins => ${minutes}))
      as konteks, portal_toko(${kodeToko ?? ''}) as portal`,
    'konteks_sesi',
  );
  const row = found?.konteks;
  if (!row) return undefined;
  const { user_id, nama, level, kode_toko } = row;
  const home = { user_id, nama, level, kode_toko, akses: effectiveAkses(row, parts.rights) };
  const { portal } = found;
  const { toko } = row;
  const user = toko === null ? home : await standingIn(db, home, toko, parts.rights);
  const away = toko !== null && toko !== kode_toko && !isHere(toko, portal, parts.config);
  return {
    user: user ?? home,
    bahasa: row.bahasa,
    wajibGanti: row.wajib_ganti,
    kodeToko: user === undefined ? null : toko,
    elsewhere: user !== undefined && away ? portal : undefined,
    settings: new Settings(row.system),
    kunci: row.kunci === null ? undefined : Buffer.from(row.kunci, 'base64'),
  };
}

/** A user's own tree, or the default of the level. */
export function effectiveAkses(
  user: { readonly level: Level; readonly akses: readonly AksesNode[] | null },
  rights: readonly Right[],
): readonly AksesNode[] {
  return user.akses ?? defaultAkses(user.level, rights);
}

/**
 * Opens a session inside the user's shop and answers its token, which is stored nowhere; with
 * `kunci`, the client's public key, its bodies are encrypted.
 */
export async function openSession(
  tx: Tx,
  userId: string,
  ip: string,
  config: ServerConfig,
  kunci?: Buffer,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.exec(sql`insert into sesi (kode_toko, token_hash, user_id, expires_at, ip, kunci)
    values (${tx.kodeToko}, ${hashToken(token)}, ${userId},
      now() + make_interval(hours => ${config.session.absoluteHours}), ${ip},
      ${kunci ?? null})`);
  return token;
}

/** True when the user has a session that is still alive. */
export async function hasLiveSession(tx: Tx, userId: string, config: ServerConfig) {
  const minutes = config.session.idleMinutes;
  const row = await tx.row(sql`select 1 from sesi
    where kode_toko = ${tx.kodeToko} and user_id = ${userId} and ended_at is null
      and expires_at > now() and last_seen > now() - make_interval(mins => ${minutes}) limit 1`);
  return row !== undefined;
}

/**
 * Ends the user's sessions but `keep`; answers the hashes of those ended, so that their sockets can
 * be closed.
 */
export async function endSessions(tx: Tx, userId: string, keep?: Buffer): Promise<Buffer[]> {
  const rows = await tx.rows<{ token_hash: Buffer }>(sql`update sesi set ended_at = now()
    where kode_toko = ${tx.kodeToko} and user_id = ${userId} and ended_at is null
      and token_hash is distinct from ${keep ?? null}::bytea returning token_hash`);
  return rows.map((row) => row.token_hash);
}

/** Ends one session. */
export async function endSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.exec(sql`update sesi set ended_at = now()
    where kode_toko = ${tx.kodeToko} and token_hash = ${tokenHash} and ended_at is null`);
}
