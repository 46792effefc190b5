/**
 * The previous-day rule wherever somebody asks for dates or for one document (spec 1 §4): a level
 * that is locked reads tgl_system and no other day, but what is still open is work of today.
 */
import { sql } from 'kysely';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { AppError } from '@kencana/contract/error-code';
import { isLockedToToday } from '@kencana/contract/previous-day';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { demandTodaysWork } from './read-document.ts';

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

/**
 * Holds a look at one document to the rule. Throws LAPORAN_TANGGAL_TERKUNCI for a locked caller and
 * a document of an earlier day that is over; an unknown number is left to whoever reads it.
 */
export async function holdToWork(
  ctx: Pick<Ctx, 'user' | 'settings'>,
  tx: Tx,
  def: DocumentDef,
  no: string,
): Promise<void> {
  const tgl = await holdToDay(ctx, tx, []);
  if (tgl !== undefined) await demandTodaysWork(tx, def, no, tgl);
}
