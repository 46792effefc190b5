/**
 * Makes texts that people typed safe to print: no control characters (a receipt printer would
 * obey them), no direction overrides, and cut to the width they have.
 */

import { displayWidth } from './model.ts';

// Everything below a blank, DEL and C1, and the marks that reorder or hide text.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** One line of harmless characters: controls and line breaks become blanks, blanks collapse. */
export function printable(text: string): string {
  return text
    .replace(/[\r\n\t]/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The longest beginning of the text that takes at most `width` columns. */
export function clip(text: string, width: number): string {
  let used = 0;
  let result = '';
  for (const character of text) {
    used += displayWidth(character);
    if (used > width) break;
    result += character;
  }
  return result;
}

/**
 * Slices of spec 1 §9, cut at blanks where there are some, that also fit `width` columns, and `max`
 * of them at most; an empty text gives no line.
 */
export function textLines(text: string, characters: number, width: number, max: number): string[] {
  const size = Math.max(1, Math.min(characters, width));
  return wrap(text, size).slice(0, max);
}

/** Lines broken at blanks, for running text; a word longer than the line is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    let rest = word;
    while (rest !== '') {
      const room = line === '' ? width : width - displayWidth(line) - 1;
      if (displayWidth(rest) <= room) {
        line = line === '' ? rest : `${line} ${rest}`;
        rest = '';
      } else if (line !== '') {
        lines.push(line);
        line = '';
      } else {
        const head = clip(rest, width) || Array.from(rest).slice(0, 1).join('');
        lines.push(head);
        rest = rest.slice(head.length);
      }
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
