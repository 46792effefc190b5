/** What the check of named effects refuses. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { effectFindings } from './tidy-effect.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LATER = 'packages/contract/src/not-yet.ts';
const TABLE = readFileSync(`${ROOT}docs/effects.tsv`, 'utf8');
const list = readFileSync(`${ROOT}${LATER}`, 'utf8');
const sources = (more: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ [LATER]: list, ...more }).map(([file, text]) => [file, { text }]));

test('the table and the list as they stand are right', async () => {
  expect(await effectFindings(ROOT, sources())).toEqual([]);
});

const HERE = 'scripts/tidy-effect.test.ts';
test.each([
  ['a key that is not there', `NGAWUR\t${HERE}\tx`, 'NGAWUR is no flag'],
  ['a file that is not there', 'PEMBULATAN\tapps/nihil.test.ts\tx', 'which is no test'],
  ['a file that is no test', 'PEMBULATAN\tscripts/tidy.mjs\tx', 'which is no test'],
  ['a title that is not there', `PEMBULATAN\t${HERE}\t${'ni' + 'hil'} judul`, 'has no'],
])('a row with %s is refused', async (_what, row, found) => {
  const findings = await effectFindings(ROOT, sources(), `${TABLE.trimEnd()}\n${row}\n`);
  expect(findings.filter((finding) => finding.includes(found))).toHaveLength(1);
});

test('a key without a test is refused', async () => {
  const without = TABLE.split('\n').filter((row) => !row.startsWith('PEMBULATAN\t'));
  expect(await effectFindings(ROOT, sources(), without.join('\n'))).toEqual([
    'docs/effects.tsv: PEMBULATAN names no test',
  ]);
});

test('what product code reads is not for later; a line more or twice is refused', async () => {
  const reader = { 'apps/server/src/x.ts': "settings.on('STOCK_JUAL_MANUAL')" };
  expect(await effectFindings(ROOT, sources(reader))).toEqual([
    `${LATER}: STOCK_JUAL_MANUAL is read by apps/server/src/x.ts`,
  ]);
  const twice = { [LATER]: `${list}\nexport const more = ['bandrol'];\n` };
  expect(await effectFindings(ROOT, sources(twice))).toHaveLength(2);
});
