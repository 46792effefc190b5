/**
 * Whose password this is, for login and for approvals: counts the try before looking, takes it back
 * when it was right, and answers an unknown user like a wrong password, in the same time.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../http/route.ts';
import { addressKey } from '../load/caller-address.ts';
import { switchedOffBy } from './account.ts';
import {
  countAttempt,
  deviceAttempt,
  forgiveAttempt,
  ownAttempt,
  strangerAttempt,
} from './attempt-limit.ts';
import { findDevice } from './device.ts';
import { decoyHash, verifyPassword } from './password.ts';

export interface KnownUser {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly password: string;
  readonly aktif: boolean;
  readonly wajib_ganti: boolean;
}

/**
 * The active user of the whole server with this password, for a login. At a device of the user only
 * guesses made there hold him; `kode` lets a new one in (attempt-limit.ts). Throws LOGIN_SALAH,
 * TERLALU_SERING, and to whoever has the right password AKUN_NONAKTIF for an account that somebody
 * switched off and TOKO_DITUTUP in a shop that head office closed.
 */
export async function checkPassword(
  ctx: Ctx,
  userId: string,
  password: string,
  kode?: string,
): Promise<KnownUser> {
  const name = userId.slice(0, 64);
  const device = await findDevice(ctx.db, name, ctx.device.token);
  const counted = await countAttempt(
    ctx.db,
    device === undefined
      ? strangerAttempt(name, addressKey(ctx.ip), kode)
      : deviceAttempt(name, device),
  );
  const user = await matching(ctx, userId, password);
  if (!user.aktif) await tellWhy(ctx, user);
  await forgiveAttempt(ctx.db, counted);
  return user;
}

/**
 * Tells the person who switched him off, or that his shop is closed: a right password shows that he
 * may know. The try stays counted.
 */
async function tellWhy(ctx: Ctx, { kode_toko, user_id }: KnownUser): Promise<never> {
  const by = await ctx.db.tenant(kode_toko, (tx) => switchedOffBy(tx, user_id));
  if (by !== undefined) throw new AppError('AKUN_NONAKTIF', by);
  const closed = await ctx.db.tenant(kode_toko, (tx) =>
    tx.row(sql`select 1 from users u join toko t using (kode_toko)
      where u.kode_toko = ${tx.kodeToko} and u.user_id = ${user_id} and u.aktif and not t.aktif`),
  );
  throw closed === undefined
    ? new AppError('LOGIN_SALAH')
    : new AppError('TOKO_DITUTUP', { toko: kode_toko });
}

/** The own password of somebody signed in, asked again. Throws LOGIN_SALAH, TERLALU_SERING. */
export async function checkOwnPassword(ctx: Ctx, password: string): Promise<void> {
  const counted = await countAttempt(ctx.db, ownAttempt(`password:${ctx.user.user_id}`));
  await verifyUser(ctx, ctx.user.user_id, password);
  await forgiveAttempt(ctx.db, counted);
}

/**
 * The active user with this password. Counts nothing: the caller has counted who asks. Throws
 * LOGIN_SALAH.
 */
export async function verifyUser(ctx: Ctx, userId: string, password: string): Promise<KnownUser> {
  const user = await matching(ctx, userId, password);
  if (!user.aktif) throw new AppError('LOGIN_SALAH');
  return user;
}

/** The user with this password, active or not. Throws LOGIN_SALAH. */
async function matching(ctx: Ctx, userId: string, password: string): Promise<KnownUser> {
  const user = await ctx.db.shared((tx) =>
    tx.row<KnownUser>(sql`select * from cari_user(${userId})`),
  );
  const stored = user?.password ?? (await decoyHash(ctx.services.config.password));
  const fits = await verifyPassword(stored, password);
  if (!user || !fits) throw new AppError('LOGIN_SALAH');
  return user;
}
