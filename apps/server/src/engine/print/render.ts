/**
 * The print engine's door: a document or labels in, bytes for a browser, a file or a printer out.
 * Counting reprints and choosing the shop's template is the feature's part.
 */
import { arrange } from './arrange.ts';
import { drawEscpos } from './draw-escpos.ts';
import { drawHtml } from './draw-html.ts';
import { drawLabels } from './draw-label.ts';
import { drawPdf } from './draw-pdf.ts';
import { encodeTspl } from './encode-tspl.ts';
import { encodeZpl } from './encode-zpl.ts';
import { LABEL_PAPER, type LabelModel, type LabelPaper } from './label.ts';
import type { Translate } from './layout.ts';
import type { NotaData } from './nota-data.ts';
import type { Template } from '@kencana/contract/print-template';

export type NotaFormat = 'html' | 'pdf' | 'escpos';
export type LabelFormat = 'html' | 'zpl' | 'tspl';

export interface Printed {
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** For html: the Content-Security-Policy to send with it. */
  readonly csp?: string;
}

const HTML = 'text/html; charset=utf-8';
const BINARY = 'application/octet-stream';

/**
 * One document in one format, `t` in the language of the paper. RangeError when the format is
 * escpos and the template is wider than a receipt printer writes (48 characters).
 */
export async function renderNota(
  template: Template,
  data: NotaData,
  format: NotaFormat,
  t: Translate,
): Promise<Printed> {
  const model = arrange(template, data, t);
  if (format === 'pdf') return { mime: 'application/pdf', bytes: await drawPdf(model) };
  if (format === 'escpos') return { mime: BINARY, bytes: drawEscpos(model) };
  const { html, csp } = drawHtml(model);
  return { mime: HTML, bytes: Buffer.from(html, 'utf8'), csp };
}

/**
 * Labels in order, each once. `paper.lembar` counts for html only. RangeError when a barcode is
 * too wide for the label.
 */
export function renderLabels(
  labels: readonly LabelModel[],
  format: LabelFormat,
  paper: LabelPaper = LABEL_PAPER.TAG_40X15,
): Printed {
  if (format === 'zpl') return { mime: BINARY, bytes: encodeZpl(labels, paper) };
  if (format === 'tspl') return { mime: BINARY, bytes: encodeTspl(labels, paper) };
  const title = labels
    .map((label) => label.kode_barcode)
    .join(' ')
    .slice(0, 60);
  const { html, csp } = drawLabels(labels, paper, title);
  return { mime: HTML, bytes: Buffer.from(html, 'utf8'), csp };
}
