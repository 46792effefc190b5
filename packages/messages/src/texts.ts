/**
 * Every sentence of the product in every language, read from the tables beside this file once, when
 * the process starts. For the server, scripts and tests; the web asks load.ts.
 */
import fs from 'node:fs';
import { id } from './id.ts';
import type { Language, Messages } from './key.ts';
import { columnOf, TRANSLATED } from './table.ts';

const folder = new URL('./table/', import.meta.url);
const tables = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => fs.readFileSync(new URL(name, folder), 'utf8'));

const translated = TRANSLATED.map((language) => {
  const texts = tables.map((text) => columnOf(text, language));
  return [language, Object.assign({}, ...texts) as Partial<Messages>] as const;
});

/** Language to key to sentence; what a table lacks yet is told in Indonesian. */
export const TEXTS = Object.fromEntries([
  ['id', id] as const,
  ...translated.map(([language, texts]) => [language, { ...id, ...texts }] as const),
]) as Readonly<Record<Language, Messages>>;
