/**
 * The texts for tidy: six languages with the same keys and placeholders, no key that nobody uses,
 * no sentence in a component.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTable, TABLE_HEAD, TRANSLATED } from '../packages/messages/src/table.ts';

/**
 * Keys put together at run time from more than one part, so that no source spells their beginning.
 */
const DYNAMIC = ['error.'];

/** Attributes whose text a user reads. */
const READ =
  /^(title|label|placeholder|description|alt|aria-label|message|error|nothingFoundMessage|subtitle)$/;

/** Findings about the areas in id/ and their tables, one against the other and the sources. */
export async function messageFindings(root, sources) {
  const folder = path.join(root, 'packages', 'messages', 'src');
  const names = (sub, ending) =>
    fs
      .readdirSync(path.join(folder, sub))
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));
  const [areas, tables] = [names('id', '.ts'), names('table', '.tsv')];
  const findings = tables
    .filter((area) => !areas.includes(area))
    .map((area) => `${tableFile(area)}: there is no id/${area}.ts`);
  const home = new Map();
  for (const area of areas) {
    const file = path.join(folder, 'id', `${area}.ts`);
    const source = fs.readFileSync(file, 'utf8');
    const [texts] = Object.values(await import(pathToFileURL(file).href));
    const table = tables.includes(area)
      ? fs.readFileSync(path.join(folder, 'table', `${area}.tsv`), 'utf8')
      : '';
    findings.push(...tableFindings(area, { texts, source }, table));
    for (const key of Object.keys(texts)) {
      if (home.has(key)) findings.push(`${at(area, source, key)} stands in id/${home.get(key)}.ts`);
      else home.set(key, area);
    }
  }
  return [...findings, ...unusedKeys([...home.keys()], sources)];
}

const tableFile = (area) => `packages/messages/src/table/${area}.tsv`;

/** File, line and name of a key in its area's Indonesian texts. */
function at(area, source, key) {
  const line = source.slice(0, source.indexOf(`'${key}'`)).split('\n').length;
  return `packages/messages/src/id/${area}.ts:${line}: ${key}`;
}

/**
 * One area against its table, each finding with file and line: `texts` is what the Indonesian file
 * exports, `source` how it is written, `table` the text of the .tsv file ('' when there is none).
 */
export function tableFindings(area, { texts, source }, table) {
  const file = tableFile(area);
  const first = table.split(/\r?\n/, 1)[0];
  if (first !== TABLE_HEAD) return [`${file}:1: must begin with: ${TABLE_HEAD}`];
  const findings = [];
  const seen = new Map();
  for (const row of readTable(table)) {
    const say = (what) => findings.push(`${file}:${row.line}: ${row.key} ${what}`);
    if (seen.has(row.key)) say(`stands in line ${seen.get(row.key)} already`);
    seen.set(row.key, row.line);
    if (texts[row.key] === undefined) say(`is not in id/${area}.ts`);
    else rowFindings(texts[row.key], row.cells).forEach(say);
  }
  const missing = Object.keys(texts).filter((key) => !seen.has(key));
  return [
    ...findings,
    ...missing.map((key) => `${at(area, source, key)} has no row in table/${area}.tsv`),
  ];
}

/** What is wrong with the cells of one row, as the end of a sentence about its key. */
function rowFindings(base, cells) {
  if (cells.length !== TRANSLATED.length)
    return [`has ${cells.length} texts instead of ${TRANSLATED.length}`];
  return TRANSLATED.flatMap((language, index) => {
    const text = cells[index];
    if (base !== '' && text.trim() === '') return [`has no text in ${language}`];
    if (text !== text.trim()) return [`begins or ends with a blank in ${language}`];
    const same = placeholders(text) === placeholders(base);
    return same ? [] : [`has other placeholders in ${language} than in id`];
  });
}

/** One finding that names the first keys and counts the rest. */
function listed(what, keys) {
  if (keys.length === 0) return [];
  const more = keys.length > 8 ? ` and ${keys.length - 8} more` : '';
  return [`${what} ${keys.slice(0, 8).join(', ')}${more}`];
}

function placeholders(text) {
  return [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])]
    .map((name) => name.replace(/\s/g, ''))
    .sort()
    .join();
}

/** A key is used when a source spells it, or spells the beginning of it in a template. */
function unusedKeys(keys, sources) {
  const spelled = new Set();
  const prefixes = new Set(DYNAMIC);
  const suffixes = [];
  for (const [file, { text }] of sources) {
    if (file.startsWith('packages/messages/') || /\.(test|spec)\.tsx?$/.test(file)) continue;
    for (const match of text.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)) spelled.add(match[1]);
    for (const match of text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)) prefixes.add(match[1]);
    for (const match of text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.[\w-]+)\$\{/g))
      prefixes.add(match[1]);
    for (const match of text.matchAll(/`\$\{[\w.]+\}((?:\.[\w-]+)+)`/g)) suffixes.push(match[1]);
  }
  const begins = [...prefixes];
  const unused = keys
    .filter((key) => !spelled.has(key) && !begins.some((prefix) => key.startsWith(prefix)))
    .filter((key) => !suffixes.some((suffix) => key.endsWith(suffix)));
  return listed('packages/messages: used nowhere:', unused);
}

/** Names on the keyboard are the same in every language. */
const KEYS = /^(?:Ctrl\+\w|Shift\+\w+|F\d+|Enter|Delete|Esc|Tab)$/;

/**
 * Sentences written straight into a component: text between tags and the attributes that users
 * read.
 */
export function strayTexts(file, { program, text }) {
  const findings = [];
  const add = (node, words) => {
    const line = text.slice(0, node.start).split('\n').length;
    findings.push(`${file}:${line}: "${words.trim().slice(0, 40)}" belongs in packages/messages`);
  };
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object') return;
    if (node.type === 'JSXText' && isSentence(node.value)) add(node, node.value);
    if (
      node.type === 'JSXExpressionContainer' &&
      isSentence(node.expression?.value) &&
      !isKey(node.expression.value)
    ) {
      add(node, node.expression.value);
    }
    if (node.type === 'JSXAttribute') {
      const value =
        node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      const words = value?.type === 'Literal' ? value.value : undefined;
      if (READ.test(node.name.name) && isSentence(words) && !isKey(words)) add(node, words);
      // Other attributes hold names, colours and sizes.
      if (node.value?.type === 'JSXExpressionContainer' && value?.type === 'Literal') return;
    }
    for (const key of Object.keys(node)) if (typeof node[key] === 'object') visit(node[key]);
  };
  visit(program.body);
  return findings;
}

/**
 * Words, not a code: two small letters in a row somewhere. The product's name is the same in every
 * language.
 */
function isSentence(value) {
  if (typeof value !== 'string' || KEYS.test(value.trim())) return false;
  return /\p{Ll}{2}/u.test(value.replace(/\bKencana\b|&\w+;/g, ''));
}

function isKey(value) {
  return /^[a-z][\w-]*(\.[\w-]+)+$/.test(value);
}
