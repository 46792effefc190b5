/**
 * Draws a print model as a PDF of the paper's exact size. Latin text is Courier, which every reader
 * has and which fills the grid exactly; other scripts use the platform's font, made smaller to fit
 * the grid.
 */
import PDFDocument from 'pdfkit';
import { PdfFonts } from '../../platform/pdf/fonts.ts';
import { collectPdf, mmToPt } from '../../platform/pdf/page.ts';
import { symbolLeft } from './draw-html.ts';
import {
  fontMm,
  rowMm,
  textBox,
  type Cell,
  type Paper,
  type PlacedRow,
  type PrintModel,
} from './model.ts';
import { symbolRects } from './symbol.ts';

const COURIER = /^[\u0020-\u007e\u00a0-\u00ff]*$/;

interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: PdfFonts;
  readonly paper: Paper;
}

/** The whole document as bytes. */
export async function drawPdf(model: PrintModel): Promise<Buffer> {
  const { paper } = model;
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: model.title } });
  const bytes = collectPdf(doc);
  const sheet: Sheet = { doc, fonts: new PdfFonts(doc), paper };
  for (const page of model.pages) {
    doc.addPage({ size: [mmToPt(paper.lebar_mm), mmToPt(page.heightMm)], margin: 0 });
    for (const row of page.rows) drawRow(sheet, row);
  }
  doc.end();
  return bytes;
}

function drawRow(sheet: Sheet, row: PlacedRow): void {
  const { doc, paper } = sheet;
  const { content } = row;
  const top = paper.margin_mm + row.top * rowMm(paper);
  if (content.kind === 'text') {
    for (const cell of content.cells) drawCell(sheet, cell, top);
  } else if (content.kind === 'rule') {
    const y = mmToPt(top + rowMm(paper) / 2);
    doc.moveTo(mmToPt(paper.margin_mm), y);
    doc.lineTo(mmToPt(paper.lebar_mm - paper.margin_mm), y);
    doc.lineWidth(0.5).stroke();
  } else if (content.kind === 'logo') {
    const width = paper.lebar_mm - 2 * paper.margin_mm;
    doc.image(Buffer.from(content.logo.bytes), mmToPt(paper.margin_mm), mmToPt(top), {
      fit: [mmToPt(width), mmToPt(content.heightMm)],
      align: 'center',
    });
  } else if (content.kind !== 'space') {
    const { rects, width } = symbolRects(content.kind, content.value);
    const left = symbolLeft(paper, width, content.align);
    for (const r of rects) {
      doc.rect(mmToPt(left + r.x), mmToPt(top + r.y), mmToPt(r.width), mmToPt(r.height));
    }
    doc.fill('#000');
  }
}

function drawCell({ doc, fonts, paper }: Sheet, cell: Cell, top: number): void {
  if (cell.text === '') return;
  const { x, width } = textBox(paper, cell);
  let size = mmToPt(fontMm(paper) * cell.scale);
  const baseline = mmToPt(top) + size * 0.95;
  if (COURIER.test(cell.text)) {
    doc.font(cell.bold ? 'Courier-Bold' : 'Courier');
  } else {
    size = Math.min(size, mmToPt(width) / fonts.width(cell.text, 'regular'));
    fonts.use(cell.text, 'regular');
  }
  doc.fontSize(size).text(cell.text, mmToPt(x), baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}
