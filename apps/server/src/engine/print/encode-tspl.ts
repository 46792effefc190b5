/**
 * Writes labels in TSPL for TSC printers and their like: one page per label with the printer's own
 * Code128 and fonts: 1 (8 × 12 dots) at 203 dpi, 2 (12 × 20 dots) at 300 dpi.
 */
import { arrangeLabel, type LabelModel, type LabelPaper } from './label.ts';

/** Bytes of all labels, in order; lines end with CR LF. */
export function encodeTspl(labels: readonly LabelModel[], paper: LabelPaper): Uint8Array {
  const setup = [
    `SIZE ${paper.lebar_mm} mm,${paper.tinggi_mm} mm`,
    `GAP ${paper.jarak_mm} mm,0 mm`,
    'DIRECTION 1',
    'CODEPAGE UTF-8',
  ];
  const pages = labels.flatMap((label) => page(label, paper));
  return Buffer.from([...setup, ...pages].map((line) => `${line}\r\n`).join(''), 'utf8');
}

function page(label: LabelModel, paper: LabelPaper): string[] {
  const { texts, barcode } = arrangeLabel(label, paper);
  const { x, y, height, module, value } = barcode;
  const font = paper.dots === 8 ? '1' : '2';
  return [
    'CLS',
    ...texts.map((text) => `TEXT ${text.x},${text.y},"${font}",0,1,1,"${quoted(text.text)}"`),
    `BARCODE ${x},${y},"128",${height},0,0,${module},${module},"${quoted(value)}"`,
    'PRINT 1,1',
  ];
}

/** A quotation mark would end the text and begin a command. */
function quoted(text: string): string {
  return text.replaceAll('"', '\\["]');
}
