/**
 * Reads a CSV text after RFC 4180 with the separator that its first line uses: comma, semicolon
 * (what Excel writes in Indonesia) or tab. Quoted cells may hold separators and line breaks.
 */
import { MOST_COLUMNS, MOST_ROWS, TableTooLarge } from '../table-file/table-too-large.ts';

export interface CsvRow {
  /** Number of the row as a spreadsheet shows it: empty lines count. */
  readonly nomor: number;
  readonly cells: readonly string[];
}

/** Characters at the start of a file that say what its separator is. */
const MOST_HEADER = 64 * 1024;
const SEPARATORS = [';', ',', '\t'] as const;

/**
 * Rows with at least one filled cell, at most one more than `mostRows`. Throws TableTooLarge for
 * more columns, or more lines with the empty ones, than a table may have.
 */
export function readCsv(text: string, mostRows: number): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = 0;
  for (let nomor = 1; at < text.length && rows.length <= mostRows; nomor += 1) {
    if (nomor > MOST_ROWS) throw new TableTooLarge('baris');
    const { cells, next } = readLine(text, at, separator);
    at = next;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ nomor, cells });
  }
  return rows;
}

/** The separator that stands most often outside quotes in the first line. */
function separatorOf(text: string): string {
  const count = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let inQuotes = false;
  for (const char of text.slice(0, MOST_HEADER)) {
    if (char === '"') inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (char === '\r' || char === '\n') break;
    const before = count.get(char);
    if (before !== undefined) count.set(char, before + 1);
  }
  const times = (separator: string): number => count.get(separator) ?? 0;
  return SEPARATORS.reduce((best, one) => (times(one) > times(best) ? one : best));
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
    if (cells.length === MOST_COLUMNS) throw new TableTooLarge('kolom');
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
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const inside = end < 0 ? text.slice(start + 1) : text.slice(start + 1, end);
  return { value: inside.replaceAll('""', '"'), next: end < 0 ? text.length : end + 1 };
}
