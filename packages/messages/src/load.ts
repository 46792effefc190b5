/**
 * The texts of one language for the web, as little as it needs. The web's build puts a module of
 * chunks in this one's place (apps/web/vite-texts.ts); unbundled, in tests, this one answers.
 */
import type { Language, PublicArea } from './key.ts';
import { TEXTS } from './texts.ts';

/**
 * Key to sentence in the language: of the public areas named, else of all. Unbundled all are at
 * hand, whatever is asked for.
 */
export function loadTexts(
  language: Language,
  _areas?: readonly PublicArea[],
): Promise<Readonly<Record<string, string>>> {
  return Promise.resolve(TEXTS[language]);
}
