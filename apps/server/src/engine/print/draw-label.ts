/**
 * Draws labels for the browser: one per page of the label's size, or several on a sheet. The same
 * page is the preview.
 */
import { escapeHtml, htmlPage, mm, svgRects, svgSheet, type HtmlPage } from './draw-html.ts';
import { arrangeLabel, type LabelModel, type LabelPaper, type LabelSheet } from './label.ts';
import { code128Bars } from './symbol.ts';

/** All labels; `title` is the page's. */
export function drawLabels(
  labels: readonly LabelModel[],
  paper: LabelPaper,
  title: string,
): HtmlPage {
  const sheet: LabelSheet = paper.lembar ?? { ...paper, margin_mm: 0, kolom: 1, baris: 1 };
  const perSheet = sheet.kolom * sheet.baris;
  const sheets: string[] = [];
  for (let first = 0; first < labels.length; first += perSheet) {
    const drawn = labels
      .slice(first, first + perSheet)
      .map((label, i) => drawLabel(label, paper, placeOf(paper, sheet, i)));
    sheets.push(svgSheet(sheet.lebar_mm, sheet.tinggi_mm, drawn.join('\n')));
  }
  return htmlPage(title, sheet.lebar_mm, sheet.tinggi_mm, sheets);
}

function placeOf(paper: LabelPaper, sheet: LabelSheet, i: number): { x: number; y: number } {
  const column = i % sheet.kolom;
  const row = Math.floor(i / sheet.kolom);
  return {
    x: sheet.margin_mm + column * (paper.lebar_mm + paper.jarak_mm),
    y: sheet.margin_mm + row * (paper.tinggi_mm + paper.jarak_mm),
  };
}

function drawLabel(label: LabelModel, paper: LabelPaper, at: { x: number; y: number }): string {
  const { texts, barcode } = arrangeLabel(label, paper);
  const scale = 1 / paper.dots;
  const written = texts.map((text) => {
    const size = text.height * scale;
    const x = mm(at.x + text.x * scale);
    const y = mm(at.y + text.y * scale + size * 0.8);
    return `<text x="${x}" y="${y}" font-size="${mm(size)}">${escapeHtml(text.text)}</text>`;
  });
  const module = barcode.module * scale;
  const rects = code128Bars(barcode.value).bars.map((bar) => ({
    x: bar.x * module,
    y: 0,
    width: bar.width * module,
    height: barcode.height * scale,
  }));
  const bars = svgRects(rects, at.x + barcode.x * scale, at.y + barcode.y * scale);
  return `<g>${written.join('')}${bars}</g>`;
}
