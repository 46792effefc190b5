/**
 * Nothing pretends: each sentence of the specification has in docs/sentences.tsv the test that
 * shows it in its situation. What belongs to an area that is not built names that area instead;
 * such rows may only get fewer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { counted, testFindings } from './tidy-effect.mjs';

const TABLE = 'docs/sentences.tsv';
/** Rows of areas that are not built; lower it when you build one. */
const NOT_BUILT_MOST = 12;
const CHOICES = /<([^<>()|]+(?:\|[^<>()|]+)+)>/;
const BLANK = /<[^>]*>|\.{3}/;

/** Findings; `table` is the text of docs/sentences.tsv. */
export function sentenceFindings(root, table = fs.readFileSync(path.join(root, TABLE), 'utf8')) {
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const keys = rows.map(([area, situation]) => `${area}, ${situation}`);
  const absent = rows.filter((row) => row[3] === '-');
  return [
    ...keys
      .filter((key, i) => keys.indexOf(key) < i)
      .map((key) => `${TABLE}: ${key} stands there twice`),
    ...rows.flatMap((row) => (row[3] === '-' ? areaFindings(row) : rowFindings(root, row))),
    ...counted(
      TABLE,
      'sentences of areas that are not built',
      absent.map(([, , text]) => text),
      NOT_BUILT_MOST,
    ),
  ];
}

/** What has no test says which area is missing. */
function areaFindings([area, situation, , , built]) {
  return built ? [] : [`${TABLE}: ${area}, ${situation} has neither a test nor a missing area`];
}

/** The named test is there, and its file says the sentence. */
function rowFindings(root, [area, situation, text, test, title]) {
  const key = `${area}, ${situation}`;
  const findings = testFindings(root, TABLE, key, test, title);
  if (findings.length > 0) return findings;
  const source = fs.readFileSync(path.join(root, test), 'utf8');
  return spoken(text)
    .filter((part) => !source.includes(part))
    .map((part) => `${TABLE}: ${key}: ${test} does not say “${part}”`);
}

/**
 * What of a sentence must be said: each choice of `<Gudang|Jenis> Kosong` whole, each word of
 * `Aktifkan / Batal`, the parts around any other `<label>` and `...`.
 */
function spoken(text) {
  const choices = CHOICES.exec(text);
  if (choices !== null)
    return choices[1].split('|').flatMap((one) => spoken(text.replace(choices[0], one)));
  const parts = text.split(text.includes(' / ') ? / \/ |, / : BLANK);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
