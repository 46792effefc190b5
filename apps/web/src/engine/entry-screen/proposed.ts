/** What counts in a form while nothing is typed, and whether something was. Pure. */
import type { EntryDef } from '@kencana/contract/entry/define-entry';
import { isEmpty } from '@kencana/contract/field/field';
import type { Settings } from '@kencana/contract/module-flag';
import { proposedDay } from '../document-screen/counter-draft.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';

interface Known {
  /** The business date, yyyy-MM-dd. */
  readonly tglSystem: string;
  readonly settings: Settings;
  /** The choice made last on this device under a name. */
  readonly last: (name: string) => string | undefined;
}

/** The day that is usually promised; the choice made last on this device, or the only one. */
export function proposed(
  { fields }: Pick<EntryDef, 'fields'>,
  typed: Values,
  choices: ChoicesByField,
  { tglSystem, settings, last }: Known,
): Values {
  const proposals = fields.map(({ name, usual, days }) => {
    if (!isEmpty(typed[name])) return undefined;
    if (days !== undefined) return [name, proposedDay(tglSystem, settings.number(days))];
    if (usual === undefined) return undefined;
    const [only, ...others] = choices[name] ?? [];
    const again = choices[name]?.find(({ value }) => value === last(usual));
    return [name, (again ?? (others.length === 0 ? only : undefined))?.value ?? ''];
  });
  return Object.fromEntries(proposals.filter((one) => one !== undefined));
}

/** True when something was typed that would be lost; what the device remembers is none of it. */
export function isDirty(
  { fields }: Pick<EntryDef, 'fields'>,
  typed: Values,
  empty: Values,
): boolean {
  const remembered = Object.fromEntries(
    fields.flatMap(({ name, usual }) => (usual === undefined ? [] : [[name, empty[name]]])),
  );
  return JSON.stringify({ ...typed, ...remembered }) !== JSON.stringify(empty);
}
