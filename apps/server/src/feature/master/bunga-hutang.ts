/**
 * Interest bands: they may not overlap while active, and the one of an amount is found
 * (docs/domain.md §3).
 */
import type { RowOf } from '@kencana/contract/define-master';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { bungaHutang } from '@kencana/contract/master/bunga-hutang';
import { masterRight } from '@kencana/contract/define-master';
import type { Columns } from '@kencana/contract/field/read-row';
import { wireRow } from '../../engine/master/list.ts';
import type { StoredRow } from '../../engine/master/master-sql.ts';
import { type Ctx, route, type WriteTx } from '../../platform/http/route.ts';

/**
 * Slot: refuses a band that another active one overlaps. One at a time per shop, so that two cannot
 * slip in.
 */
export async function checkBand(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${`bunga/${tx.kodeToko}`}, 0))`);
  const other = await tx.row<{ kode_bunga: string }>(sql`select kode_bunga from bunga_hutang
    where kode_toko = ${tx.kodeToko} and aktif and kode_bunga <> ${String(columns['kode_bunga'])}
      and nominal_dari <= ${Number(columns['nominal_sampai'])}
      and nominal_sampai >= ${Number(columns['nominal_dari'])} limit 1`);
  if (other === undefined) return columns;
  const text = ctx.t('isian.bunga_tumpang', { kode: other.kode_bunga });
  throw new AppError('VALIDASI', {}, { nominal_dari: [text] });
}

/**
 * `GET para-bunga-hutang/find-between?nominal=`: the active band of the amount; TIDAK_DITEMUKAN
 * when none.
 */
export const findBetween = route({
  method: 'GET',
  path: 'para-bunga-hutang/find-between',
  right: masterRight(bungaHutang, 'lihat'),
  module: 'BUNGA_HUTANG_MODULE',
  summary: 'The interest band of an amount',
  query: z.object({
    nominal: z.coerce
      .number({ error: 'isian.wajib' })
      .int({ error: 'isian.tidak_sah' })
      .min(0, { error: 'isian.tidak_sah' }),
  }),
  handler: async (ctx, { query }) => {
    const row = await ctx.read((tx) =>
      tx.row<StoredRow>(sql`select * from bunga_hutang where kode_toko = ${tx.kodeToko} and aktif
        and ${query.nominal} between nominal_dari and nominal_sampai`),
    );
    if (row === undefined) throw new AppError('TIDAK_DITEMUKAN');
    return { data: wireRow(bungaHutang, row) as RowOf<typeof bungaHutang> };
  },
});
