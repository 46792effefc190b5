/**
 * What counts as somebody's name and phone number wherever the shop must be able to find a customer
 * again, for server and screens.
 */

/** Stands for the member's code where nobody is one. */
export const NON_MEMBER = 'NONMEMBER';

/** Two letters, or one character of a script that writes words in them. */
const NAMA =
  /\p{L}.*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True for a text that may be a name: neither blanks nor "-", "." or a single letter. */
export function isNama(text: string): boolean {
  return NAMA.test(text);
}

/** How people are addressed, which stands before a name or is left out. */
const SAPAAN: ReadonlySet<string> = new Set(
  'IBU BU BAPAK BPK PAK SDR SDRI TN NY NN TUAN NYONYA NONA MBAK MAS KAK H HJ MR MRS MS'.split(' '),
);

/** The words of a name as they are compared: without address, accents, signs and order. */
function namaSama(text: string): string {
  const words = text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[\p{M}'’`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !SAPAAN.has(word));
  return (own.length > 0 ? own : words).toSorted().join(' ');
}

/** True where two texts name the same person, however they spell and address him. */
export function isNamaSama(one: string, other: string): boolean {
  return namaSama(one) === namaSama(other);
}

/** Behind 62: a mobile of 10 to 13 digits with its 0, a landline with its area of 9 to 12. */
const INDONESIA = /^62(?:8\d{8,11}|[2-79]\d{7,10})$/;
/** Any other country: + and 8 to 15 digits. */
const LUAR_NEGERI = /^\+(?!62)[1-9]\d{7,14}$/;

/**
 * A phone number as it is stored: an Indonesian one as 62… (spec 1 §9: 0… stands for 62…), one of
 * another country with its +. undefined for a text that is no whole number.
 */
export function bacaNoHp(text: string): string | undefined {
  const typed = text.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(typed)) return undefined;
  if (LUAR_NEGERI.test(typed)) return typed;
  const full = typed.replace(/^\+/, '').replace(/^(?:62)?0+/, '62');
  return INDONESIA.test(full) ? full : undefined;
}

/** True for a text that is a whole phone number. */
export function isNoHp(text: string): boolean {
  return bacaNoHp(text) !== undefined;
}

/**
 * A number as an older document or member has it, ready for a field: foreign ones were stored
 * without their +. Empty for what is no whole number and would only stop whoever saves.
 */
export function noHpLama(stored: string): string {
  if (isNoHp(stored)) return stored;
  return isNoHp(`+${stored}`) ? `+${stored}` : '';
}
