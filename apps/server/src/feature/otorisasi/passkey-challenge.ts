/**
 * Challenges of passkeys: made for one user and one purpose, five minutes, used once, also when the
 * answer was wrong.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';

const LIFETIME_MINUTES = 5;

export interface Challenge {
  readonly _id: string;
  readonly jenis: 'DAFTAR' | 'OTORISASI';
  readonly user_id: string;
  readonly peminta: string;
  readonly subjek: string;
  readonly challenge: string;
  readonly origin: string;
}

/**
 * The page's origin and the host name its passkeys belong to. Throws PASSKEY_DITOLAK for foreign
 * pages.
 */
export function placeOf(ctx: Ctx): { origin: string; rpId: string } {
  if (ctx.origin === undefined) throw new AppError('PASSKEY_DITOLAK');
  return { origin: ctx.origin, rpId: new URL(ctx.origin).hostname };
}

/** Keeps a new challenge for the caller in the addressed shop. */
export async function newChallenge(
  ctx: Ctx,
  purpose: Pick<Challenge, 'jenis' | 'user_id' | 'subjek'>,
): Promise<Challenge> {
  const made: Challenge = {
    ...purpose,
    _id: randomBytes(16).toString('hex'),
    peminta: ctx.user.user_id,
    challenge: randomBytes(32).toString('base64url'),
    origin: placeOf(ctx).origin,
  };
  await ctx.db.tenant(ctx.kodeToko, (tx) =>
    tx.exec(sql`insert into passkey_tantangan
        (kode_toko, _id, jenis, user_id, peminta, subjek, challenge, origin, expires_at)
      values (${tx.kodeToko}, ${made._id}, ${made.jenis}, ${made.user_id}, ${made.peminta},
        ${made.subjek}, ${made.challenge}, ${made.origin},
        now() + make_interval(mins => ${LIFETIME_MINUTES}))`),
  );
  return made;
}

/**
 * The caller's challenge, used or not: only `spend` says whether it may still be answered. Throws
 * PASSKEY_DITOLAK.
 */
export async function findChallenge(
  ctx: Ctx,
  _id: string,
  jenis: Challenge['jenis'],
): Promise<Challenge> {
  const found = await ctx.read((tx) =>
    tx.row<Challenge>(sql`select _id, jenis, user_id, peminta, subjek, challenge, origin
      from passkey_tantangan where kode_toko = ${tx.kodeToko} and _id = ${_id}
        and jenis = ${jenis} and peminta = ${ctx.user.user_id}`),
  );
  if (!found || found.origin !== ctx.origin) throw new AppError('PASSKEY_DITOLAK');
  return found;
}

/** Uses the challenge up. Throws PASSKEY_DITOLAK when it is used or too old. */
export async function spend(tx: Tx, _id: string): Promise<void> {
  const spent = await tx.exec(sql`update passkey_tantangan set used_at = now()
    where kode_toko = ${tx.kodeToko} and _id = ${_id} and used_at is null and expires_at > now()`);
  if (spent === 0) throw new AppError('PASSKEY_DITOLAK');
}

/**
 * What `check` answers about a browser's credential; a no or an unreadable one uses the challenge
 * up and throws PASSKEY_DITOLAK.
 */
export async function checked<T>(
  ctx: Ctx,
  challenge: Challenge,
  check: () => Promise<T | undefined>,
): Promise<T> {
  const answer = await check().catch(() => undefined);
  if (answer !== undefined) return answer;
  await ctx.db.tenant(ctx.kodeToko, (tx) =>
    tx.exec(sql`update passkey_tantangan set used_at = now()
      where kode_toko = ${tx.kodeToko} and _id = ${challenge._id} and used_at is null`),
  );
  throw new AppError('PASSKEY_DITOLAK');
}
