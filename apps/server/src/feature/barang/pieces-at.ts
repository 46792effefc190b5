/** Pieces as a report of one day reads them: as they stand, or as they lay on a past day. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReportEnv } from '../../engine/report/report-query.ts';
import { piecesOn } from '../../engine/transaction/stock-on.ts';
import type { Tx } from '../../platform/db/tx.ts';

/**
 * A table of pieces with their place, group, type, purity, weights (mg), qty and status of the day,
 * and what has no history (name, size, tag, stamp) as it is today. Of a past day it holds what was
 * stock then; of the open day every piece of the shop.
 */
export function piecesAt(
  tx: Tx,
  tgl: string,
  { tglSystem }: Pick<ReportEnv, 'tglSystem'>,
): RawBuilder<unknown> {
  if (tgl >= tglSystem) return sql`(select * from barang where kode_toko = ${tx.kodeToko})`;
  return sql`(
    select p.kode_barcode, p.kode_gudang, p.kode_baki, p.kode_group, p.kode_jenis, p.kadar, p.qty,
      p.berat, p.berat_asli, p.murni, p.modal, p.status, n.nama_barang, n.size, n.tag_id,
      n.kode_intern, n.kadar_cetak, n.input_by
    from ${piecesOn(tx.kodeToko, tgl)} p
    join barang n on n.kode_toko = ${tx.kodeToko} and n.kode_barcode = p.kode_barcode)`;
}
