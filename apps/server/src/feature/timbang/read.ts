/** What other features may ask of weighings. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';
import { IN_TRAY } from '../../engine/transaction/piece-status.ts';

/** Active trays with goods that have no weighing on the business date, by code. */
export async function trayNotWeighed(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ kode_baki: string }>(
    sql`select distinct b.kode_baki from barang b join baki k using (kode_toko, kode_baki)
        where b.kode_toko = ${tx.kodeToko} and b.status in ${IN_TRAY} and k.aktif
          and not exists (select from dokumen d join dokumen_baris l using (kode_toko, no_dokumen)
              join toko t using (kode_toko)
            where d.kode_toko = b.kode_toko and d.kind = 'timbang-baki'
              and d.tgl_system = t.tgl_system and l.kode_baki = b.kode_baki)
        order by 1`,
  );
  return rows.map(({ kode_baki }) => kode_baki);
}
