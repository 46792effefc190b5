/** The stored report of a day that was closed: what its closer answered for and what was frozen. */
import { sql } from 'kysely';
import type { ClosedDay } from '@kencana/contract/closing';
import type { Tx } from '../../platform/db/tx.ts';

/** The report of the day; undefined for one that was not closed. */
export function closedDay(tx: Tx, tgl: string): Promise<ClosedDay | undefined> {
  return tx.row<ClosedDay>(
    sql`select tgl_system, closed_by, closed_at, uang_fisik, fisik, sistem, selisih, alasan,
          ringkasan
        from tutup_hari where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date`,
  );
}
