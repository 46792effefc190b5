/** The rows that the references of a form offer. */
import { useQueries } from '@tanstack/react-query';
import { fieldOf } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { masters } from '@kencana/contract/registry';
import { choiceOf, rowsQuery } from '../../platform/master-rows.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import type { Choice } from '../../ui/select-field.tsx';
import { textOf } from './values.ts';

export type ChoicesByField = Readonly<Record<string, readonly Choice[]>>;

/**
 * What each reference of the fields offers; inactive rows only while they are the chosen one.
 */
export function useChoices(of: readonly NamedField[], chosen: WireRow | undefined): ChoicesByField {
  const shop = addressedShop(useSession()).kode_toko;
  const fields = of.filter((field) => field.reference !== undefined);
  const targets = fields.map((field) => masters.find((m) => m.name === field.reference?.master));
  const known = targets.filter((to) => to !== undefined);
  const answers = useQueries({ queries: known.map((to) => rowsQuery(shop, to)) });
  const rowsOf = new Map(known.map((to, n) => [to.name, answers[n]?.data ?? []]));
  return Object.fromEntries(
    fields.map((field, n) => {
      const to = targets[n];
      if (to === undefined) return [field.name, []];
      const kept = new Set([chosen?.[field.name]].flat().map(String));
      const rows = rowsOf.get(to.name) ?? [];
      const open = rows.filter((row) => row['aktif'] !== false || kept.has(textOf(row[to.key])));
      const { persen } = field.reference ?? {};
      return [field.name, open.map((row) => choice(to, row, persen))];
    }),
  );
}

function choice(to: MasterDef, row: WireRow, persen: string | undefined): Choice {
  const key = textOf(row[to.key]);
  const name = textOf(row[to.nama]);
  const more = persen === undefined ? '' : ` (${textOf(row[persen])}%)`;
  const made = fieldOf(to, to.key)?.auto !== undefined;
  const { value, label } = choiceOf(key, name);
  return { value, label: `${made && name !== '' ? name : label}${more}` };
}
