/**
 * Which fields of a master stand in a file, and a stored value as a cell: what is exported can be
 * imported again unchanged.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import type { NamedField } from '@kencana/contract/field/field';

/** A master whose rows people add can be imported; what is only listed or edited cannot. */
export function isImportable(def: MasterDef): boolean {
  return def.actions.includes('tambah');
}

/**
 * The columns of a file, in the order of the form. A made key stands in it only where nothing else
 * names a row.
 */
export function fileFields(def: MasterDef): readonly NamedField[] {
  if (!isImportable(def)) return def.fields;
  return def.fields.filter((field) =>
    field.name === def.key ? field.auto === undefined || def.unique.length === 0 : field.form,
  );
}

/** Columns that a file must have, because they say which row is meant. */
export function identityFields(def: MasterDef): readonly string[] {
  if (def.unique.length > 0) return def.unique;
  const made = def.fields.find((field) => field.name === def.key)?.auto !== undefined;
  return made ? [] : [def.key];
}

/** A wire value as a cell; lists with commas, yes and no the same in every language. */
export function fileCell(value: unknown): string | number | null {
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'boolean') return value ? YES : NO;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

export const YES = 'YA';
export const NO = 'TIDAK';
