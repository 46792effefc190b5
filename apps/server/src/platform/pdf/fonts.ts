/**
 * The fonts of our PDFs: Helvetica, which every reader has, for Latin text, and Chocolate Classical
 * Sans (Chinese and Japanese, one weight) for everything else, embedded with the used glyphs only
 * and loaded when first needed.
 */
import { createRequire } from 'node:module';
import { fontWidths, type FontWidths } from './text-measure.ts';

export type Weight = 'regular' | 'bold';

/** What Helvetica's WinAnsi encoding can write. */
const LATIN = /^[\t\n\r\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
const CJK =
  '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf';
const packages = createRequire(import.meta.url);

/** Chooses and measures fonts for one document. */
export class PdfFonts {
  readonly #doc: PDFKit.PDFDocument;
  readonly #widths = new Map<string, FontWidths>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Makes the font of this text the current one. */
  use(text: string, weight: Weight): void {
    this.#doc.font(fontOf(text, weight));
  }

  /** Width in points at size 1. */
  width(text: string, weight: Weight): number {
    const font = fontOf(text, weight);
    let widths = this.#widths.get(font);
    if (!widths) {
      widths = fontWidths((char) => this.#doc.font(font).fontSize(100).widthOfString(char) / 100);
      this.#widths.set(font, widths);
    }
    return widths.width(text);
  }
}

function fontOf(text: string, weight: Weight): string {
  if (LATIN.test(text)) return weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica';
  return packages.resolve(CJK);
}
