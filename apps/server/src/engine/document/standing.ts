/** Which payments count, as a part of statements over documents `d` and their payments `b`. */
import { sql } from 'kysely';

/** Payment `b` was not undone: it counts in its document's header, also while it waits. */
export const COUNTS = sql`not exists (select 1 from posting m where m.kode_toko = b.kode_toko
    and m.no_dokumen = b.no_dokumen and m.membalik = b.ke)`;

/** Payment `b` of document `d` is in the books: not of what waits for the cashier or was undone. */
export const STANDS = sql`(d.status_valid = 'DONE'
    or b.ke < coalesce((d.rincian #>> '{tertunda,acara,ke}')::int, 1)) and ${COUNTS}`;

/** What document `d` has been paid so far: nothing that waits for the cashier or was refused. */
export const RECEIVED = sql`case d.status_valid when 'DONE' then d.bayar
  else coalesce((d.rincian #>> '{tertunda,acara,sebelum,bayar}')::bigint, 0) end`;
