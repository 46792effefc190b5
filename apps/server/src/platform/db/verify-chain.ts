/**
 * Verifies the audit chains: recomputes every row's digest from the one before and compares the last with the head.
 * Reads only; works with the application's role.
 */
import { sql } from 'kysely';
import type { Db } from './tx.ts';

/** What was found in one shop: the number of entries, and the first seq that does not fit (undefined when whole). */
export interface ChainResult {
  readonly kodeToko: string;
  readonly entries: number;
  readonly brokenSeq: number | undefined;
}

/** Verifies every shop's chain in the database, so that rows need not travel. */
export async function verifyChains(db: Db): Promise<ChainResult[]> {
  const shops = await db.shared((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select semua_toko() as kode_toko`),
  );
  const results: ChainResult[] = [];
  for (const shop of shops) results.push(await verifyChain(db, shop.kode_toko));
  return results;
}

/**
 * One shop. A changed row breaks at its own seq, a missing one at the next, missing last rows at the first that the
 * head promises and the table lacks.
 */
async function verifyChain(db: Db, kodeToko: string): Promise<ChainResult> {
  const row = await db.tenant(
    kodeToko,
    (tx) =>
      tx.one<{ entries: number; rusak: number | null; head: number; cocok: boolean }>(sql`
        with rantai as (
          select seq, hash, prev_hash,
            lag(hash, 1, ''::bytea) over w as prev, lag(seq, 1, 0::bigint) over w as seq_prev,
            hash_audit(prev_hash, kode_toko, seq, waktu, user_id, tindakan, objek, sebelum, sesudah)
              as hitung
          from audit where kode_toko = ${kodeToko} window w as (order by seq)),
        kepala as (select seq, hash from audit_head where kode_toko = ${kodeToko})
        select (select count(*) from rantai) as entries,
          (select min(seq) from rantai
            where hash <> hitung or prev_hash <> prev or seq <> seq_prev + 1) as rusak,
          coalesce((select seq from kepala), 0) as head,
          coalesce((select hash from rantai order by seq desc limit 1), ''::bytea)
            = coalesce((select hash from kepala), ''::bytea) as cocok`),
    { snapshot: true },
  );
  const ends = row.cocok && row.entries === row.head;
  const brokenSeq = row.rusak ?? (ends ? undefined : Math.min(row.entries, row.head) + 1);
  return { kodeToko, entries: row.entries, brokenSeq };
}
