/** The rows that the references of a form offer. */
import { offeredRows } from '@kencana/contract/call/scan-calls';
import { useQueries } from '@tanstack/react-query';
import { fieldOf } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField, Reference, WireRow } from '@kencana/contract/field/field';
import { aloneText } from '@kencana/contract/field/value';
import type { ValueKind } from '@kencana/contract/field/value';
import { masters } from '@kencana/contract/registry';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import type { Translate } from '../../platform/i18n.ts';
import { choiceOf, rowsQuery } from '../../platform/master-rows.ts';
import type { RowsOptions } from '../../platform/master-rows.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import type { Choice } from '../../ui/select-field.tsx';
import { optionText } from './option-text.ts';
import { withPairs } from './pairs.ts';
import { textOf } from './values.ts';
import type { Values } from './values.ts';

/** A row of a reference; choosing it fills other fields of the form too. */
export interface RefChoice extends Choice {
  readonly fills?: Values;
  /** The values of another field that it is for (Reference.among); for all when left out. */
  readonly only?: readonly string[];
  /** Stands for rows that could not be loaded: its label says why, nobody chooses it. */
  readonly failed?: true;
}

/** What a list offers that could not be loaded. */
function failure(error: unknown): readonly RefChoice[] {
  return [{ value: '', label: reason(error), failed: true }];
}

export type ChoicesByField = Readonly<Record<string, readonly RefChoice[]>>;

/**
 * What each reference of the fields offers, by what else the form holds; inactive rows only while
 * they are the chosen one.
 */
export function useChoices(
  of: readonly NamedField[],
  values: Values,
  chosen?: WireRow,
): ChoicesByField {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const known = of.flatMap((field) => {
    const { reference } = field;
    const to = masters.find((master) => master.name === reference?.master);
    return reference === undefined || to === undefined ? [] : [{ field, reference, to }];
  });
  const queries = known.map(({ reference, to }) => ({
    ...rowsQuery(shop, to, address(reference, values)),
    enabled: Object.values(reference.by ?? {}).every((name) => !isEmpty(values[name])),
  }));
  const answers = useQueries({ queries });
  const pairs = usePairs(known.map(({ reference }) => reference));
  const lists = useListChoices(of);
  return {
    ...lists,
    ...Object.fromEntries(
      known.map(({ field, reference, to }, n) => {
        const kept = new Set([chosen?.[field.name]].flat().map(String));
        const { data: rows = [], error } = answers[n] ?? {};
        if (error) return [field.name, failure(error)];
        const open = rows.filter((row) => row['aktif'] !== false || kept.has(textOf(row[to.key])));
        const choices = offered(t, to, open, reference);
        return [field.name, withPairs(choices, [...(pairs[n] ?? []), ...open], to.key, reference)];
      }),
    ),
  };
}

/** The rows in use of the masters of pairs, for each reference; none where there are no pairs. */
function usePairs(references: readonly Reference[]): readonly (readonly WireRow[])[] {
  const shop = addressedShop(useSession()).kode_toko;
  const asked = references.map(({ among }) => masters.find(({ name }) => name === among?.master));
  const wanted = asked.filter((def) => def !== undefined);
  const answers = useQueries({ queries: wanted.map((def) => rowsQuery(shop, def)) });
  return asked.map((def) => {
    const rows = def === undefined ? [] : (answers[wanted.indexOf(def)]?.data ?? []);
    return rows.filter((row) => row['aktif'] !== false);
  });
}

/** Rows that a list which is no master may have. */
const MOST = 200;

/** What the fields offer that choose from a list: always as it is now. */
function useListChoices(of: readonly NamedField[]): ChoicesByField {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const listed = of.flatMap(({ name, offers: list }) =>
    list === undefined ? [] : [{ name, list }],
  );
  const query = { limit: MOST };
  const answers = useQueries({
    queries: listed.map(({ list }) => ({
      queryKey: ['daftar', shop, list.path, query],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get(offeredRows(list), { query, signal }),
    })),
  });
  return Object.fromEntries(
    listed.map(({ name, list }, n): [string, readonly RefChoice[]] => {
      const { data, error } = answers[n] ?? {};
      if (error) return [name, failure(error)];
      const choices = (data?.data ?? []).map((row) => ({
        value: textOf(row[list.key]),
        label: list.show.map(({ key, kind }) => shownText(t, kind, row[key])).join(' · '),
      }));
      return [name, choices];
    }),
  );
}

function shownText(t: Translate, kind: ValueKind, value: unknown): string {
  return typeof value === 'number' ? aloneText(kind, value, t) : textOf(value);
}

function offered(
  t: Translate,
  to: MasterDef,
  rows: readonly WireRow[],
  reference: Reference,
): readonly RefChoice[] {
  const { also = [], text } = reference;
  if (text === undefined) {
    return [
      ...also.map((code) => choiceOf(code, '')),
      ...rows.map((row) => choice(t, to, row, reference)),
    ];
  }
  return [...new Set(rows.map((row) => textOf(row[text])))].map((one) => choiceOf(one, ''));
}

/** What the address names as `:name` stands in it, the rest is its query. */
function address({ path, by = {} }: Reference, values: Values): RowsOptions {
  const asked = Object.entries(by).map(([name, field]) => [name, textOf(values[field])] as const);
  const inPath = asked.filter(([name]) => path?.includes(`:${name}`));
  const query = Object.fromEntries(asked.filter((one) => !inPath.includes(one)));
  const named = inPath.reduce(
    (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(value)),
    path ?? '',
  );
  return {
    ...(path !== undefined && { path: named }),
    ...(Object.keys(query).length > 0 && { query }),
  };
}

function choice(t: Translate, to: MasterDef, row: WireRow, reference: Reference): RefChoice {
  const { beside, fills } = reference;
  const name = textOf(row[to.nama]);
  const more = beside === undefined ? '' : ` (${besideText(t, to, row, beside)})`;
  const made = fieldOf(to, to.key)?.auto !== undefined;
  const { value, label } = choiceOf(textOf(row[to.key]), name);
  return {
    value,
    label: `${made && name !== '' ? name : label}${more}`,
    ...(fills !== undefined && {
      fills: Object.fromEntries(Object.entries(fills).map(([to, from]) => [to, row[from]])),
    }),
  };
}

function besideText(t: Translate, to: MasterDef, row: WireRow, name: string): string {
  const field = fieldOf(to, name);
  const text = textOf(row[name]);
  if (field?.kind === 'persen') return `${text}%`;
  return field?.options === undefined ? text : optionText(t, field, text);
}
