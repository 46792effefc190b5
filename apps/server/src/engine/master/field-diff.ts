/**
 * Which fields of a row differ before and after, in wire units, for what is shown before a copy or
 * an import is saved. Pure.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import { fieldOf } from '@kencana/contract/define-master';
import type { FieldDiff } from '@kencana/contract/distribusi';
import type { WireRow } from '@kencana/contract/field/field';
import { isEmpty } from '@kencana/contract/field/field';

/** The fields of `names` that differ; every one that has a value where the row is new. */
export function fieldDiffs(
  def: MasterDef,
  names: readonly string[],
  before: WireRow | undefined,
  after: WireRow,
): FieldDiff[] {
  return names.flatMap((field) => {
    const sebelum = before?.[field] ?? null;
    const sesudah = after[field] ?? null;
    const hidden = before === undefined && isEmpty(sesudah);
    if (hidden || JSON.stringify(sebelum) === JSON.stringify(sesudah)) return [];
    const unit = fieldOf(def, field)?.per?.field;
    if (unit === undefined) return [{ field, sebelum, sesudah }];
    const per = { sebelum: before?.[unit] ?? null, sesudah: after[unit] ?? null };
    return [{ field, sebelum, sesudah, per }];
  });
}
