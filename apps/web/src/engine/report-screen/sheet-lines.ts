/**
 * Order of a Sheet's lines on the screen: rows are sorted inside their groups, headings and totals
 * stay where they are.
 */
import type { CellValue, SheetLine } from '@kencana/contract/sheet';

export interface LineSort {
  /** Place of the column among the Sheet's columns. */
  readonly index: number;
  readonly desc: boolean;
}

/** The lines without the grand total, which stands in the table's foot. */
export function bodyLines(
  lines: readonly SheetLine[],
  sort: LineSort | undefined,
): readonly SheetLine[] {
  const body = lines.filter((line) => line.jenis !== 'total');
  if (sort === undefined) return body;
  const sorted: SheetLine[] = [];
  let rows: SheetLine[] = [];
  const flush = (): void => {
    sorted.push(...rows.toSorted((a, b) => compare(a, b, sort)));
    rows = [];
  };
  for (const line of body) {
    if (line.jenis === 'baris') rows.push(line);
    else {
      flush();
      sorted.push(line);
    }
  }
  flush();
  return sorted;
}

/** The next order after a click on a column's heading: up, down, as it came. */
export function nextSort(sort: LineSort | undefined, index: number): LineSort | undefined {
  if (sort?.index !== index) return { index, desc: false };
  return sort.desc ? undefined : { index, desc: true };
}

function compare(a: SheetLine, b: SheetLine, { index, desc }: LineSort): number {
  const order = compareCells(a.cells[index] ?? null, b.cells[index] ?? null);
  return desc ? -order : order;
}

function compareCells(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), undefined, { numeric: true });
}
