/**
 * Keeps a text from being read as a formula by a spreadsheet, in Excel and
 * CSV alike, and takes the mark off again when the file comes back.
 */

/** Apostrophes count, so that a text that begins with one and a formula comes back as it was. */
const DANGEROUS = /^'*[=+\-@\t\r]/;

/**
 * The text, with an apostrophe in front when it starts with = + - @, a tab or a carriage return.
 */
export function neutralText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** The text as it was before `neutralText`. */
export function plainText(text: string): string {
  return text.startsWith("'") && DANGEROUS.test(text) ? text.slice(1) : text;
}
