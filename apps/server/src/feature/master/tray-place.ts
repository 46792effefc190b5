/**
 * A tray stands in one warehouse, and so do its pieces (docs/domain.md §1 fact 2): it changes
 * warehouse only while none lies in it. Stock documents hold a tray's row while they put pieces
 * into it, so that neither misses the other.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { IN_STOCK } from '../../engine/transaction/piece-status.ts';
import type { Columns } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** Slot: BAKI_DIGUNAKAN for a new warehouse while pieces lie in the tray or may come back today. */
export async function keepTray(
  ctx: Ctx,
  tx: WriteTx,
  columns: Columns,
  before: Readonly<Record<string, unknown>> | undefined,
): Promise<Columns> {
  if (before === undefined || before['kode_gudang'] === columns['kode_gudang']) return columns;
  if (!(await isUsed(tx, String(before['kode_baki'])))) return columns;
  throw new AppError('BAKI_DIGUNAKAN', {}, { kode_gudang: [ctx.t('error.BAKI_DIGUNAKAN')] });
}

/** What was sold today comes back when its sale is cancelled (docs/domain.md §4). */
async function isUsed(tx: WriteTx, key: string): Promise<boolean> {
  const { ada } = await tx.one<{ ada: boolean }>(sql`select exists (
      select 1 from barang where kode_toko = ${tx.kodeToko} and kode_baki = ${key}
        and (status = 'KIRIM' or status in ${IN_STOCK}))
    or exists (
      select 1 from kartu_stok k join toko t on t.kode_toko = k.kode_toko
          and t.tgl_system = k.tgl_system
        join barang b on b.kode_toko = k.kode_toko and b.kode_barcode = k.kode_barcode
      where k.kode_toko = ${tx.kodeToko} and b.kode_baki = ${key}) as ada`);
  return ada;
}
