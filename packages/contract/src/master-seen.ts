/**
 * A master as a person sees it: a field that the person may not see is not there, for lists, files,
 * imports and copies alike (docs/decision/0029, 0056). Pure.
 */
import { maySeeCost } from './cost.ts';
import type { MasterAction, MasterDef } from './define-master.ts';
import { masterRight } from './define-master.ts';
import type { NamedField } from './field/field.ts';
import { mayDo } from './permission.ts';
import type { AksesNode, Level } from './permission.ts';
import { masters } from './registry.ts';

/** A person as far as rights go. */
interface Person {
  readonly level: Level;
  readonly akses: readonly AksesNode[];
}

const WRITING: readonly MasterAction[] = ['tambah', 'ubah', 'hapus'];

const bare = new WeakMap<MasterDef, Map<string, MasterDef>>();

/**
 * The master without what the person may not see: `cost` fields without the right to see cost,
 * `pengelola` fields without any right to write the master. What a hidden reference lends goes with
 * it. The same object every time.
 */
export function masterSeenBy(person: Person, def: MasterDef): MasterDef {
  const hidden = hiddenFields(person, def);
  if (hidden.length === 0) return def;
  const known = bare.get(def) ?? new Map<string, MasterDef>();
  bare.set(def, known);
  const id = hidden.join();
  const before = known.get(id);
  if (before !== undefined) return before;
  const gone = new Set([...hidden, ...def.fields.filter((f) => hidden.includes(f.name)).map(lent)]);
  const seen: MasterDef = {
    ...def,
    fields: def.fields.filter((field) => !hidden.includes(field.name)),
    list: def.list.filter((name) => !gone.has(name)),
  };
  known.set(id, seen);
  return seen;
}

/** Names of the fields that the person may not see. */
export function hiddenFields(person: Person, def: MasterDef): readonly string[] {
  const cost = maySeeCost(person);
  const writes = WRITING.some(
    (action) => def.actions.includes(action) && mayDo(person, masterRight(def, action)),
  );
  return def.fields
    .filter((f) => (f.cost === true && !cost) || (f.pengelola === true && !writes))
    .map((f) => f.name);
}

/** The column that a reference lends to the list. */
function lent({ name, reference }: NamedField): string {
  const to = masters.find((one) => one.name === reference?.master);
  return reference?.show?.as ?? to?.nama ?? name;
}
