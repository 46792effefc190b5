/**
 * Keeps a text from being read as a formula by a spreadsheet (quality.md "Security"), in Excel and
 * CSV alike.
 */

const DANGEROUS = /^[=+\-@\t\r]/;

/**
 * The text, with an apostrophe in front when it starts with = + - @, a tab or a carriage return.
 */
export function neutralText(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}
