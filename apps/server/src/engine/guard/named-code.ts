/**
 * Codes that are worth money to whoever names them (vouchers, coupons): those that are none are
 * counted for the person, wherever he names them, and after thirty in an hour he waits, longer each
 * time (docs/decision/0055). A right code is not counted, and forgives no wrong one.
 */
import { sql } from 'kysely';
import { codeAttempt, countAttempt, forgiveAttempt } from '../../platform/auth/attempt-limit.ts';
import type { Ctx } from '../../platform/http/route.ts';

/**
 * Counts that the caller names codes, some of which may be none; to be called before the answer.
 * Who waits is refused with right ones too, else waiting would tell them apart. Errors:
 * TERLALU_SERING with the seconds left.
 */
export async function countUnknownCodes(ctx: Ctx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const attempt = await countAttempt(ctx.db, codeAttempt(`${ctx.kodeToko}|${ctx.user.user_id}`));
  const named = [...new Set(codes)];
  const { known } = await ctx.read((tx) =>
    tx.one<{ known: number }>(sql`select count(*)::int as known from kupon
      where kode_toko = ${tx.kodeToko} and kode_kupon = any(${named}::text[])`),
  );
  if (known === named.length) await forgiveAttempt(ctx.db, attempt);
}
