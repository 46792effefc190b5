/** A paper as it is drawn, as lines of text: place in millimetres, size and text of each piece. */

const DRAWN =
  /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)"[^>]*?( class="tebal")?>([^<]*)<\/text>/g;
/** Time of day, which the clock gives. */
const TIME = /\b\d\d:\d\d\b/g;

/** The lines of a paper printed as HTML, from top to bottom. */
export function paperLines(html: string): string[] {
  const [, width = '', height = ''] = /<svg [^>]*width="([^"]+)" height="([^"]+)"/.exec(html) ?? [];
  const rest = html.replaceAll(DRAWN, '');
  const count = (tag: string) => rest.split(`<${tag} `).length - 1;
  const drawn = [...html.matchAll(DRAWN)].map(([, x, y, size, bold, text = '']) =>
    [`${y} ${x} ${size}${bold === undefined ? '' : ' tebal'}`, text.replaceAll(TIME, 'hh:mm')].join(
      ' | ',
    ),
  );
  return [`${width} ${height}, ${count('svg')} pages, ${count('line')} rules`, ...drawn];
}
