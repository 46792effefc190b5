/**
 * Keeps what stands behind a semicolon, a tab or a line break inside a CSV cell from being a
 * formula: Excel with Indonesian settings splits a line at semicolons, inside our quotes as well.
 */

/** Apostrophes count, so that a text that has one there comes back as it was. */
const INSIDE = /([;\t\r\n])(?='*[=+\-@])/g;
const MARKED = /([;\t\r\n])'(?='*[=+\-@])/g;

/** The text with an apostrophe at each such place. */
export function neutralInside(text: string): string {
  return text.replaceAll(INSIDE, "$1'");
}

/** The text as it was before `neutralInside`. */
export function plainInside(text: string): string {
  return text.replaceAll(MARKED, '$1');
}
