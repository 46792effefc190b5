/**
 * Bought goods that are still in the BELI warehouse, for destroying them; not what still waits for
 * the cashier, who may refuse it.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { BoughtLot } from '@kencana/contract/call/barang-calls';
import { kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Rupiah } from '@kencana/rules/rupiah';
import { AT_HAND } from '../../engine/transaction/lot.ts';
import type { Tx } from '../../platform/db/tx.ts';

export const lotFilter = z.object({
  /** Part of the lot's number, its old barcode or its name. */
  q: z.string().trim().max(60).default(''),
  kode_group: z.string().trim().max(40).default(''),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

interface LotRow {
  readonly no_lot: string;
  readonly tgl_system: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: Kadar;
  readonly qty: number;
  readonly berat: Milligram;
  readonly modal: Rupiah;
}

/** One page of lots, newest first, and how many there are. */
export async function boughtLots(
  tx: Tx,
  filter: z.output<typeof lotFilter>,
): Promise<{ data: BoughtLot[]; count: number }> {
  const text = filter.q.toUpperCase();
  const where = sql`l.kode_toko = ${tx.kodeToko} and l.asal = 'BELI' and l.qty > 0
    and g.jenis_gudang = 'BELI'
    and ${AT_HAND}
    and (${filter.kode_group} = '' or l.kode_group = ${filter.kode_group})
    and (${text} = '' or strpos(l.no_lot || ' ' || coalesce(l.kode_barcode, '') || ' '
      || upper(l.nama_barang), ${text}) > 0)`;
  const from = sql`from lot l join gudang g using (kode_toko, kode_gudang) where ${where}`;
  const rows = await tx.rows<LotRow>(
    sql`select l.no_lot, l.tgl_system, coalesce(l.kode_barcode, '') as kode_barcode, l.nama_barang,
          l.kode_group, l.kode_jenis, l.kadar, l.qty, l.berat, l.modal
        ${from} order by l.tgl_system desc, l.no_lot desc offset ${filter.skip}
        limit ${filter.limit}`,
  );
  const total = await tx.one<{ jumlah: number }>(sql`select count(*) as jumlah ${from}`);
  const data = rows.map((row) => ({
    ...row,
    kadar: kadarToPercent(row.kadar),
    berat: mgToGram(row.berat),
  }));
  return { data, count: total.jumlah };
}
