/**
 * The business day under lock. Posting holds the day shared, closing holds it alone; PostgreSQL's
 * lock queue is fair, so a closing that waits is not overtaken for ever by new postings
 * (bench/scenario.ts).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { GLOBAL_PRICE } from '../master/price-history.ts';
import type { Base } from './kind.ts';

/** Namespace of the advisory locks on a shop's day. */
export const DAY_LOCK = 7_201;

/**
 * When this day of the calendar began in shop `t`, an instant. What a day limits, it limits by the
 * business date and by this one: whoever closes early works on in the same day
 * (docs/decision/0055). A demo's days, all loaded within minutes, are over with `hari_sejak`.
 */
const MIDNIGHT = sql`greatest(t.hari_sejak,
  date_trunc('day', now() at time zone t.zona_waktu) at time zone t.zona_waktu)`;

const MOVED_TODAY = sql`from riwayat_pengaturan r where r.kode_toko = t.kode_toko
  and (r.tgl_system = t.tgl_system or r.waktu >= ${MIDNIGHT})
  and r.jenis = 'para-system' and r.kunci = ${GLOBAL_PRICE}`;

/**
 * The price of gold that today's free moves are measured from, of shop `t`: what two people last
 * agreed on today, else what stood before today's first move, else what that move set; 0 where
 * nobody moved it.
 */
export const GOLD_OF_DAY = sql`coalesce(
  (select r.sesudah ${MOVED_TODAY} and r.dijaga order by r.id desc limit 1),
  (select case when r.sebelum in ('', '0') then r.sesudah else r.sebelum end ${MOVED_TODAY}
    order by r.id limit 1), '0')::float8`;

/** MIDNIGHT of the transaction's shop. */
export function sinceMidnight(tx: Pick<Tx, 'kodeToko'>): RawBuilder<unknown> {
  return sql`(select ${MIDNIGHT} from toko t where t.kode_toko = ${tx.kodeToko})`;
}

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
  const toko = await tx.one<{ tgl_system: Tanggal; mendahului: boolean; emas: number }>(
    sql`select tgl_system, tgl_system > (now() at time zone zona_waktu)::date as mendahului,
          ${GOLD_OF_DAY} as emas from toko t where kode_toko = ${tx.kodeToko}`,
    'tgl_system',
  );
  return {
    kodeToko: tx.kodeToko,
    tglSystem: toko.tgl_system,
    mendahului: toko.mendahului,
    settings: ctx.settings.measuredFrom(toko.emas),
    userId: ctx.user.user_id,
  };
}
