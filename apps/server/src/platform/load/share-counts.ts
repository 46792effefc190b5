/**
 * What several instances have counted, put together once a second in one statement: only keys that
 * are seen often are told at all. No request waits for it; a limit holds over all instances with a
 * second's delay.
 */
import { sql } from 'kysely';
import type { Db } from '../db/tx.ts';
import type { Counts } from './counts.ts';

const EVERY_MS = 1000;
/** A key that one instance saw less often in a minute is not told to the others. */
const LEAST = 20;

/** Starts; answers how to stop. A database that does not answer costs nothing but the sharing. */
export function shareCounts(db: Db, counts: Counts): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    shareOnce(db, counts)
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round: tells what is new here and hears what all have told of those keys. */
export async function shareOnce(db: Db, counts: Counts): Promise<void> {
  const { minute } = counts;
  const news = counts.tell(LEAST).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (news.length === 0) return;
  const all = await db.shared(async (tx) => {
    // In the order of their keys everywhere, so that two instances never wait for each other.
    const rows = await tx.rows<{ kunci: string; jumlah: number }>(
      sql`insert into beban_hitung as b (kunci, menit, jumlah)
        select key, ${minute}, count
        from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n (key text, count int)
        order by key
        on conflict (kunci, menit) do update set jumlah = b.jumlah + excluded.jumlah
        returning kunci, jumlah`,
    );
    await tx.exec(sql`delete from beban_hitung where menit < ${minute - 1}`);
    return rows;
  });
  for (const { kunci, jumlah } of all) counts.hear(minute, kunci, jumlah);
}
