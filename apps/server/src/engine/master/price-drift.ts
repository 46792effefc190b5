/**
 * How far a price has drifted in a week (docs/decision/0035): what is moved a little every day goes
 * far, though no day's move was a great one. Measured by the price history; the day's own limit is
 * its callers'.
 */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

/** Calendar days of the price history that are looked back. */
export const DRIFT_DAYS = 7;

/** A hundred per cent, in hundredths. */
const WHOLE = 10_000;

/** Which price: a row is known by its key or by what it is of, for it may be made anew. */
export interface PriceOf {
  readonly parameter: string;
  readonly kunci: string;
  readonly uraian: string;
  readonly kolom: string;
}

/**
 * Rows of the history of one price as the table `riwayat` of a statement's `with`, each with the
 * shop's open day as `hari_ini`. Two index lookups: one with OR reads every row of the parameter.
 */
export function historyOf(tx: Tx, { parameter, kunci, uraian, kolom }: PriceOf) {
  const of = sql`from riwayat_harga
    where kode_toko = ${tx.kodeToko} and parameter = ${parameter} and kolom = ${kolom}`;
  return sql`riwayat as materialized (
    select h.*, t.tgl_system as hari_ini
    from (select * ${of} and kunci = ${kunci} union select * ${of} and uraian = ${uraian}) h
    join toko t using (kode_toko))`;
}

/** A price that goes from one amount to another by somebody's hand, in whole rupiah. */
export interface PriceMove {
  readonly userId: string;
  readonly sebelum: number | undefined;
  readonly sesudah: number;
}

/** Where a drift is measured from, in whole rupiah, and what of it the one who moves has done. */
export interface Drift {
  readonly awal: number;
  readonly sendiri: number;
}

/**
 * The drift of a move that is not in the history yet, beyond `hundredths` of a per cent; undefined
 * within. Measured from the last price of an earlier day within the week that the owners know of,
 * else from what stood a week ago; one person's own steps since then are added up as well, so that
 * what others move back hides nothing. On a day of which they know already the day's limit is
 * enough for a person.
 */
export async function driftBeyond(
  tx: Tx,
  price: PriceOf,
  move: PriceMove,
  hundredths: number,
): Promise<Drift | undefined> {
  const recent = sql`r.tgl_system > r.hari_ini - ${DRIFT_DAYS}::int`;
  const { awal, terakhir, langkah, hariIni } = await tx.one<{
    awal: number | null;
    terakhir: number | null;
    langkah: number;
    hariIni: boolean;
  }>(
    sql`with ${historyOf(tx, price)},
      tahu as (select r.id, r.sesudah, r.tgl_system = r.hari_ini as hari_ini from riwayat r
        where ${recent} and r.diketahui and r.sesudah > 0),
      dasar as (select coalesce(
        (select sesudah from tahu where not hari_ini order by id desc limit 1),
        (select coalesce(r.sesudah, r.sebelum) from riwayat r where not ${recent}
          order by r.id desc limit 1),
        (select coalesce(r.sebelum, r.sesudah) from riwayat r order by r.id limit 1)) as awal),
      langkah as (select r.user_id, r.sesudah
          - coalesce(lag(r.sesudah) over (order by r.id), r.sebelum, dasar.awal) as beda
        from dasar, lateral (select r.* from riwayat r where ${recent} and r.sesudah is not null
          and r.id > coalesce((select max(id) from tahu), 0)) r)
    select dasar.awal::float8 as awal,
      (select r.sesudah from riwayat r where r.sesudah is not null
        order by r.id desc limit 1)::float8
        as terakhir,
      exists (select from tahu where hari_ini) as "hariIni",
      coalesce((select sum(beda) from langkah where user_id = ${move.userId}), 0)::float8 as langkah
    from dasar`,
    'price_drift',
  );
  const from = awal ?? move.sebelum ?? 0;
  if (from === 0) return undefined;
  const own = hariIni ? 0 : langkah + move.sesudah - (move.sebelum ?? terakhir ?? from);
  const far = Math.max(Math.abs(move.sesudah - from), Math.abs(own));
  return far * WHOLE > from * hundredths ? { awal: from, sendiri: own } : undefined;
}
