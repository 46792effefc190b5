/** What the check of the specification's sentences refuses, and that the table is the list. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sentenceFindings } from './tidy-sentence.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TABLE = readFileSync(`${ROOT}docs/sentences.tsv`, 'utf8');
const HERE = 'scripts/tidy-sentence.test.ts';
// Put together so that this file does not say it.
const UNSAID = 'ng' + 'awur';
const TITLE = 'the table as it stands is right';

test('the table as it stands is right', () => {
  expect(sentenceFindings(ROOT)).toEqual([]);
});

test.each([
  ['a file that is no test', 'Kosong\tscripts/tidy.mjs\tx', 'which is no test'],
  ['a title that is not there', `Kosong\t${HERE}\t${'ni' + 'hil'} judul`, 'has no'],
  ['a sentence that its file does not say', `${UNSAID}\t${HERE}\t${TITLE}`, 'does not say'],
  ['half of a sentence', `Kosong <x> ${UNSAID}\t${HERE}\t${TITLE}`, 'does not say'],
  ['one choice of two', `<Kosong|${UNSAID}>\t${HERE}\t${TITLE}`, 'does not say'],
  ['neither test nor area', 'Kosong\t-\t', 'neither a test nor'],
])('a row with %s is refused', (_what, row, found) => {
  const findings = sentenceFindings(ROOT, `${TABLE}uji\tbaris\t${row}\n`);
  expect(findings.filter((finding) => finding.includes(found))).toHaveLength(1);
});

test('a row that stands twice, and one more without a test, are refused', () => {
  const [, row = ''] = TABLE.split('\n');
  expect(sentenceFindings(ROOT, `${TABLE}${row}\n`)).toEqual([
    expect.stringContaining('stands there twice'),
  ]);
  expect(sentenceFindings(ROOT, `${TABLE}uji\tbaris\tKosong\t-\tbarang\n`)).toEqual([
    expect.stringContaining('of areas that are not built'),
  ]);
});

// The specification stands beside the repository where it is written, not everywhere it is tested.
const CSV = `${ROOT}../shared/spec/messages.csv`;
test.runIf(existsSync(CSV))('the table has each sentence of the specification, no other', () => {
  const cells = (file: string, mark: string): string[][] =>
    file
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(mark));
  const wanted = cells(readFileSync(CSV, 'utf8'), ';').map(([area, situation, , text]) => [
    area,
    situation,
    text,
  ]);
  expect(cells(TABLE, '\t').map((row) => row.slice(0, 3))).toEqual(wanted);
});
