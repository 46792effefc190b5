/**
 * Page breaks: groups of rows that stay together are put on sheets of the paper's height, table
 * headers come again on each page, and every page ends with the footer. A roll has one page.
 */
import { rowMm, type Page, type Paper, type PlacedRow, type Row } from './model.ts';

/** Rows that are not torn apart, with what must stand above them on a page. */
export interface Group {
  readonly rows: readonly Row[];
  readonly header?: readonly Row[];
}

/** Blank rows below the content of a roll, so that the last line is clear of the cutter. */
const ROLL_TAIL_MM = 6;

/** Room for page numbers: a footer is never higher than that of such a page. */
const MANY = 9999;

/** Places all groups; `footer` writes the last rows of page n of m. */
export function paginate(
  paper: Paper,
  groups: readonly Group[],
  footer: (page: number, count: number) => readonly Row[],
): Page[] {
  if (paper.tinggi_mm === null) {
    const whole = [...groups, { rows: footer(1, 1) }];
    const { rows, used } = fill(whole, Infinity)[0] ?? { rows: [], used: 0 };
    return [{ rows, heightMm: 2 * paper.margin_mm + used * rowMm(paper) + ROLL_TAIL_MM }];
  }
  const heightMm = paper.tinggi_mm;
  const capacity = Math.max(8, Math.floor((heightMm - 2 * paper.margin_mm) / rowMm(paper)));
  const single = fill(groups, capacity - footer(1, 1).length);
  const several = fill(groups, capacity - footer(MANY, MANY).length);
  const sheets = single.length === 1 ? single : several;
  return sheets.map(({ rows }, i) => {
    const foot = footer(i + 1, sheets.length);
    const top = capacity - foot.length;
    return { rows: [...rows, ...foot.map((row, n) => ({ ...row, top: top + n }))], heightMm };
  });
}

interface Sheet {
  readonly rows: PlacedRow[];
  used: number;
}

function fill(groups: readonly Group[], capacity: number): Sheet[] {
  const sheets: Sheet[] = [];
  let header: readonly Row[] = [];
  let sheet = newSheet(sheets);
  for (const group of groups) {
    const own = group.header ?? [];
    const above = own === header ? [] : own;
    const breaks = sheet.used > 0 && sheet.used + heightOf([...above, ...group.rows]) > capacity;
    if (breaks) sheet = newSheet(sheets);
    for (const row of breaks ? own : above) place(sheet, row);
    header = own;
    for (const row of group.rows) {
      if (sheet.used > 0 && sheet.used + row.height > capacity) sheet = newSheet(sheets);
      place(sheet, row);
    }
  }
  return sheets;
}

function newSheet(sheets: Sheet[]): Sheet {
  const sheet: Sheet = { rows: [], used: 0 };
  sheets.push(sheet);
  return sheet;
}

function place(sheet: Sheet, row: Row): void {
  sheet.rows.push({ ...row, top: sheet.used });
  sheet.used += row.height;
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}
