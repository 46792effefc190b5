/** Names of prepared statements: one text, one name. */
import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test('every text has a name of its own, which stays', () => {
  const one = statementName('uji_dua', 'select 1');
  const two = statementName('uji_dua', 'select 2');
  expect(one).toMatch(/^uji_dua_[0-9a-f]{16}$/);
  expect(two).not.toBe(one);
  expect(statementName('uji_dua', 'select 1')).toBe(one);
  expect(statementName('uji_lain', 'select 1')).not.toBe(one);
});

test('a long label does not push the difference out of the name', () => {
  const long = 'x'.repeat(80);
  const names = ['select 1', 'select 2'].map((text) => statementName(long, text) ?? '');
  expect(names[0]).not.toBe(names[1]);
  expect(names.every((name) => name.length <= 63)).toBe(true);
});

test('a label whose text is another each time does not fill the connection', () => {
  const names = Array.from({ length: 20 }, (_, n) => statementName('uji_banyak', `select ${n}`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(8);
  expect(statementName('uji_banyak', 'select 0')).toBe(names[0]);
});
