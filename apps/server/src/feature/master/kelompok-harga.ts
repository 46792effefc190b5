/** Price clusters: a group belongs to one active cluster at most, or its margin would be two. */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Columns } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** Slot: refuses a group that another active cluster holds. One at a time per shop. */
export async function checkCluster(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  const groups = columns['detail_group'];
  if (columns['aktif'] !== true || !Array.isArray(groups)) return columns;
  await tx.exec(
    sql`select pg_advisory_xact_lock(hashtextextended(${`kelompok/${tx.kodeToko}`}, 0))`,
  );
  const other = await tx.row<{ kode: string; kelompok: string }>(sql`
    select g as kode, kode_kelompok as kelompok from kelompok_harga, unnest(detail_group) g
    where kode_toko = ${tx.kodeToko} and aktif
      and kode_kelompok <> ${String(columns['kode_kelompok'])}
      and g = any(${[...groups]}::text[]) order by g limit 1`);
  if (other === undefined) return columns;
  const text = ctx.t('isian.group_dua_kelompok', { kode: other.kode, kelompok: other.kelompok });
  throw new AppError('VALIDASI', {}, { detail_group: [text] });
}
