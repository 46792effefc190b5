/**
 * Widths and line breaks of texts, from a table of character widths that is filled once per font:
 * the layout of a long table asks for a hundred thousand widths.
 */

export interface FontWidths {
  /** Width of the text in points at size 1. */
  width(text: string): number;
}

/** Remembers the width of every character that `measure` is asked for. */
export function fontWidths(measure: (text: string) => number): FontWidths {
  const known = new Map<string, number>();
  return {
    width(text) {
      let sum = 0;
      for (const char of text) {
        let width = known.get(char);
        if (width === undefined) {
          width = measure(char);
          known.set(char, width);
        }
        sum += width;
      }
      return sum;
    },
  };
}

/**
 * Breaks a text into lines not wider than `max` (in widths at size 1), at blanks where possible.
 * What does not fit in `lines` lines ends with an ellipsis.
 */
export function breakLines(text: string, font: FontWidths, max: number, lines: number): string[] {
  if (font.width(text) <= max) return [text];
  const out: string[] = [];
  let rest = text;
  while (rest !== '' && out.length < lines) {
    const end = fitting(rest, font, max);
    if (end >= rest.length) {
      out.push(rest);
      return out;
    }
    if (out.length === lines - 1) {
      const room = Math.max(1, fitting(rest, font, max - font.width('…')));
      out.push(`${rest.slice(0, room).trimEnd()}…`);
      return out;
    }
    const blank = rest.lastIndexOf(' ', end);
    const cut = blank > 0 ? blank : end;
    out.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return out;
}

/** How many characters of the text fit; at least one. */
function fitting(text: string, font: FontWidths, max: number): number {
  let width = 0;
  let end = 0;
  for (const char of text) {
    width += font.width(char);
    if (width > max && end > 0) return end;
    end += char.length;
  }
  return end;
}

/**
 * An address on up to three lines, split at 48 and 90 characters, at a blank where there is one
 * (spec 2 §9).
 */
export function splitAddress(address: string): string[] {
  const lines: string[] = [];
  let rest = address.trim();
  for (const limit of [48, 42]) {
    if (rest.length <= limit) break;
    const blank = rest.lastIndexOf(' ', limit);
    const cut = blank > 0 ? blank : limit;
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== '') lines.push(rest);
  return lines;
}
