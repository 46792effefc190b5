/**
 * Nothing of the specification's lists is missing or renamed in the areas of configuration and
 * access: routes with their modules and levels, and sentences word for word. Calls are tried on a
 * server by coverage.api.test.ts, screens by the web's coverage.test.ts.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { id } from '@kencana/messages/id';
import { EMPTY_FIELDS, LEVEL_ROUTES, ROUTES } from './coverage-list.test-data.ts';
import { readRow } from './field/read-row.ts';
import { masters } from './registry.ts';
import { screens } from './screens.ts';

const texts: Readonly<Record<string, string>> = id;

test('every route stands, with its module', () => {
  const built: Record<string, string> = Object.fromEntries([
    ...screens.map((screen) => [screen.route, screen.module ?? '']),
    ...masters.map((master) => [master.route, master.module ?? '']),
  ]);
  const wrong = Object.entries(ROUTES).filter(([route, module]) => built[route] !== module);
  expect(wrong).toEqual([]);
});

test('routes of single levels are open to no other', () => {
  const levels = screens
    .filter(({ route }) => route in LEVEL_ROUTES)
    .map((screen) => [screen.route, screen.levels]);
  expect(Object.fromEntries(levels)).toEqual(LEVEL_ROUTES);
});

/** A blank, a choice, or a label before it: no text holds such a sentence whole. */
const MADE = /[<>]|\.{3}| \/ |Tidak Boleh Kosong$/;

test('every sentence of what is built is said word for word', () => {
  const table = readFileSync(new URL('../../../docs/sentences.tsv', import.meta.url), 'utf8');
  const rows = table.trimEnd().split('\n').slice(1);
  const whole = rows
    .map((line) => line.split('\t'))
    .filter(([, , text = '', file]) => file !== '-' && !MADE.test(text));
  const said = Object.values(texts);
  expect(whole.filter(([, , text = '']) => !said.some((one) => one.includes(text)))).toEqual([]);
  expect(whole.length).toBeGreaterThan(70);
});

test.each(Object.entries(EMPTY_FIELDS))('%s names each empty field', (name, labels) => {
  const def = masters.find((master) => master.name === name);
  if (def === undefined) throw new Error(`${name} is no master`);
  const sentences = readRow(def, {}).problems.map(({ key, field }) => {
    const label = texts[def.fields.find((one) => one.name === field)?.label ?? ''] ?? '';
    return (texts[key] ?? '').replace('{{label}}', label);
  });
  expect(sentences).toEqual(
    expect.arrayContaining(labels.map((label) => `${label} Tidak Boleh Kosong`)),
  );
});
