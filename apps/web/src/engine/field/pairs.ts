/**
 * Choices of a reference that stand in pairs with another field of the form: which type is of which
 * group. Pure.
 */
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, Reference, WireRow } from '@kencana/contract/field/field';
import { textOf } from './values.ts';
import type { Values } from './values.ts';
import type { RefChoice } from './use-choices.ts';

/**
 * The choices with what each is for; one without a pair is for all. The rows that are offered are
 * pairs too where they name a value themselves.
 */
export function withPairs(
  choices: readonly RefChoice[],
  pairs: readonly WireRow[],
  key: string,
  { among }: Pick<Reference, 'among'>,
): readonly RefChoice[] {
  if (among === undefined) return choices;
  const named = pairs.filter((pair) => !isEmpty(pair[among.field]));
  return choices.map((choice) => {
    const only = named.flatMap((pair) =>
      textOf(pair[key]) === choice.value ? [textOf(pair[among.field])] : [],
    );
    return only.length === 0 ? choice : { ...choice, only };
  });
}

/** The choices that fit what else the form holds; the chosen one stays, to be seen and changed. */
export function fitting(
  { name, reference }: Pick<NamedField, 'name' | 'reference'>,
  choices: readonly RefChoice[],
  values: Values,
): readonly RefChoice[] {
  const other = textOf(values[reference?.among?.field ?? '']);
  if (other === '') return choices;
  const chosen = textOf(values[name]);
  return choices.filter(
    ({ value, only }) => only === undefined || only.includes(other) || value === chosen,
  );
}
