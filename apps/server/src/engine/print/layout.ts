/**
 * Building bricks of the layout step: cells, rows and labels. Which of them a block needs is in
 * arrange.ts.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Align, Cell, Paper, Row } from './model.ts';
import type { NotaData } from './nota-data.ts';
import { clip, printable } from './printable.ts';

/** A message of the printing language. */
export type Translate = (
  key: MessageKey,
  data?: Readonly<Record<string, string | number>>,
) => string;

/** Everything a block needs to become rows. */
export interface Layout {
  readonly paper: Paper;
  readonly data: NotaData;
  readonly t: Translate;
}

/** A shop's own text, or the message when it is a key of this area. */
export function labelText(t: Translate, label: string): string {
  return printable(label.startsWith('print.') ? t(label as MessageKey) : label);
}

/** A row of grid height 1 from its cells. */
export function cellRow(cells: readonly Cell[]): Row {
  return { height: 1, content: { kind: 'text', cells } };
}

/** A cell of normal size, its text made printable and clipped to the width. */
export function cell(
  column: number,
  width: number,
  text: string,
  align: Align = 'left',
  bold = false,
): Cell {
  return { column, width, text: clip(printable(text), width), align, bold, scale: 1 };
}
