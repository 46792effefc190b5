/**
 * Tables of goods: each line of the document is one or more rows of cells, kept together on a page;
 * texts are cut into stacked slices, numbers are never cut.
 */
import { cell, cellRow, labelText, type Layout } from './layout.ts';
import { fieldLines, isEmpty, isNumber, lineText, unmask } from './field.ts';
import { displayWidth, type Cell, type Row } from './model.ts';
import type { NotaBaris } from './nota-data.ts';
import type { Group } from './paginate.ts';
import { GAP, type BlockOf, type TableColumn } from '@kencana/contract/print-template';

type Table = BlockOf<'table'>;

const RULE: Row = { height: 1, content: { kind: 'rule' } };

/** The groups of a table; nothing at all when the document has no such lines. */
export function arrangeTable(layout: Layout, block: Table): Group[] {
  const lines = layout.data[block.source];
  if (lines.length === 0) return [];
  const title = block.title ? labelText(layout.t, block.title) : '';
  const { kolom } = layout.paper;
  const header = [
    ...(title === '' ? [] : [RULE]),
    ...(title === '' ? [] : [cellRow([cell(0, kolom, title, 'left', true)])]),
    ...(block.header ? headerRows(layout, block) : []),
  ];
  return lines.map((line, index) => ({
    rows: block.rows
      .filter((row) => row.unless_empty === undefined || !isEmpty(line, row.unless_empty))
      .flatMap((row) => lineRows(layout, row.columns, line, index)),
    header,
  }));
}

function headerRows({ t }: Layout, block: Table): Row[] {
  const cells = positions(block.rows[0]?.columns ?? []).map(({ column, at }) =>
    cell(at, column.width, labelText(t, column.label ?? ''), alignOf(column), true),
  );
  return [cellRow(cells), RULE];
}

function lineRows(
  { paper, t }: Layout,
  columns: readonly TableColumn[],
  line: NotaBaris,
  index: number,
): Row[] {
  const stacks: Cell[][] = [];
  const overflow: Row[] = [];
  for (const { column, at } of positions(columns)) {
    const { field, width } = column;
    const bold = column.bold ?? false;
    if (field === undefined) {
      stacks.push([cell(at, width, labelText(t, column.label ?? ''), alignOf(column), bold)]);
    } else if (isNumber(field)) {
      const text = fitNumber(lineText(line, field, index), width);
      if (text.length <= width) stacks.push([cell(at, width, text, alignOf(column), bold)]);
      else overflow.push(cellRow([cell(0, paper.kolom, text, 'right', bold)]));
    } else {
      const text = lineText(line, field, index);
      const slices = fieldLines(field, text, width);
      stacks.push(slices.map((slice) => cell(at, width, slice, alignOf(column), bold)));
    }
  }
  const height = Math.max(0, ...stacks.map((stack) => stack.length));
  const rows = Array.from({ length: height }, (_, i) =>
    cellRow(stacks.flatMap((stack) => stack[i] ?? [])),
  );
  return [...rows, ...overflow];
}

function fitNumber(text: string, width: number): string {
  return displayWidth(text) <= width ? text : unmask(text);
}

function alignOf(column: TableColumn): Cell['align'] {
  return column.align ?? (column.field && isNumber(column.field) ? 'right' : 'left');
}

function positions(columns: readonly TableColumn[]): { column: TableColumn; at: number }[] {
  let at = 0;
  return columns.map((column) => {
    const place = { column, at };
    at += column.width + GAP;
    return place;
  });
}
