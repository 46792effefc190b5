/**
 * Rows that documents name without a foreign key: they must stay while a document or the cash book
 * shows them.
 */
import { type RawBuilder, sql } from 'kysely';
import { inUse } from '../../engine/master/remove.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** An account with money movements stays, or its balance would belong to nothing. */
export function guardRekening(ctx: Ctx, tx: WriteTx, key: string): Promise<void> {
  return refuse(ctx, tx, 'buku_kas', sql`akun = ${key}`);
}

/** Sales staff named on documents stay. */
export function guardSales(ctx: Ctx, tx: WriteTx, key: string): Promise<void> {
  return refuse(ctx, tx, 'dokumen', sql`kode_sales = ${key}`);
}

/** Transaction codes of cash documents stay. */
export function guardKodeTransaksi(ctx: Ctx, tx: WriteTx, key: string): Promise<void> {
  return refuse(ctx, tx, 'dokumen', sql`rincian ->> 'kode_transaksi' = ${key}`);
}

async function refuse(
  ctx: Ctx,
  tx: WriteTx,
  table: string,
  hit: RawBuilder<unknown>,
): Promise<void> {
  const { ada } = await tx.one<{ ada: boolean }>(sql`select exists (
    select 1 from ${sql.table(table)} where kode_toko = ${tx.kodeToko} and ${hit}) as ada`);
  if (ada) throw inUse(ctx, table);
}
