/** The type of every message key, whatever id.ts holds, and the languages. */
import type { id } from './id.ts';

export type MessageKey = keyof typeof id;
export type Messages = Readonly<Record<MessageKey, string>>;
export const LANGUAGES = ['id', 'en', 'it', 'hk', 'my', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Areas that a page without login shows: the web loads each alone. */
export type PublicArea = 'shell' | 'katalog';
