/**
 * Whose shop it is: news is for what its owners did not do themselves, and an owner of head office
 * who works inside a branch is somebody else there, whatever his level (docs/decision/0056).
 */
import { passesByLevel } from '@kencana/contract/permission';
import type { Ctx } from '../http/route.ts';

/** True when the caller belongs to another shop than the one that he addresses. */
export function isFromElsewhere(ctx: Ctx): boolean {
  return ctx.user.kode_toko !== ctx.kodeToko;
}

/** True when the caller is an owner or super user of the very shop that he addresses. */
export function ownsShop(ctx: Ctx): boolean {
  return passesByLevel(ctx.user.level) && !isFromElsewhere(ctx);
}
