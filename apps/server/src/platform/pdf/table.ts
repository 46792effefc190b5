/**
 * A table over any number of pages as a streamed PDF: letterhead, header row on every page, groups,
 * totals, footer with "n of total". Pages leave memory as they fill. Knows columns and texts, no
 * business word.
 */
import PDFDocument from 'pdfkit';
import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { breakLines } from './text-measure.ts';
import { PdfFonts, type Weight } from './fonts.ts';
import { PageTotal } from './page-total.ts';

export interface PdfColumn {
  readonly label: string;
  readonly align: 'left' | 'right';
  /** Share of the page's width. */
  readonly width: number;
  /** Side in points of the square picture that a row may show here. */
  readonly picture?: number;
}

export interface PdfTableOptions {
  readonly landscape: boolean;
  readonly title: string;
  /** Left of the first page's head: shop and address lines. The first is bold. */
  readonly head: readonly string[];
  /** Under the title: period, filters. */
  readonly sub: readonly string[];
  readonly footer: string;
  /** Between page and total: 'of'. */
  readonly ofWord: string;
  readonly columns: readonly PdfColumn[];
}

const MARGIN = 28;
const SIZE = 7;
const LEADING = 9;
const PAD = 2.5;
const FOOT = 22;
const MAX_LINES = 3;
const INK = '#1a1a1a';
const SHADE = '#e2efe8';
const RULE = '#b5c4bc';
/** From the top of a line to its baseline at size 1: all fonts stand on the same one. */
const ASCENT = 0.718;
/** Bytes that may wait for the reader before the table waits for it. */
const HIGH_WATER = 1 << 20;

/** One document: `start`, lines, `end`. */
export class PdfTable {
  readonly #doc: PDFKit.PDFDocument;
  readonly #out: Writable;
  readonly #options: PdfTableOptions;
  readonly #fonts: PdfFonts;
  readonly #total: PageTotal;
  readonly #widths: readonly number[];
  readonly #lefts: readonly number[];
  #y = 0;

