/**
 * Codes that are worth money to whoever names them (vouchers, coupons): those that are refused are
 * counted for the person, wherever he names them, and after thirty in an hour he waits, longer each
 * time (docs/decision/0055). A right code is not counted, and forgives no wrong one.
 */
import { AppError } from '@kencana/contract/error-code';
import { codeAttempt, countAttempt, forgiveAttempt } from '../../platform/auth/attempt-limit.ts';
import type { Ctx } from '../../platform/http/route.ts';

/**
 * Runs what the caller named codes for; `isRefused` tells the refusal of a code.
 * Errors: TERLALU_SERING with the seconds left, and those of `run`.
 */
export async function countRefusedCodes<T>(
  ctx: Ctx,
  isRefused: (refusal: AppError) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  const attempt = await countAttempt(ctx.db, codeAttempt(`${ctx.kodeToko}|${ctx.user.user_id}`));
  try {
    const answer = await run();
    await forgiveAttempt(ctx.db, attempt);
    return answer;
  } catch (error) {
    const refused = error instanceof AppError && isRefused(error);
    if (!refused) await forgiveAttempt(ctx.db, attempt);
    throw error;
  }
}
