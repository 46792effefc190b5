/**
 * What the layout step hands to the drawers: pages of rows on a grid of characters. All writing
 * is monospaced, so browser, PDF and receipt printer place every character alike; a drawer
 * decides nothing but ink.
 */
import type { Logo } from './nota-data.ts';

export type Align = 'left' | 'center' | 'right';

/** Paper in millimetres with the number of characters across; no height means a roll. */
export interface Paper {
  readonly lebar_mm: number;
  readonly tinggi_mm: number | null;
  readonly margin_mm: number;
  readonly kolom: number;
}

/** One text within columns [column, column + width) of the grid; scale 2 is twice as large. */
export interface Cell {
  readonly column: number;
  readonly width: number;
  readonly text: string;
  readonly align: Align;
  readonly bold: boolean;
  readonly scale: 1 | 2;
}

export type Content =
  | { readonly kind: 'text'; readonly cells: readonly Cell[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space' }
  | { readonly kind: 'logo'; readonly logo: Logo; readonly heightMm: number }
  | { readonly kind: 'barcode' | 'qr'; readonly value: string; readonly align: Align };

/** Content with its height in grid rows. */
export interface Row {
  readonly height: number;
  readonly content: Content;
}

/** A row at its place: grid rows from the top of the printed area. */
export interface PlacedRow extends Row {
  readonly top: number;
}

export interface Page {
  readonly rows: readonly PlacedRow[];
  /** Height of the sheet: the paper's, or as long as the content on a roll. */
  readonly heightMm: number;
}

export interface PrintModel {
  readonly title: string;
  readonly paper: Paper;
  readonly pages: readonly Page[];
}

/** Width of a character of scale 1. */
export function charMm(paper: Paper): number {
  return (paper.lebar_mm - 2 * paper.margin_mm) / paper.kolom;
}

/** A monospaced character is 0.6 of the font size wide. */
export function fontMm(paper: Paper): number {
  return charMm(paper) / 0.6;
}

/** Height of a grid row. */
export function rowMm(paper: Paper): number {
  return fontMm(paper) * 1.15;
}

/** Left edge and width of a cell's text in millimetres from the sheet's left edge. */
export function textBox(paper: Paper, cell: Cell): { x: number; width: number } {
  const unit = charMm(paper);
  const used = displayWidth(cell.text) * cell.scale;
  const free = Math.max(0, cell.width - used);
  const shift = { left: 0, center: Math.floor(free / 2), right: free }[cell.align];
  return { x: paper.margin_mm + (cell.column + shift) * unit, width: used * unit };
}

const WIDE = /[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦]|[\u{20000}-\u{3fffd}\u{1f300}-\u{1faff}]/u;

/** Columns a text takes: East Asian wide characters take two. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}
