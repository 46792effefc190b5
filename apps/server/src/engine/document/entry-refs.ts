/** The masters that an entry's fields refer to, as a kind's `refs`. */
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import type { NamedField } from '@kencana/contract/field/field';
import { isRefMaster, optionalRef } from '../transaction/ref.ts';
import type { Ref, RefMaster } from '../transaction/ref.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * `refs` of a kind that takes this in: every field that refers to a master, where it is filled;
 * that it must be is the schema's. A RangeError names a master that documents cannot name yet.
 */
export function entryRefs({ fields, rows }: Pick<EntryDef, 'fields' | 'rows'>) {
  const head = referring(fields);
  const lists = rows.map((part) => ({ name: part.name, columns: referring(part.fields) }));
  return (input: object): Ref[] => [
    ...head.flatMap((column) => refOf(input as Values, column, '')),
    ...lists.flatMap(({ name, columns }) =>
      ((input as Values)[name] as readonly Values[]).flatMap((row, i) =>
        columns.flatMap((column) => refOf(row, column, `${name}.${i}.`)),
      ),
    ),
  ];
}

interface Column {
  readonly name: string;
  readonly master: RefMaster;
}

function referring(fields: readonly NamedField[]): Column[] {
  return fields.flatMap(({ name, kind, reference }) => {
    if (kind !== 'ref' || reference === undefined) return [];
    const { master } = reference;
    if (!isRefMaster(master)) throw new RangeError(`no document can name ${master} yet`);
    return [{ name, master }];
  });
}

function refOf(values: Values, { name, master }: Column, at: string): Ref[] {
  const kode = values[name];
  return typeof kode === 'string' ? optionalRef(master, kode, `${at}${name}`) : [];
}
