/** What became of a stored photo. */
import { sql } from 'kysely';
import type { Db } from '../src/platform/db/tx.ts';

/** Whether the photo of JKT1 at this path is named by nothing yet, and will be swept. */
export async function isProvisional(db: Db, path: string): Promise<boolean> {
  const row = await db.tenant('JKT1', (tx) =>
    tx.one<{ sementara: boolean }>(sql`select sementara from berkas
      where kode_toko = 'JKT1' and 'files/' || id = ${path}`),
  );
  return row.sementara;
}
