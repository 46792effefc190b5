/**
 * Reads one area's table of translations (table/*.tsv): a first line that names the columns, then
 * one line a key, its cells parted by tabs. `\n` in a cell is a new line. Whether a table is whole
 * is told by `npm run check` (scripts/tidy-message.mjs), not here.
 */
export const TRANSLATED = ['en', 'it', 'hk', 'my', 'jp'] as const;
export type Translated = (typeof TRANSLATED)[number];

export const TABLE_HEAD = ['key', ...TRANSLATED].join('\t');

/** One line of a table: its number in the file, from 1, the key and the cells after it. */
interface TableRow {
  line: number;
  key: string;
  cells: readonly string[];
}

/** The rows of a table's text, without its first line and without empty ones. */
export function readTable(text: string): TableRow[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (index === 0 || line === '') return [];
    const [key = '', ...cells] = line.split('\t');
    return [{ line: index + 1, key, cells: cells.map((cell) => cell.replaceAll('\\n', '\n')) }];
  });
}

/** Key to text of one language in a table; a key without a text is left out. */
export function columnOf(text: string, language: Translated): Record<string, string> {
  const at = TRANSLATED.indexOf(language);
  const texts = readTable(text).map(({ key, cells }) => [key, cells[at] ?? ''] as const);
  return Object.fromEntries(texts.filter(([, one]) => one !== ''));
}
