/** What an entry's fields refer to, as a kind's `refs`: masters, photos, people, accounts. */
import type { EntryDef, NamedRows } from '@kencana/contract/entry/define-entry';
import type { NamedField } from '@kencana/contract/field/field';
import { NON_MEMBER } from '@kencana/contract/orang';
import type { BayarUang, KembaliUang } from '@kencana/contract/transaction/pembayaran';
import { accountRefs, refundRefs } from '../transaction/payment.ts';
import { isRefMaster, optionalRef, ref } from '../transaction/ref.ts';
import type { Ref } from '../transaction/ref.ts';

type Values = Readonly<Record<string, unknown>>;

/** What one field of these values names; `at` is where they stand: `detail_barang.0.`. */
type Naming = (values: Values, at: string) => readonly Ref[];

/**
 * `refs` of a kind that takes this in: every field that refers to something, where it is filled;
 * that it must be is the schema's. A RangeError names a master that documents cannot name yet.
 */
export function entryRefs({ fields, rows }: Pick<EntryDef, 'fields' | 'rows'>) {
  const all = namings(fields, rows);
  return (input: object): Ref[] => all.flatMap((naming) => naming(input as Values, ''));
}

function namings(fields: readonly NamedField[], rows: readonly NamedRows[]): Naming[] {
  return [...fields.flatMap((field) => namingOf(field) ?? []), ...rows.map(ofRows)];
}

function ofRows({ name, fields, rows }: NamedRows): Naming {
  const all = namings(fields, rows);
  return (values, at) =>
    (values[name] as readonly Values[]).flatMap((row, i) =>
      all.flatMap((naming) => naming(row, `${at}${name}.${i}.`)),
    );
}

/** undefined for a field that names nothing. */
function namingOf({ name, kind, reference }: NamedField): Naming | undefined {
  switch (kind) {
    case 'ref': {
      if (reference === undefined) return undefined;
      const { master } = reference;
      if (!isRefMaster(master)) throw new RangeError(`no document can name ${master} yet`);
      return (values, at) => optionalRef(master, textOf(values[name]), `${at}${name}`);
    }
    case 'member':
      return (values) => {
        const kode = textOf(values[name]);
        return kode === NON_MEMBER ? [] : [ref('member', kode, name)];
      };
    case 'foto':
      return (values, at) =>
        [values[name]].flat().flatMap((one) => optionalRef('foto', textOf(one), `${at}${name}`));
    case 'bayar':
      return (values) => accountRefs(values[name] as readonly BayarUang[]);
    case 'kembali':
      return (values) => refundRefs(values[name] as KembaliUang);
    default:
      return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
