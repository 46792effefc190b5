/**
 * Writes labels in ZPL II for Zebra printers and their like: one format per label, Code128 with
 * automatic subsets, texts in UTF-8 with everything unusual as hex so that no text is a command.
 */
import { arrangeLabel, type LabelModel, type LabelPaper } from './label.ts';

/** Bytes of all labels, in order. */
export function encodeZpl(labels: readonly LabelModel[], paper: LabelPaper): Uint8Array {
  return Buffer.from(labels.map((label) => format(label, paper)).join(''), 'ascii');
}

function format(label: LabelModel, paper: LabelPaper): string {
  const { texts, barcode } = arrangeLabel(label, paper);
  const width = Math.round(paper.lebar_mm * paper.dots);
  const length = Math.round(paper.tinggi_mm * paper.dots);
  const written = texts.map(({ x, y, height, text }) => {
    const size = Math.round(height);
    return `^FO${x},${y}^A0N,${size},${size}^FH_^FD${field(text)}^FS`;
  });
  return `${[
    '^XA^CI28',
    `^PW${width}^LL${length}^LH0,0`,
    ...written,
    `^FO${barcode.x},${barcode.y}^BY${barcode.module}` +
      `^BCN,${barcode.height},N,N,N,A^FH_^FD${field(barcode.value)}^FS`,
    '^PQ1^XZ',
  ].join('\n')}\n`;
}

/** Letters, figures and plain punctuation as they are, every other byte as _XX. */
function field(text: string): string {
  let result = '';
  for (const byte of Buffer.from(text, 'utf8')) {
    const character = String.fromCharCode(byte);
    const plain = /[A-Za-z0-9 .,:;()/+%*-]/.test(character);
    result += plain ? character : `_${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return result;
}
