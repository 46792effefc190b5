/**
 * Walks through the XML of an Excel file once, from left to right: what it costs grows with the
 * length of the text and nothing else, whatever the file says. Knows no schema.
 */

/** A tag, with the text that stands before it. */
export interface XmlTag {
  /** Without prefix: `row`. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  /** What stands between the tag before and this one, as it is written in the file. */
  readonly before: string;
}

/** Every tag in its order; comments, declarations and an unfinished end are passed over. */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    const end = xml.indexOf('>', start);
    if (start < 0 || end < 0) return;
    const before = xml.slice(at, start);
    at = end + 1;
    const first = xml[start + 1];
    if (first === '!' || first === '?') continue;
    const close = first === '/';
    const empty = xml[end - 1] === '/';
    const inside = xml.slice(start + (close ? 2 : 1), empty ? end - 1 : end);
    const space = inside.search(/\s/);
    const full = space < 0 ? inside : inside.slice(0, space);
    yield {
      name: full.slice(full.indexOf(':') + 1),
      kind: close ? 'close' : empty ? 'empty' : 'open',
      attributes: space < 0 ? '' : inside.slice(space),
      before,
    };
  }
}

/** The value of an attribute, by its name with prefix. */
export function xmlAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : xmlText(value);
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** XML's references, and Excel's own `_x000D_` for characters that XML does not keep. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
      if (name !== undefined) return NAMED[String(name)] ?? String(whole);
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex) =>
      String.fromCharCode(Number.parseInt(String(hex), 16)),
    );
}
