/**
 * The business day under lock. Posting holds the day shared, closing holds it alone; PostgreSQL's
 * lock queue is fair, so a closing that waits is not overtaken for ever by new postings
 * (bench/scenario.ts).
 */
import { sql } from 'kysely';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Base } from './kind.ts';

/** Namespace of the advisory locks on a shop's day. */
export const DAY_LOCK = 7_201;

/** Joins the day for posting and answers what every kind needs. */
export async function joinDay(tx: Tx, ctx: Ctx): Promise<Base> {
  await tx.exec(
    sql`select pg_advisory_xact_lock_shared(${DAY_LOCK}, hashtext(${tx.kodeToko}))`,
    'join_day',
  );
  return readBase(tx, ctx);
}

/** Takes the day alone, for closing; false when another closing already holds or awaits it. */
export async function tryHoldDay(tx: Tx): Promise<boolean> {
  const claim = await tx.one<{ ok: boolean }>(
    sql`select pg_try_advisory_xact_lock(${DAY_LOCK + 1}, hashtext(${tx.kodeToko})) as ok`,
  );
  if (!claim.ok) return false;
  await tx.exec(sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${tx.kodeToko}))`);
  return true;
}

/**
 * The day's facts; read after the lock, so that tgl_system is the one this posting will be dated.
 */
export async function readBase(tx: Tx, ctx: Ctx): Promise<Base> {
  const toko = await tx.one<{ tgl_system: Tanggal }>(
    sql`select tgl_system from toko where kode_toko = ${tx.kodeToko}`,
    'tgl_system',
  );
  return {
    kodeToko: tx.kodeToko,
    tglSystem: toko.tgl_system,
    settings: ctx.settings,
    userId: ctx.user.user_id,
  };
}
