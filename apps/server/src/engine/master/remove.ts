/**
 * Deleting a row of a master; one that is in use stays, and the answer names what uses it (spec 1
 * §8).
 */
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import { masterRight } from '@kencana/contract/define-master';
import { masters } from '@kencana/contract/registry';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceChange } from './announce-change.ts';
import { dropImages } from './image.ts';
import { wireRow } from './list.ts';
import { keepPrices } from './price-history.ts';
import { deleteRow, selectRow, usesKey } from './master-sql.ts';
import { readKey } from './save.ts';
import { type MasterSlots, withoutBreaks } from './slots.ts';
import { ToldRows } from './told.ts';

/**
 * DELETE: TIDAK_DITEMUKAN, MASIH_DIGUNAKAN with `oleh`, or the master's own code when pieces use
 * the row.
 */
export async function removeMaster(ctx: Ctx, def: MasterDef, slots: MasterSlots, keyText: string) {
  const key = readKey(def, keyText);
  return ctx.write(async (tx) => {
    const before = await tx.row(selectRow(def, ctx.kodeToko, key, true));
    if (before === undefined) throw new AppError('TIDAK_DITEMUKAN');
    await guardPieces(tx, def, key);
    await guardLists(ctx, tx, def, key);
    await slots.guardDelete?.(ctx, tx, key);
    await withoutBreaks(ctx, tx, slots, () => deleteOrName(ctx, tx, def, key));
    await dropImages(tx, def, before);
    await keepPrices(ctx, tx, def, before, undefined);
    announceChange(tx, def);
    const sebelum = wireRow(def, before);
    const told = new ToldRows(ctx);
    told.note(def, sebelum, undefined);
    await told.announce(tx);
    tx.audit({ tindakan: masterRight(def, 'hapus'), objek: `${def.name}/${key}`, sebelum });
    return { data: { [def.key]: key }, message: ctx.t(def.texts.deleted ?? 'master.dihapus') };
  });
}

/** Refuses with the table's name in words; `table` is the one that still refers to the row. */
export function inUse(ctx: Ctx, table: string): AppError {
  return new AppError('MASIH_DIGUNAKAN', { oleh: ctx.t(`tabel.${table}`) });
}

/** Pieces come first, because their wording is the specification's, whatever else uses the row. */
async function guardPieces(tx: WriteTx, def: MasterDef, key: string): Promise<void> {
  if (def.usedByPieces === undefined) return;
  const { ada } = await tx.one(usesKey('barang', def.key, false, tx.kodeToko, key));
  if (ada) throw new AppError(def.usedByPieces);
}

/** Lists of references are arrays, which no foreign key can hold. */
async function guardLists(ctx: Ctx, tx: WriteTx, def: MasterDef, key: string): Promise<void> {
  for (const other of masters) {
    for (const field of other.fields) {
      if (field.kind !== 'refBanyak' || field.reference?.master !== def.name) continue;
      const { ada } = await tx.one(usesKey(other.table, field.name, true, tx.kodeToko, key));
      if (ada) throw inUse(ctx, other.table);
    }
  }
}

async function deleteOrName(ctx: Ctx, tx: WriteTx, def: MasterDef, key: string): Promise<void> {
  try {
    await tx.exec(deleteRow(def, ctx.kodeToko, key));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'MASIH_DIGUNAKAN') throw error;
    throw inUse(ctx, String(error.data['oleh']));
  }
}