  constructor(out: Writable, options: PdfTableOptions) {
    this.#out = out;
    this.#options = options;
    this.#doc = new PDFDocument({
      size: 'A4',
      layout: options.landscape ? 'landscape' : 'portrait',
      margin: 0,
      autoFirstPage: false,
      info: { Title: options.title },
    });
    this.#fonts = new PdfFonts(this.#doc);
    this.#total = new PageTotal(this.#doc, SIZE);
    const room = (options.landscape ? 841.89 : 595.28) - 2 * MARGIN;
    const sum = options.columns.reduce((n, c) => n + c.width, 0);
    this.#widths = options.columns.map((c) => (c.width / sum) * room);
    let left = MARGIN;
    this.#lefts = this.#widths.map((width) => {
      const here = left;
      left += width;
      return here;
    });
  }

  start(): void {
    this.#doc.pipe(this.#out);
    this.#newPage();
  }

  /**
   * A data row; with a word (TOTAL) it is bold and shaded, and the word stands left of the figures.
   * `picture` is a JPEG or PNG for the column that has pictures.
   */
  async row(texts: readonly string[], word = '', picture?: Buffer): Promise<void> {
    const weight: Weight = word === '' ? 'regular' : 'bold';
    const lines = texts.map((text, i) => this.#cellLines(text, i, weight));
    const column = this.#options.columns.findIndex((c) => c.picture !== undefined);
    const side = this.#options.columns[column]?.picture ?? 0;
    const text = Math.max(1, ...lines.map((l) => l.length)) * LEADING + PAD;
    const height = picture === undefined ? text : Math.max(text, side + 2 * PAD);
    await this.#room(height);
    if (picture !== undefined) {
      const place = { fit: [side, side] as [number, number], align: 'center', valign: 'center' };
      const left = (this.#lefts[column] ?? 0) + PAD;
      this.#doc.image(picture, left, this.#y + PAD, place as PDFKit.Mixins.ImageOption);
    }
    if (word !== '') {
      this.#shade(height);
      this.#text(word, MARGIN + PAD, this.#y + PAD, SIZE, 'bold');
    }
    for (const [i, cell] of lines.entries()) this.#cell(cell, i, weight);
    this.#y += height;
    this.#rule();
  }

  /** A line over the whole width: a group's heading, or a remark. */
  async heading(text: string): Promise<void> {
    // Never alone at the foot of a page.
    await this.#room(3 * LEADING + 2 * PAD);
    this.#y += PAD;
    this.#text(text, MARGIN, this.#y + PAD, SIZE + 1, 'bold');
    this.#y += LEADING + PAD;
    this.#rule();
  }

  async end(): Promise<void> {
    this.#total.end();
    const closed = new Promise<void>((resolve, reject) => {
      this.#out.once('finish', resolve);
      this.#out.once('error', reject);
    });
    this.#doc.end();
    await closed;
  }

  get #bottom(): number {
    return this.#doc.page.height - MARGIN - FOOT;
  }

  async #room(height: number): Promise<void> {
    if (this.#y + height <= this.#bottom) return;
    this.#newPage();
    // Other requests get their turn at each page, and the reader catches up.
    do await nextTurn();
    while (this.#doc.readableLength > HIGH_WATER && !this.#out.destroyed);
  }

  #newPage(): void {
    this.#doc.addPage();
    const page = this.#total.next();
    this.#y = MARGIN;
    if (page === 1) this.#letterhead();
    else this.#runningHead();
    this.#headerRow();
    this.#footer(page);
  }

  #letterhead(): void {
    const { head, title, sub } = this.#options;
    const right = this.#doc.page.width - MARGIN;
    let y = MARGIN;
    for (const [i, line] of head.entries()) {
      this.#text(line, MARGIN, y, i === 0 ? 11 : 8, i === 0 ? 'bold' : 'regular');
      y += i === 0 ? 14 : 10;
    }
    let yRight = MARGIN;
    for (const [i, line] of [title, ...sub].entries()) {
      const size = i === 0 ? 12 : 8;
      const weight = i === 0 ? 'bold' : 'regular';
      this.#text(line, right - this.#fonts.width(line, weight) * size, yRight, size, weight);
      yRight += i === 0 ? 15 : 10;
    }
    this.#y = Math.max(y, yRight) + 6;
  }

  #runningHead(): void {
    const { head, title, sub } = this.#options;
    this.#text([head[0], title, sub[0]].filter(Boolean).join('  ·  '), MARGIN, this.#y, 8, 'bold');
    this.#y += 14;
  }

  #headerRow(): void {
    const lines = this.#options.columns.map((c, i) => this.#cellLines(c.label, i, 'bold'));
    const height = Math.max(...lines.map((l) => l.length)) * LEADING + 2 * PAD;
    this.#shade(height);
    this.#y += PAD / 2;
    for (const [i, cell] of lines.entries()) this.#cell(cell, i, 'bold');
    this.#y += height - PAD / 2;
    this.#rule();
  }

  #footer(page: number): void {
    const y = this.#doc.page.height - MARGIN - SIZE;
    this.#text(this.#options.footer, MARGIN, y, SIZE, 'regular');
    const text = `${page} ${this.#options.ofWord} `;
    const x = this.#doc.page.width - MARGIN - 70;
    this.#text(text, x, y, SIZE, 'regular');
    const end = x + this.#fonts.width(text, 'regular') * SIZE;
    this.#total.show(end, y + ASCENT * SIZE);
  }

  #cellLines(text: string, column: number, weight: Weight): string[] {
    if (text === '') return [];
    const max = ((this.#widths[column] ?? 0) - 2 * PAD) / SIZE;
    const font = { width: (t: string) => this.#fonts.width(t, weight) };
    // Figures are never cut: they are drawn smaller when the column is too narrow.
    if (this.#options.columns[column]?.align === 'right') return [text];
    return breakLines(text, font, max, MAX_LINES);
  }

  #cell(lines: readonly string[], column: number, weight: Weight): void {
    const left = (this.#lefts[column] ?? 0) + PAD;
    const room = (this.#widths[column] ?? 0) - 2 * PAD;
    const right = this.#options.columns[column]?.align === 'right';
    for (const [i, line] of lines.entries()) {
      const unit = this.#fonts.width(line, weight);
      const size = Math.min(SIZE, room / unit);
      const x = right ? left + room - unit * size : left;
      this.#text(line, x, this.#y + PAD + i * LEADING, size, weight);
    }
  }

  #text(text: string, x: number, y: number, size: number, weight: Weight): void {
    if (text === '') return;
    this.#fonts.use(text, weight);
    this.#doc
      .fontSize(size)
      .fillColor(INK)
      .text(text, x, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic' });
  }

  #shade(height: number): void {
    const width = this.#doc.page.width - 2 * MARGIN;
    this.#doc.rect(MARGIN, this.#y, width, height).fill(SHADE);
  }

  #rule(): void {
    const right = this.#doc.page.width - MARGIN;
    this.#doc.moveTo(MARGIN, this.#y).lineTo(right, this.#y).lineWidth(0.3).stroke(RULE);
  }
}
