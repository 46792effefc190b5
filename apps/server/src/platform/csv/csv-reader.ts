/**
 * Reads a CSV text after RFC 4180 with the separator that its first line uses: comma, semicolon
 * (what Excel writes in Indonesia) or tab. Quoted cells may hold separators and line breaks.
 */

export interface CsvRow {
  /** Number of the row as a spreadsheet shows it: empty lines count. */
  readonly nomor: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', ',', '\t'] as const;

/** Rows with at least one filled cell, at most one more than `mostRows`. */
export function readCsv(text: string, mostRows: number): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = 0;
  for (let nomor = 1; at < text.length && rows.length <= mostRows; nomor += 1) {
    const { cells, next } = readLine(text, at, separator);
    at = next;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ nomor, cells });
  }
  return rows;
}

/** The separator that stands most often outside quotes in the first line. */
function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
  const bare = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string): number => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readLine(
  text: string,
  start: number,
  separator: string,
): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const inside = text[at] === '"' ? quoted(text, at) : { value: '', next: at };
    const rest = plain(text, inside.next, separator);
    cells.push(inside.value + rest.value);
    at = rest.next;
    if (text[at] !== separator) break;
    at += 1;
  }
  if (text[at] === '\r') at += 1;
  if (text[at] === '\n') at += 1;
  return { cells, next: at };
}

function plain(text: string, start: number, separator: string): { value: string; next: number } {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
    at += 1;
  }
  return { value: text.slice(start, at), next: at };
}

/** From an opening quote to behind its closing one; a quote inside is doubled. */
function quoted(text: string, start: number): { value: string; next: number } {
  let value = '';
  let at = start + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return { value: value + text.slice(at), next: text.length };
    value += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') return { value, next: at };
    value += '"';
    at += 1;
  }
}
