/** The tables as the product reads them. */
import { expect, test } from 'vitest';
import { id } from './id.ts';
import { LANGUAGES } from './key.ts';
import { columnOf, readTable, TABLE_HEAD, TRANSLATED } from './table.ts';
import { TEXTS } from './texts.ts';

test('every language has every key, and the column that bears its name', () => {
  expect(Object.keys(TEXTS)).toEqual([...LANGUAGES]);
  expect(['id', ...TRANSLATED]).toEqual([...LANGUAGES]);
  for (const texts of Object.values(TEXTS))
    expect(new Set(Object.keys(texts))).toEqual(new Set(Object.keys(id)));
  expect(LANGUAGES.map((one) => TEXTS[one]['parkir.parkir'])).toEqual([
    'Parkir',
    'Park',
    'Metti in attesa',
    '擱置',
    'Parkir',
    '保留',
  ]);
});

test('a row knows its line, a cell its new lines, and an empty cell is no text', () => {
  const table = [TABLE_HEAD, 'a.b\tone\\ntwo\tdue\t二\tdua\t二', '', 'a.c\t\tx\tx\tx\tx', ''];
  const text = table.join('\r\n');
  expect(readTable(text).map(({ line, key }) => [line, key])).toEqual([
    [2, 'a.b'],
    [4, 'a.c'],
  ]);
  expect(columnOf(text, 'en')).toEqual({ 'a.b': 'one\ntwo' });
  expect(columnOf(text, 'jp')).toEqual({ 'a.b': '二', 'a.c': 'x' });
});
