/**
 * Reads the first worksheet of an .xlsx: texts, numbers and yes/no as they are stored, formulas by
 * their last result, rows and columns by their place. Knows no formats: a date is its number.
 */
import { xmlAttribute, xmlTags, xmlText } from './xml-scan.ts';
import { readZip } from './zip-reader.ts';

export type SheetCell = string | number | boolean | null;

export interface SheetRow {
  /** Number of the row as a spreadsheet shows it. */
  readonly nomor: number;
  readonly cells: readonly SheetCell[];
}

/** Columns at most; a cell further right is not looked at. */
const MOST_COLUMNS = 200;

/**
 * Rows that have a filled cell, at most one more than `mostRows`; throws RangeError for what is no
 * workbook.
 */
export function readSheet(bytes: Buffer, mostRows: number): SheetRow[] {
  const entries = readZip(bytes);
  const part = (path: string): string => entries.get(path)?.().toString('utf8') ?? '';
  const sheet = part(firstSheet(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')));
  if (sheet === '') throw new RangeError('no worksheet');
  const shared = sharedTexts(part('xl/sharedStrings.xml'));
  const rows: SheetRow[] = [];
  for (const row of sheetRows(sheet, shared)) {
    if (row.cells.every((cell) => cell === null || cell === '')) continue;
    rows.push(row);
    if (rows.length > mostRows) break;
  }
  return rows;
}

function firstSheet(workbook: string, relations: string): string {
  const id = firstTag(workbook, 'sheet', () => true, 'r:id');
  const mine = (attributes: string): boolean => xmlAttribute(attributes, 'Id') === id;
  const target = firstTag(relations, 'Relationship', mine, 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** An attribute of the first tag of this name that is the one that is looked for. */
function firstTag(
  xml: string,
  name: string,
  isIt: (attributes: string) => boolean,
  attribute: string,
): string | undefined {
  for (const tag of xmlTags(xml)) {
    if (tag.name === name && tag.kind !== 'close' && isIt(tag.attributes)) {
      return xmlAttribute(tag.attributes, attribute);
    }
  }
  return undefined;
}

/** Joins the runs of a formatted text; readings of Japanese characters are left out. */
class TextRuns {
  #text = '';
  #inReading = false;

  take(name: string, kind: string, before: string): void {
    if (name === 'rPh') this.#inReading = kind === 'open';
    else if (name === 't' && kind === 'close' && !this.#inReading) this.#text += before;
  }

  /** The text so far; the next one begins empty. */
  end(): string {
    const text = xmlText(this.#text);
    this.#text = '';
    return text;
  }
}

/** Texts that cells refer to by their number. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const runs = new TextRuns();
  for (const { name, kind, before } of xmlTags(xml)) {
    runs.take(name, kind, before);
    if (name === 'si' && kind !== 'open') texts.push(runs.end());
  }
  return texts;
}

function* sheetRows(sheet: string, shared: readonly string[]): Generator<SheetRow> {
  const runs = new TextRuns();
  let row: { nomor: number; cells: SheetCell[] } = { nomor: 0, cells: [] };
  let cell = { column: 0, type: 'n', value: '' };
  for (const { name, kind, attributes, before } of xmlTags(sheet)) {
    runs.take(name, kind, before);
    if (name === 'row' && kind === 'open') {
      row = { nomor: Number(xmlAttribute(attributes, 'r') ?? row.nomor + 1), cells: [] };
    } else if (name === 'row' && kind === 'close') {
      yield row;
    } else if (name === 'c' && kind === 'close') {
      put(row.cells, cell.column, cell.type === 'inlineStr' ? runs.end() : cellOf(cell, shared));
    } else if (name === 'c') {
      const place = xmlAttribute(attributes, 'r');
      const column = place === undefined ? row.cells.length : columnOf(place);
      if (kind === 'empty') put(row.cells, column, null);
      cell = { column, type: xmlAttribute(attributes, 't') ?? 'n', value: '' };
    } else if (name === 'v' && kind === 'close') {
      cell.value = before;
    }
  }
}

function put(cells: SheetCell[], column: number, value: SheetCell): void {
  if (column >= MOST_COLUMNS) return;
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}

function cellOf(
  { type, value }: { type: string; value: string },
  shared: readonly string[],
): SheetCell {
  if (value === '') return null;
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'b':
      return value === '1';
    case 'n': {
      const number = Number(value);
      return Number.isFinite(number) ? number : null;
    }
    default:
      return xmlText(value);
  }
}

/** `C12` → 2. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}
