/**
 * The previous-day rule wherever somebody asks for dates (spec 1 §4, domain.md §10): a level that
 * is locked reads tgl_system and no other day.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { isLockedToToday } from '@kencana/contract/previous-day';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** Throws LAPORAN_TANGGAL_TERKUNCI when one of the dates, where given, is not `tgl`. */
export function demandDay(tgl: string, dates: readonly (string | undefined)[]): void {
  const other = dates.some((date) => date !== undefined && date !== tgl);
  if (other) throw new AppError('LAPORAN_TANGGAL_TERKUNCI', { tgl });
}

/**
 * Holds the dates asked for to the rule: throws LAPORAN_TANGGAL_TERKUNCI for another day. Answers
 * tgl_system for a caller who is locked to it, undefined for who may read any day.
 */
export async function holdToDay(
  ctx: Pick<Ctx, 'user' | 'settings'>,
  tx: Tx,
  dates: readonly (string | undefined)[],
): Promise<string | undefined> {
  if (!isLockedToToday(ctx.user.level, (flag) => ctx.settings.on(flag))) return undefined;
  const { tgl_system } = await tx.one<{ tgl_system: string }>(
    sql`select tgl_system from toko where kode_toko = ${tx.kodeToko}`,
  );
  demandDay(tgl_system, dates);
  return tgl_system;
}
