/**
 * Walks through the XML of an Excel file once, from left to right: what it costs grows with the
 * length of the text and nothing else, whatever the file says, and the number of tags is limited.
 * Knows no schema.
 */
import { TableTooLarge } from '../table-file/table-too-large.ts';

/**
 * Tags of all parts of a file together at most. 5,000 rows of 60 cells are 1.8 million tags with
 * their texts in the cells, 2.4 million with 300,000 different texts in a part of their own.
 */
const MOST_TAGS = 2_500_000;

/** Counts the tags of one file over all its parts. */
export class TagBudget {
  #left = MOST_TAGS;

  /** One more tag; throws TableTooLarge when the file has used up what it may have. */
  spend(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new TableTooLarge('baris');
  }
}

const EXCLAMATION = 33;
const SLASH = 47;
const COLON = 58;
const EQUALS = 61;
const QUESTION = 63;
/** Whatever stands before it is white space in XML. */
const SPACE = 32;

/** A tag, with the text that stands before it. */
export interface XmlTag {
  /** Without prefix: `row`. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  /** What stands between the tag before and this one, as it is written in the file. */
  readonly before: string;
}

/**
 * Every tag in its order; comments, declarations and an unfinished end are passed over. Throws
 * TableTooLarge when the file has used up its budget.
 */
export function* xmlTags(xml: string, budget: TagBudget): Generator<XmlTag> {
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    const end = xml.indexOf('>', start);
    if (end < 0) return;
    budget.spend();
    const before = xml.slice(at, start);
    at = end + 1;
    const first = xml.charCodeAt(start + 1);
    if (first === EXCLAMATION || first === QUESTION) continue;
    const close = first === SLASH;
    const empty = xml.charCodeAt(end - 1) === SLASH;
    const last = empty ? end - 1 : end;
    let from = start + (close ? 2 : 1);
    let to = from;
    for (; to < last && xml.charCodeAt(to) > SPACE; to += 1) {
      if (xml.charCodeAt(to) === COLON) from = to + 1;
    }
    yield {
      name: xml.slice(from, to),
      kind: close ? 'close' : empty ? 'empty' : 'open',
      attributes: xml.slice(to, last),
      before,
    };
  }
}

/** The value of an attribute, by its name with prefix. */
export function xmlAttribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    if (!(attributes.charCodeAt(at - 1) <= SPACE)) continue;
    const equals = pastSpace(attributes, at + name.length);
    if (attributes.charCodeAt(equals) !== EQUALS) continue;
    const start = pastSpace(attributes, equals + 1);
    const quote = attributes[start];
    if (quote !== '"' && quote !== "'") continue;
    const end = attributes.indexOf(quote, start + 1);
    return end < 0 ? undefined : xmlText(attributes.slice(start + 1, end));
  }
  return undefined;
}

function pastSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/**
 * XML's references, and Excel's own `_x000D_` for characters that XML does not keep. Throws
 * RangeError for a NUL, which no text of the database may hold.
 */
export function xmlText(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  const plain = text
    .replaceAll(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
      if (name !== undefined) return NAMED[String(name)] ?? String(whole);
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex) =>
      String.fromCharCode(Number.parseInt(String(hex), 16)),
    );
  if (plain.includes('\u0000')) throw new RangeError('NUL');
  return plain;
}
