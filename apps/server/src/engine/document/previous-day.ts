/**
 * The previous-day rule wherever somebody asks for dates or for documents (spec 1 §4): a level that
 * is locked reads tgl_system and no other day, but what is still open is work of today. Whoever
 * reads documents reads them by read-document.ts, which asks here; a call with a statement of its
 * own asks here itself (app/previous-day.api.test.ts walks all calls).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { AppError } from '@kencana/contract/error-code';
import type { Level } from '@kencana/contract/permission';
import { isLockedToToday } from '@kencana/contract/previous-day';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { isTodaysWork } from './filter.ts';

/** Who looks: his level and the settings of the shop that he looks from. */
export type Reader = Pick<Ctx, 'user' | 'settings'>;

/** True when one of the levels reads tgl_system only. */
export function isLocked({ settings }: Pick<Ctx, 'settings'>, levels: readonly Level[]): boolean {
  return levels.some((level) => isLockedToToday(level, (flag) => settings.on(flag)));
}

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
  reader: Reader,
  tx: Tx,
  dates: readonly (string | undefined)[],
): Promise<string | undefined> {
  if (!isLocked(reader, [reader.user.level])) return undefined;
  const { tgl_system } = await tx.one<{ tgl_system: string }>(
    sql`select tgl_system from toko where kode_toko = ${tx.kodeToko}`,
  );
  demandDay(tgl_system, dates);
  return tgl_system;
}

/**
 * Holds a look at one document to the rule. Throws LAPORAN_TANGGAL_TERKUNCI for a locked caller and
 * a document of an earlier day that is over, and as well for a number of another day that nobody
 * has, nobody here or another shop, so that no answer tells which exist (docs/decision/0055). An
 * unknown number of today is left to whoever reads it.
 */
export async function holdToWork(
  reader: Reader,
  tx: Tx,
  def: DocumentDef,
  no: string,
): Promise<void> {
  const tgl = await holdToDay(reader, tx, []);
  if (tgl === undefined) return;
  const found = await tx.row<{ boleh: boolean | null }>(
    sql`select ${isTodaysWork(def, sql`${tgl}::date`)} as boleh from dokumen d
        where d.kode_toko = ${tx.kodeToko} and d.kind = ${def.kind} and d.no_dokumen = ${no}`,
  );
  if (found === undefined) demandNumber(tgl, no);
  else if (found.boleh !== true) throw new AppError('LAPORAN_TANGGAL_TERKUNCI', { tgl });
}

/**
 * The same of a number alone, where nothing is told of whose it is: throws LAPORAN_TANGGAL_TERKUNCI
 * for a locked caller and a number of another day.
 */
export async function holdNumber(reader: Reader, tx: Tx, no: string): Promise<void> {
  const tgl = await holdToDay(reader, tx, []);
  if (tgl !== undefined) demandNumber(tgl, no);
}

/** Refuses a number that says another business date than `tgl`, not a text that is no number. */
function demandNumber(tgl: string, no: string): void {
  const date = /-(\d{6})-\d{4,}(?:-\d+)?$/.exec(no)?.[1];
  if (date !== undefined && date !== tgl.slice(2).replaceAll('-', ''))
    throw new AppError('LAPORAN_TANGGAL_TERKUNCI', { tgl });
}

/** Row `d` of dokumen is of one of the kinds, and of a day that the caller may read. */
export async function mayRead(
  reader: Reader,
  tx: Tx,
  kinds: readonly DocumentDef[],
): Promise<RawBuilder<unknown>> {
  const tgl = await holdToDay(reader, tx, []);
  const each = kinds.map((def) =>
    tgl === undefined
      ? sql`d.kind = ${def.kind}`
      : sql`(d.kind = ${def.kind} and ${isTodaysWork(def, sql`${tgl}::date`)})`,
  );
  return sql`(${sql.join([sql`false`, ...each], sql` or `)})`;
}
