/**
 * A purity has one name and one group at closing: a second active row of Master Kadar EOD for the
 * same purity is refused, for the first by code would win silently.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Columns } from '@kencana/contract/field/read-row';
import { formatKadar, kadar } from '@kencana/rules/kadar';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** Throws VALIDASI at the purity that another active row has. */
export async function oneRowOfKadar(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  const lock = `kadar-eod/${tx.kodeToko}`;
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const purity = kadar(Number(columns['kadar']));
  const other = await tx.row<{ kode: string }>(
    sql`select kode_kadar_eod as kode from kadar_eod
        where kode_toko = ${tx.kodeToko} and aktif and kadar = ${purity}
          and kode_kadar_eod <> ${String(columns['kode_kadar_eod'])} limit 1`,
  );
  if (other === undefined) return columns;
  const data = { kadar: formatKadar(purity), kode: other.kode };
  throw new AppError('VALIDASI', {}, { kadar: [ctx.t('isian.kadar_eod_ganda', data)] });
}
