/**
 * Draws a print model as a self-contained page for the browser's print dialog: one SVG per sheet at
 * exact millimetres and an exact @page size. No script; the only style is one element whose hash
 * stands in the content security policy that goes with the page.
 */
import { createHash } from 'node:crypto';
import {
  fontMm,
  rowMm,
  textBox,
  type Cell,
  type Page,
  type Paper,
  type PlacedRow,
  type PrintModel,
} from './model.ts';
import type { Logo } from './nota-data.ts';
import { symbolRects } from './symbol.ts';

export interface HtmlPage {
  readonly html: string;
  /** Content-Security-Policy under which the page still looks right. */
  readonly csp: string;
}

/** The whole document; sheets of a roll are as long as their content. */
export function drawHtml(model: PrintModel): HtmlPage {
  const { paper, pages } = model;
  const height = pages[0]?.heightMm ?? 0;
  const sheets = pages.map((page) => drawPage(paper, page));
  return htmlPage(model.title, paper.lebar_mm, height, sheets);
}

/** A page of SVG sheets of one size, also used by the labels. */
export function htmlPage(
  title: string,
  widthMm: number,
  heightMm: number,
  sheets: readonly string[],
): HtmlPage {
  const style =
    `@page{size:${mm(widthMm)}mm ${mm(heightMm)}mm;margin:0}` +
    'html,body{margin:0;padding:0;background:#fff}' +
    'svg{display:block;break-after:page;break-inside:avoid;fill:#000;' +
    'font-family:"Courier New",Courier,"Liberation Mono",monospace}' +
    'svg:last-child{break-after:auto}.tebal{font-weight:bold}' +
    '@media screen{svg{box-shadow:0 0 0 1px #bbb;margin-bottom:4mm}}';
  const hash = createHash('sha256').update(style).digest('base64');
  const html =
    '<!doctype html>\n<html lang="id">\n<head>\n<meta charset="utf-8">\n' +
    `<title>${escapeHtml(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n` +
    `${sheets.join('\n')}\n</body>\n</html>\n`;
  const csp = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'`;
  return { html, csp };
}

/** The opening tag of a sheet whose user units are millimetres. */
export function svgSheet(widthMm: number, heightMm: number, content: string): string {
  const [w, h] = [mm(widthMm), mm(heightMm)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" ` +
    `viewBox="0 0 ${w} ${h}">\n${content}\n</svg>`
  );
}

/** Text for an element or an attribute in quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Millimetres with at most three decimals. */
export function mm(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function drawPage(paper: Paper, page: Page): string {
  const rows = page.rows.map((row) => drawRow(paper, row)).filter((text) => text !== '');
  return svgSheet(paper.lebar_mm, page.heightMm, rows.join('\n'));
}

function drawRow(paper: Paper, row: PlacedRow): string {
  const { content } = row;
  const top = paper.margin_mm + row.top * rowMm(paper);
  switch (content.kind) {
    case 'text':
      return content.cells.map((cell) => drawCell(paper, cell, top)).join('');
    case 'rule': {
      const y = mm(top + rowMm(paper) / 2);
      const right = mm(paper.lebar_mm - paper.margin_mm);
      return (
        `<line x1="${mm(paper.margin_mm)}" x2="${right}" y1="${y}" y2="${y}" ` +
        'stroke="#000" stroke-width="0.2"/>'
      );
    }
    case 'space':
      return '';
    case 'logo':
      return drawLogo(paper, content.logo, content.heightMm, top);
    default: {
      const { rects, width } = symbolRects(content.kind, content.value);
      return svgRects(rects, symbolLeft(paper, width, content.align), top);
    }
  }
}

function drawCell(paper: Paper, cell: Cell, top: number): string {
  if (cell.text === '') return '';
  const { x, width } = textBox(paper, cell);
  const size = fontMm(paper) * cell.scale;
  const baseline = top + size * 0.95;
  return (
    `<text x="${mm(x)}" y="${mm(baseline)}" font-size="${mm(size)}" textLength="${mm(width)}" ` +
    `lengthAdjust="spacingAndGlyphs"${cell.bold ? ' class="tebal"' : ''}>` +
    `${escapeHtml(cell.text)}</text>`
  );
}

function drawLogo(paper: Paper, logo: Logo, heightMm: number, top: number): string {
  const data = Buffer.from(logo.bytes).toString('base64');
  const width = paper.lebar_mm - 2 * paper.margin_mm;
  return (
    `<image x="${mm(paper.margin_mm)}" y="${mm(top)}" width="${mm(width)}" ` +
    `height="${mm(heightMm)}" preserveAspectRatio="xMidYMid" href="data:${logo.mime};base64,${data}"/>`
  );
}

/** Black rectangles moved to x, y as one path. */
export function svgRects(
  rects: readonly { x: number; y: number; width: number; height: number }[],
  x: number,
  y: number,
): string {
  const path = rects.map(
    (r) => `M${mm(x + r.x)} ${mm(y + r.y)}h${mm(r.width)}v${mm(r.height)}h${mm(-r.width)}z`,
  );
  return `<path shape-rendering="crispEdges" d="${path.join('')}"/>`;
}

/** Left edge of a symbol of this width on the sheet. */
export function symbolLeft(paper: Paper, width: number, align: Cell['align']): number {
  const free = paper.lebar_mm - 2 * paper.margin_mm - width;
  return paper.margin_mm + { left: 0, center: free / 2, right: free }[align];
}
