/**
 * Draws a print model as ESC/POS bytes for 58 and 80 mm receipt printers: the grid's rows become
 * lines of text, symbols the printer's own commands. Logos are left to the printer's memory.
 */
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { displayWidth, type Cell, type PrintModel, type Row } from './model.ts';

/**
 * Dots of a barcode, and dots per QR module (spec 1 §9). The encoder's width 1 is two dots a bar.
 */
const BARCODE_DOTS = 40;
const QR_DOTS = 2;

/**
 * Bytes of all pages, ending with a feed and a cut. Characters that the printer's code page 437
 * lacks become '?'. RangeError when the template is wider than a receipt printer writes.
 */
export function drawEscpos(model: PrintModel): Uint8Array {
  const { kolom } = model.paper;
  if (kolom > 48) throw new RangeError(`Too wide for a receipt printer: ${kolom} characters`);
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: kolom,
    feedBeforeCut: 4,
    newline: '\n',
  });
  encoder.initialize().codepage('cp437');
  for (const page of model.pages) {
    for (const row of page.rows) drawRow(encoder, row, kolom);
  }
  encoder.cut('partial');
  return encoder.encode();
}

function drawRow(encoder: ReceiptPrinterEncoder, row: Row, kolom: number): void {
  const { content } = row;
  switch (content.kind) {
    case 'text':
      drawCells(encoder, content.cells, kolom);
      break;
    case 'rule':
      encoder.line('-'.repeat(kolom));
      break;
    case 'space':
      encoder.newline(row.height);
      break;
    case 'logo':
      break;
    case 'barcode':
      encoder.align(content.align);
      encoder.barcode(content.value, 'code128', { height: BARCODE_DOTS, width: 1, text: false });
      encoder.align('left');
      break;
    case 'qr':
      encoder.align(content.align);
      encoder.qrcode(content.value, { model: 2, size: QR_DOTS, errorlevel: 'm' });
      encoder.align('left');
      break;
  }
}

/** One line of text: runs of cells that share their weight; a large cell stands alone. */
function drawCells(encoder: ReceiptPrinterEncoder, cells: readonly Cell[], kolom: number): void {
  const large = cells.find((cell) => cell.scale === 2);
  if (large) {
    const left = Math.floor(startOf(large) / 2);
    encoder.bold(large.bold).size(2, 2);
    encoder.line(' '.repeat(left) + asPrinted(large.text));
    encoder.size(1, 1).bold(false);
    return;
  }
  let used = 0;
  for (const cell of [...cells].sort((a, b) => startOf(a) - startOf(b))) {
    const gap = Math.max(0, startOf(cell) - used);
    const text = asPrinted(cell.text);
    encoder.text(' '.repeat(gap));
    encoder.bold(cell.bold).text(text).bold(false);
    used += gap + text.length;
  }
  if (used > kolom) throw new RangeError(`Line longer than ${kolom} characters`);
  encoder.newline();
}

function startOf(cell: Cell): number {
  const free = Math.max(0, cell.width - displayWidth(cell.text) * cell.scale);
  return cell.column + { left: 0, center: Math.floor(free / 2), right: free }[cell.align];
}

/** Characters outside the basic plane are '?' at once, wide ones '??', so that columns stay. */
function asPrinted(text: string): string {
  return Array.from(text, (c) => {
    const width = displayWidth(c);
    return width === 2 || c.length > 1 ? '?'.repeat(width) : c;
  }).join('');
}
