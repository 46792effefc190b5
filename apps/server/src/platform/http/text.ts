/** Message keys to sentences on the server: language choice and {{name}} placeholders. */
import { type Language, LANGUAGES, type Messages } from '@kencana/messages/key';
import { TEXTS } from '@kencana/messages/texts';
import type { ErrorData } from '@kencana/contract/error-code';

/** The first of the wishes that is a language of the product; Indonesian when none is. */
export function pickLanguage(...wishes: readonly (string | null | undefined)[]): Language {
  const found = wishes.find((wish) => LANGUAGES.includes(wish as Language));
  return (found as Language | undefined) ?? 'id';
}

/** Tags of a browser's languages that we name otherwise. */
const BROWSER: Readonly<Record<string, Language>> = { zh: 'hk', ms: 'my', ja: 'jp', in: 'id' };

/** The first language of an Accept-Language header that the product has; Indonesian otherwise. */
export function browserLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return pickLanguage(...tags.map((tag) => BROWSER[tag] ?? tag));
}

/** True when the text is a key of the messages. */
export function isMessageKey(key: string): key is keyof Messages {
  return Object.hasOwn(TEXTS.id, key);
}

/**
 * The sentence of a key in the language, with its placeholders filled; a missing value leaves
 * nothing behind, not even its blank. A text that is no key comes back as it is.
 */
export function translate(language: Language, key: string, data: ErrorData = {}): string {
  if (!isMessageKey(key)) return key;
  const text = TEXTS[language][key];
  if (!text.includes('{{')) return text;
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => asText(data[name]));
  return filled.replaceAll(/ {2,}/g, ' ').trim();
}

/** The label of a field on the wire: its text `field.<name>`, else the name in words. */
export function labelOf(language: Language, name: string): string {
  const key = `field.${name}`;
  if (isMessageKey(key)) return translate(language, key);
  return name.replaceAll('_', ' ').replaceAll(/(^| )\w/g, (letter) => letter.toUpperCase());
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}
