/** Changing one's own password: the old one is asked, other sessions end. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { countAttempt, forgiveAttempt, ownAttempt } from '../../platform/auth/attempt-limit.ts';
import {
  hashPassword,
  isAcceptablePassword,
  verifyPassword,
} from '../../platform/auth/password.ts';
import { endSessions } from '../../platform/auth/session.ts';
import type { Ctx } from '../../platform/http/route.ts';

/**
 * Throws PASSWORD_LAMA_SALAH, TERLALU_SERING, and PASSWORD_LEMAH for one that is too short, the
 * same as before, or the one that somebody else gave. The user's row is in the user's own shop.
 */
export async function changePassword(
  ctx: Ctx,
  input: { readonly password: string; readonly new_password: string },
): Promise<void> {
  const { user, services } = ctx;
  const attempt = await countAttempt(ctx.db, ownAttempt(`password:${user.user_id}`));
  const stored = await ctx.db.tenant(user.kode_toko, (tx) =>
    tx.one<{ password: string; diberi: string | null }>(sql`select password,
        password_diberi as diberi from users
      where kode_toko = ${tx.kodeToko} and user_id = ${user.user_id}`),
  );
  if (!(await verifyPassword(stored.password, input.password))) {
    throw new AppError('PASSWORD_LAMA_SALAH');
  }
  await forgiveAttempt(ctx.db, attempt);
  const { new_password } = input;
  const given = stored.diberi !== null && (await verifyPassword(stored.diberi, new_password));
  if (!isAcceptablePassword(new_password) || new_password === input.password || given) {
    throw new AppError('PASSWORD_LEMAH', {}, { new_password: [ctx.t('error.PASSWORD_LEMAH')] });
  }
  const fresh = await hashPassword(new_password, services.config.password);
  const ended = await ctx.db.tenant(user.kode_toko, async (tx) => {
    const changed = await tx.exec(sql`update users set password = ${fresh}, wajib_ganti = false,
        updated_at = now()
      where kode_toko = ${tx.kodeToko} and user_id = ${user.user_id}
        and password = ${stored.password}`);
    // Somebody changed it in between: the old password that was checked is old no more.
    if (changed === 0) throw new AppError('PASSWORD_LAMA_SALAH');
    const hashes = await endSessions(tx, user.user_id, ctx.tokenHash);
    const entry = { tindakan: 'users.change-password', objek: `users/${user.user_id}` };
    await tx.exec(sql`select tulis_audit(${user.user_id}, ${JSON.stringify([entry])}::jsonb)`);
    return hashes;
  });
  services.live.disconnect(ended);
}
