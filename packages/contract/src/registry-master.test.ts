/**
 * Every master of the registry is complete: references, list columns, labels and option texts in
 * all six languages.
 */
import { describe, expect, test } from 'vitest';
import { TEXTS } from '@kencana/messages/texts';
import { fieldOf } from './define-master.ts';
import type { FilterField } from './define-report.ts';
import { readRow } from './field/read-row.ts';
import { masters, reports } from './registry.ts';

const languages: readonly Readonly<Record<string, string>>[] = Object.values(TEXTS);

function lentNames(name: string): string[] {
  const to = masters.find((m) => m.name === name);
  return to === undefined ? [] : [to.nama];
}

describe.each(masters.map((def) => [def.name, def] as const))('%s', (_name, def) => {
  test('has a text for every label and option', () => {
    const keys = [
      def.title,
      ...Object.entries(def.texts).flatMap(([name, key]) => (name === 'csv' ? [] : [key])),
      ...def.fields.map((f) => f.label),
      ...def.list.map((name) => fieldOf(def, name)?.label ?? `field.${name}`),
      ...def.fields.flatMap((f) => (f.options ?? []).map((o) => `opsi.${f.name}.${o}`)),
    ];
    for (const texts of languages) expect(keys.filter((key) => !(key in texts))).toEqual([]);
  });

  test('lists columns that exist and refers to masters that exist', () => {
    const lent = def.fields.flatMap((f) => {
      if (f.reference === undefined) return [];
      const to = masters.find((m) => m.name === f.reference?.master);
      expect(to, `${def.name}.${f.name}`).toBeDefined();
      return f.reference.show === undefined ? lentNames(f.reference.master) : [f.reference.show.as];
    });
    const known = [...def.fields.map((f) => f.name), ...lent];
    expect(def.list.filter((name) => !known.includes(name))).toEqual([]);
    expect(fieldOf(def, def.key)).toBeDefined();
    expect(fieldOf(def, def.nama)).toBeDefined();
  });

  test('refuses an empty row at every required field and nowhere else', () => {
    const required = def.fields.filter((f) => f.required).map((f) => f.name);
    expect(readRow(def, {}).problems.map((p) => p.field)).toEqual(required);
  });
});

test('names, routes and addresses are each used once', () => {
  const names = masters.map((m) => m.name);
  const routes = masters.flatMap((m) => m.route ?? []);
  const lists = masters.flatMap((m) => [m.paths.list, ...m.lists.map((l) => l.path)]);
  for (const all of [names, routes, lists]) expect(new Set(all).size).toBe(all.length);
});

test('a report’s filter offers a master that there is, by an address of it', () => {
  const filters = reports.flatMap((report): readonly FilterField[] => report.filter);
  const refs = filters.flatMap((filter) => (filter.kind === 'ref' ? [filter] : []));
  expect(refs.length).toBeGreaterThan(5);
  for (const { key, master, path } of refs) {
    const def = masters.find((one) => one.name === master);
    const addresses = [def?.paths.list, ...(def?.lists ?? []).map((list) => list.path)];
    expect([key, def?.name, addresses.includes(path ?? def?.paths.list)]).toEqual([
      key,
      master,
      true,
    ]);
  }
});
