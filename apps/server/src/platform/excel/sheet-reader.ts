/**
 * Reads the first worksheet of an .xlsx: texts, numbers and yes/no as they are stored, formulas by
 * their last result, rows and columns by their place. Knows no formats: a date is its number.
 */
import { MOST_COLUMNS, MOST_ROWS, TableTooLarge } from '../table-file/table-too-large.ts';
import { TagBudget, type XmlTag, xmlAttribute, xmlTags, xmlText } from './xml-scan.ts';
import { readZip } from './zip-reader.ts';

export type SheetCell = string | number | boolean | null;

export interface SheetRow {
  /** Number of the row as a spreadsheet shows it. */
  readonly nomor: number;
  readonly cells: readonly SheetCell[];
}

/**
 * Rows that have a filled cell, at most one more than `mostRows`; a cell right of the columns that
 * a table may have is not looked at. Throws RangeError for what is no workbook, TableTooLarge for
 * one that has more tags or rows, empty ones included, than are read.
 */
export function readSheet(bytes: Buffer, mostRows: number): SheetRow[] {
  const entries = readZip(bytes);
  const part = (path: string): string => {
    const text = entries.get(path)?.().toString('utf8') ?? '';
    if (text.includes('\u0000')) throw new RangeError('NUL');
    return text;
  };
  const budget = new TagBudget();
  const relations = part('xl/_rels/workbook.xml.rels');
  const sheet = part(firstSheet(part('xl/workbook.xml'), relations, budget));
  if (sheet === '') throw new RangeError('no worksheet');
  const shared = sharedTexts(part('xl/sharedStrings.xml'), budget);
  const rows: SheetRow[] = [];
  for (const row of sheetRows(sheet, shared, budget)) {
    if (row.cells.every((cell) => cell === null || cell === '')) continue;
    rows.push(row);
    if (rows.length > mostRows) break;
  }
  return rows;
}

function firstSheet(workbook: string, relations: string, budget: TagBudget): string {
  const id = firstTag(xmlTags(workbook, budget), 'sheet', () => true, 'r:id');
  const mine = (attributes: string): boolean => xmlAttribute(attributes, 'Id') === id;
  const tags = xmlTags(relations, budget);
  const target = firstTag(tags, 'Relationship', mine, 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** An attribute of the first tag of this name that is the one that is looked for. */
function firstTag(
  tags: Iterable<XmlTag>,
  name: string,
  isIt: (attributes: string) => boolean,
  attribute: string,
): string | undefined {
  for (const tag of tags) {
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
function sharedTexts(xml: string, budget: TagBudget): string[] {
  const texts: string[] = [];
  const runs = new TextRuns();
  for (const { name, kind, before } of xmlTags(xml, budget)) {
    runs.take(name, kind, before);
    if (name === 'si' && kind !== 'open') texts.push(runs.end());
  }
  return texts;
}

function* sheetRows(
  sheet: string,
  shared: readonly string[],
  budget: TagBudget,
): Generator<SheetRow> {
  const runs = new TextRuns();
  let row: { nomor: number; cells: SheetCell[] } = { nomor: 0, cells: [] };
  let cell = { column: 0, type: 'n', value: '' };
  let seen = 0;
  for (const { name, kind, attributes, before } of xmlTags(sheet, budget)) {
    runs.take(name, kind, before);
    if (name === 'row' && kind !== 'close') {
      seen += 1;
      if (seen > MOST_ROWS) throw new TableTooLarge('baris');
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
  for (let at = 0; at < 3; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return Math.max(column - 1, 0);
}
