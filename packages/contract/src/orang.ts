/**
 * What counts as somebody's name and phone number wherever the shop must be able to find a customer
 * again, for server and screens.
 */
import { messagePhone } from './layanan.ts';

/** Stands for the member's code where nobody is one. */
export const NON_MEMBER = 'NONMEMBER';

/** Two letters, or one character of a script that writes words in them. */
const NAMA =
  /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True for a text that may be a name: neither blanks nor "-", "." or a single letter. */
export function isNama(text: string): boolean {
  return NAMA.test(text);
}

/** True for a text that is a whole phone number (spec 1 §9: 0… stands for 62…). */
export function isNoHp(text: string): boolean {
  return messagePhone(text) !== undefined;
}
