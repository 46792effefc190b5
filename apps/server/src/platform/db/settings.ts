/** The settings in force in a shop (para-system). */
import { sql } from 'kysely';
import { Settings } from '@kencana/contract/module-flag';
import type { Tx } from './tx.ts';

/** Reads the settings of the transaction's shop. */
export async function readSettings(tx: Tx): Promise<Settings> {
  const rows = await tx.rows<{ key: string; value: string }>(
    sql`select key, value from para_system where kode_toko = ${tx.kodeToko}`,
  );
  return new Settings(rows);
}
