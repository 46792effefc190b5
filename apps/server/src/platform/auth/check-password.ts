/**
 * Whose password this is, for login and for approvals: counts the try before looking, takes it back
 * when it was right, and answers an unknown user like a wrong password, in the same time.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../http/route.ts';
import { countAttempt, forgiveAttempt } from './attempt-limit.ts';
import { decoyHash, verifyPassword } from './password.ts';

export interface KnownUser {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly password: string;
  readonly aktif: boolean;
  readonly wajib_ganti: boolean;
}

/** The active user of the whole server with this password. Throws LOGIN_SALAH, TERLALU_SERING. */
export async function checkPassword(
  ctx: Ctx,
  userId: string,
  password: string,
): Promise<KnownUser> {
  const attempt = { user: userId.slice(0, 64), alamat: ctx.ip };
  await countAttempt(ctx.db, attempt);
  const user = await ctx.db.shared((tx) =>
    tx.row<KnownUser>(sql`select * from cari_user(${userId})`),
  );
  const stored = user?.password ?? (await decoyHash(ctx.services.config.password));
  const fits = await verifyPassword(stored, password);
  if (!user || !fits || !user.aktif) throw new AppError('LOGIN_SALAH');
  await forgiveAttempt(ctx.db, attempt);
  return user;
}
