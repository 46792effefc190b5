/**
 * Masters of which one row alone may be in use for the same thing: of two, the first by code would
 * count and the other would say what nobody does (docs/decision/0052). Rows out of use
 * may say what they like.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type { Columns } from '@kencana/contract/field/read-row';
import { toWire } from '@kencana/contract/field/read-row';
import type { MessageKey } from '@kencana/messages/key';
import type { MasterSlots } from '../../engine/master/slots.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/**
 * Slot: throws VALIDASI at the last of the columns `by` when another active row has the same
 * values; an empty one is a value too. One save at a time per shop, so that two cannot slip in. The
 * sentence is told the value by the field's name, and `kode` of the other row.
 */
export function oneActive(
  def: MasterDef,
  by: readonly [string, ...string[]],
  sentence: MessageKey,
): Required<Pick<MasterSlots, 'beforeSave'>> {
  const field = by.at(-1) ?? by[0];
  const beforeSave = async (ctx: Ctx, tx: WriteTx, columns: Columns): Promise<Columns> => {
    if (columns['aktif'] !== true) return columns;
    const lock = `${def.name}/${tx.kodeToko}`;
    await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const same = by.map((name) => sql`${sql.ref(name)} is not distinct from ${columns[name]}`);
    const key = sql.ref(def.key);
    const other = await tx.row<{ kode: string }>(sql`select ${key} as kode
      from ${sql.table(def.table)} where kode_toko = ${tx.kodeToko} and aktif
        and ${key} <> ${columns[def.key]} and ${sql.join(same, sql` and `)}
      order by ${key} limit 1`);
    if (other === undefined) return columns;
    const data = { [field]: String(toWire(def, columns)[field]), kode: other.kode };
    throw new AppError('VALIDASI', {}, { [field]: [ctx.t(sentence, data)] });
  };
  return { beforeSave };
}
