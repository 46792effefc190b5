/**
 * A purity is held by value on pieces, lots, documents and prices, so no foreign key keeps its row:
 * it stays while one of them has its value, unless another row stands for the same one.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { inUse } from '../../engine/master/remove.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** What holds a purity and the column that names it; the first that does is named. */
const HOLDERS = [
  ['barang', 'kode_barcode'],
  ['dokumen_baris', 'no_dokumen'],
  ['lot', 'no_lot'],
  ['grup', 'kode_group'],
  ['kategori', 'kode_kategori'],
  ['harga_emas', 'kode_group'],
  ['harga_emas_pembelian', 'kode_group'],
  ['parameter_ongkos', 'kode_ongkos'],
  ['rugi_nota', 'kode_kategori'],
  ['hutang_pokok', 'kode_group'],
] as const;

/** Throws MASIH_DIGUNAKAN with what holds the purity, by its number. */
export async function guardKadar(ctx: Ctx, tx: WriteTx, key: string): Promise<void> {
  const last = await tx.row<{ kadar: number }>(sql`select kadar from kadar k
    where kode_toko = ${tx.kodeToko} and kode_kadar = ${key} and not exists (
      select from kadar o where o.kode_toko = k.kode_toko and o.kadar = k.kadar
        and o.kode_kadar <> k.kode_kadar)`);
  if (last === undefined) return;
  for (const [table, column] of HOLDERS) {
    const found = await tx.row<{ no: string }>(sql`select ${sql.ref(column)} as no
      from ${sql.table(table)}
      where kode_toko = ${tx.kodeToko} and kadar = ${last.kadar} limit 1`);
    if (found === undefined) continue;
    const { code, data } = inUse(ctx, table);
    throw new AppError(code, { ...data, oleh: `${String(data['oleh'])} ${found.no}` });
  }
}
