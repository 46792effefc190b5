/** What the check of the texts refuses, each with its file and line. */
import { expect, test } from 'vitest';
import { tableFindings } from './tidy-message.mjs';

const texts = { 'a.satu': 'Satu', 'a.dua': 'Dua {{n}}', 'a.tiga': 'Tiga' };
const source = "/** Texts. */\nexport const a = {\n  'a.satu': 'Satu',\n  'a.dua': 'Dua {{n}}',\n";
const head = 'key\ten\tit\thk\tmy\tjp';
const file = 'packages/messages/src/table/a.tsv';

const row = (key: string, text = 'x', ...last: string[]): string =>
  [key, text, text, text, text, ...(last.length > 0 ? last : [text])].join('\t');
const dua = row('a.dua', 'x {{n}}');
const findings = (...rows: string[]): readonly string[] =>
  tableFindings('a', { texts, source }, [head, ...rows, ''].join('\n'));

test('a whole table has no findings, in whatever order its rows stand', () => {
  expect(findings(row('a.tiga'), dua, row('a.satu'))).toEqual([]);
});

test.each([
  ['a key without a row', [row('a.satu'), row('a.tiga')], 'src/id/a.ts:4: a.dua has no row'],
  ['a row without a key', [row('a.empat')], `${file}:2: a.empat is not in id/a.ts`],
  ['a row twice', [row('a.satu'), row('a.satu')], `${file}:3: a.satu stands in line 2 already`],
  ['an empty cell', [row('a.satu', 'x', '')], `${file}:2: a.satu has no text in jp`],
  ['a blank at the end', [row('a.satu', 'x', 'x ')], 'begins or ends with a blank in jp'],
  ['a placeholder less', [row('a.dua', 'x')], `a.dua has other placeholders in en than in id`],
  ['a placeholder more', [row('a.satu', 'x', '{{n}}')], 'has other placeholders in jp than in id'],
  ['a cell less', ['a.satu\tx\tx\tx\tx'], `${file}:2: a.satu has 4 texts instead of 5`],
  ['a tab in a text', [row('a.satu', 'x\tx')], 'has 10 texts instead of 5'],
])('%s is refused', (_, rows, what) => {
  expect(findings(...rows).join('\n')).toContain(what);
});

test('a table that is missing, or has other columns, is refused', () => {
  const wanted = [`${file}:1: must begin with: ${head}`];
  expect(tableFindings('a', { texts, source }, '')).toEqual(wanted);
  expect(tableFindings('a', { texts, source }, head.replace('it\thk', 'hk\tit'))).toEqual(wanted);
});
