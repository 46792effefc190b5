/**
 * The texts for tidy: six languages with the same keys and placeholders, no key that nobody uses,
 * no sentence in a component.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LANGUAGES = ['id', 'en', 'it', 'hk', 'my', 'jp'];

/**
 * Keys put together at run time from more than one part, so that no source spells their beginning.
 */
const DYNAMIC = ['error.'];

/** Attributes whose text a user reads. */
const READ =
  /^(title|label|placeholder|description|alt|aria-label|message|error|nothingFoundMessage|subtitle)$/;

/** Findings about the language files against each other and against the sources. */
export async function messageFindings(root, sources) {
  const texts = {};
  for (const language of LANGUAGES) {
    const file = path.join(root, 'packages', 'messages', 'src', `${language}.ts`);
    texts[language] = (await import(pathToFileURL(file).href))[language] ?? {};
  }
  const findings = [];
  for (const language of LANGUAGES.slice(1))
    findings.push(...compare(language, texts.id, texts[language]));
  return [...findings, ...unusedKeys(texts.id, sources)];
}

function compare(language, base, other) {
  const where = `packages/messages/src/${language}.ts`;
  const missing = Object.keys(base).filter((key) => other[key] === undefined);
  const extra = Object.keys(other).filter((key) => base[key] === undefined);
  const shared = Object.keys(base).filter((key) => other[key] !== undefined);
  const unlike = shared.filter((key) => placeholders(other[key]) !== placeholders(base[key]));
  const empty = shared.filter((key) => base[key] !== '' && other[key].trim() === '');
  return [
    ...listed(`${where}: no text for`, missing),
    ...listed(`${where}: not in id.ts:`, extra),
    ...listed(`${where}: other placeholders than id.ts:`, unlike),
    ...listed(`${where}: empty:`, empty),
  ];
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
function unusedKeys(base, sources) {
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
  const unused = Object.keys(base)
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
