/**
 * Points of a group count at the value of the general rule: a rule of either is refused when the
 * points of an active group would be worth more than what was paid for them.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Columns } from '@kencana/contract/field/read-row';
import { pointRule } from '@kencana/contract/master/point';
import { poinMelebihi } from '@kencana/rules/poin';
import type { AturanPoin } from '@kencana/rules/poin';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/** Slot of the general rule: its value may not make any group's points too dear. */
export async function checkPointValue(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  await oneAtATime(tx);
  const rules = await tx.rows<AturanPoin & { kode_group: string }>(
    sql`select kode_group, dasar, kelipatan, point from get_point_member
        where kode_toko = ${tx.kodeToko} and aktif order by kode_group`,
  );
  const worst = rules.find((rule) => poinMelebihi(rule, Number(columns['nilai_rp'])));
  if (worst === undefined) return columns;
  const text = ctx.t('isian.poin_melebihi_group', { kode: worst.kode_group });
  throw new AppError('VALIDASI', {}, { nilai_rp: [text] });
}

/** Slot of a group's rule: its points may not be worth more than their multiple. */
export async function checkGroupPoints(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  await oneAtATime(tx);
  const general = await tx.row<{ nilai: number }>(
    sql`select max(nilai_rp) as nilai from point where kode_toko = ${tx.kodeToko} and aktif`,
  );
  if (!poinMelebihi(pointRule(columns), general?.nilai ?? 0)) return columns;
  throw new AppError('VALIDASI', {}, { point: [ctx.t('isian.poin_melebihi')] });
}

/** So that a value and a group's rule saved at the same moment see each other. */
async function oneAtATime(tx: WriteTx): Promise<void> {
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${`poin/${tx.kodeToko}`}, 0))`);
}
