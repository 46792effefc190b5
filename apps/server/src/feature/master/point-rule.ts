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
import { groupPrices } from '../harga/group-price.part.ts';

/** Slot of the general rule: its value may not make any group's points too dear, nor its own. */
export async function checkPointValue(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  await oneAtATime(tx);
  const nilai = Number(columns['nilai_rp']);
  const rules = await tx.rows<AturanPoin & { kode_group: string }>(
    sql`select kode_group, dasar, kelipatan, point from get_point_member
        where kode_toko = ${tx.kodeToko} and aktif order by kode_group`,
  );
  const prices = await pricesOf(tx);
  const worst = rules.find((rule) => poinMelebihi(rule, nilai, prices.get(rule.kode_group)));
  if (worst !== undefined) {
    const text = ctx.t('isian.poin_melebihi_group', { kode: worst.kode_group });
    throw new AppError('VALIDASI', {}, { nilai_rp: [text] });
  }
  // Of grams the cheapest goods decide, for which the rule counts as well.
  const own = new Set(rules.map(({ kode_group }) => kode_group));
  const sold = [...prices].filter(([kode, harga]) => harga > 0 && !own.has(kode));
  const cheapest = sold.length === 0 ? 0 : Math.min(...sold.map(([, harga]) => harga));
  if (!poinMelebihi(pointRule(columns), nilai, cheapest)) return columns;
  throw new AppError('VALIDASI', {}, { point: [ctx.t('isian.poin_melebihi')] });
}

/** Slot of a group's rule: its points may not be worth more than their multiple. */
export async function checkGroupPoints(ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> {
  if (columns['aktif'] !== true) return columns;
  await oneAtATime(tx);
  const general = await tx.row<{ nilai: number }>(
    sql`select max(nilai_rp) as nilai from point where kode_toko = ${tx.kodeToko} and aktif`,
  );
  const perGram = (await pricesOf(tx)).get(String(columns['kode_group']));
  if (!poinMelebihi(pointRule(columns), general?.nilai ?? 0, perGram)) return columns;
  throw new AppError('VALIDASI', {}, { point: [ctx.t('isian.poin_melebihi')] });
}

/** What a gram of each group in use sells for, in rupiah; 0 where the shop tells none. */
async function pricesOf(tx: WriteTx): Promise<ReadonlyMap<string, number>> {
  const groups = await tx.rows<{ kode_group: string }>(sql`select kode_group from grup
    where kode_toko = ${tx.kodeToko} and aktif`);
  const codes = groups.map(({ kode_group }) => kode_group);
  const prices = await tx.rows<{ kode_group: string; harga: number }>(sql`
    select kode_group, harga::float8 as harga from (${groupPrices(tx.kodeToko, codes)}) h`);
  return new Map(prices.map(({ kode_group, harga }) => [kode_group, harga]));
}

/** So that a value and a group's rule saved at the same moment see each other. */
async function oneAtATime(tx: WriteTx): Promise<void> {
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${`poin/${tx.kodeToko}`}, 0))`);
}
