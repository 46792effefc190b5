/**
 * The number of pages, printed on every page before it is known: each page shows one shared drawing
 * that is written when the document ends. So "n of total" needs neither a second pass nor pages
 * kept in memory.
 */
import type PDFDocument from 'pdfkit';

const NAME = 'JumlahHalaman';

/** One per document: `show` on each page, `end` once. */
export class PageTotal {
  readonly #doc: PDFKit.PDFDocument;
  readonly #drawing: PDFKit.PDFKitReference;
  readonly #size: number;
  #pages = 0;

  constructor(doc: InstanceType<typeof PDFDocument>, size: number) {
    this.#doc = doc;
    this.#size = size;
    const font = doc.ref({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
    });
    (font as unknown as { end(): void }).end();
    this.#drawing = doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -size, size * 6, size],
      Resources: { Font: { F1: font } },
    });
  }

  /** Counts the page and answers its number. */
  next(): number {
    this.#pages += 1;
    return this.#pages;
  }

  /** Places the total with its baseline's left end at x, y (from the top). */
  show(x: number, y: number): void {
    const page = this.#doc.page as unknown as { xobjects: Record<string, unknown>; height: number };
    page.xobjects[NAME] = this.#drawing;
    // The page is drawn top down; the drawing is turned upright again.
    this.#doc.addContent(`q 1 0 0 -1 ${x.toFixed(2)} ${y.toFixed(2)} cm /${NAME} Do Q`);
  }

  end(): void {
    this.#drawing.end(
      Buffer.from(`BT /F1 ${this.#size} Tf 0 0 Td (${this.#pages}) Tj ET\n`, 'latin1'),
    );
  }
}
