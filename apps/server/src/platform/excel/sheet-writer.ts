/**
 * Writes worksheets as .xlsx row by row: real numbers and dates with formats, bold rows, a frozen
 * header. Memory does not grow with the rows: texts are inline, and each row goes to the archive as
 * soon as it is made.
 */
import type { Writable } from 'node:stream';
import { neutralText } from './neutral-text.ts';
import { drawingParts, DRAWING_TYPES, type SheetPicture } from './sheet-picture.ts';
import { ZipWriter } from './zip-writer.ts';

/** `literal` is text that stays text also when somebody types digits into the column. */
export type ExcelFormat = 'text' | 'whole' | 'gram' | 'percent' | 'date' | 'literal';

export interface ExcelColumn {
  readonly format: ExcelFormat;
  /** Characters. */
  readonly width: number;
}

export type ExcelValue = string | number | null;

/** A row that is higher than its text, with a JPEG in one of its columns. */
export interface PictureRow {
  /** Height in lines of text. */
  readonly lines: number;
  /** From 0. */
  readonly column: number;
  readonly jpeg: Buffer | undefined;
}

/** Points of one line of text. */
const LINE = 12.75;

const FORMATS: readonly ExcelFormat[] = ['text', 'whole', 'gram', 'percent', 'date', 'literal'];
const HEADER_STYLE = FORMATS.length * 2;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * One sheet: `start` with how many rows stay frozen, rows, `end`. Further sheets are named at the
 * start, and `next` goes to each.
 */
export class SheetWriter {
  readonly #zip: ZipWriter;
  #columns: readonly ExcelColumn[];
  readonly #pictures: SheetPicture[] | undefined;
  #sheet = 0;
  #row = 0;

  /** `pictures`: rows of the first sheet, the only one then, may show them; they stay in memory. */
  constructor(out: Writable, columns: readonly ExcelColumn[], pictures = false) {
    this.#zip = new ZipWriter(out);
    this.#columns = columns;
    this.#pictures = pictures ? [] : undefined;
  }

  async start(name: string, frozenRows: number, more: readonly string[] = []): Promise<void> {
    const drawn = this.#pictures !== undefined;
    for (const [path, content] of packageParts([name, ...more], drawn)) {
      await this.#part(path, XML + content);
    }
    await this.#open(frozenRows);
  }

  async #part(path: string, content: string | Buffer): Promise<void> {
    await this.#zip.open(path);
    await this.#zip.write(content);
    await this.#zip.close();
  }

  /** Ends the sheet and begins the next of those that were named. */
  async next(columns: readonly ExcelColumn[], frozenRows: number): Promise<void> {
    await this.#close();
    this.#columns = columns;
    await this.#open(frozenRows);
  }

  async #open(frozenRows: number): Promise<void> {
    this.#sheet += 1;
    this.#row = 0;
    const cols = this.#columns
      .map(({ width, format }, i) => {
        const style = format === 'literal' ? ` style="${FORMATS.indexOf(format)}"` : '';
        return `<col min="${i + 1}" max="${i + 1}" width="${width}"${style} customWidth="1"/>`;
      })
      .join('');
    await this.#zip.open(`xl/worksheets/sheet${this.#sheet}.xml`);
    await this.#zip.write(
      `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews>` +
        '<sheetView workbookViewId="0">' +
        `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" ` +
        'activePane="bottomLeft" state="frozen"/>' +
        `</sheetView></sheetViews><cols>${cols}</cols><sheetData>`,
    );
  }

  /** A row of the columns' formats; dates as yyyy-MM-dd text. */
  async row(values: readonly ExcelValue[], bold = false, picture?: PictureRow): Promise<void> {
    await this.#write(
      values.map((value, i) => {
        const format = this.#columns[i]?.format ?? 'text';
        return cell(value, format, FORMATS.indexOf(format) + (bold ? FORMATS.length : 0));
      }),
      picture?.lines,
    );
    const { column = 0, jpeg } = picture ?? {};
    if (jpeg !== undefined) this.#pictures?.push({ row: this.#row - 1, column, jpeg });
  }

  /** A row of texts, whatever the columns hold. */
  async textRow(values: readonly string[], style: 'plain' | 'bold' | 'header'): Promise<void> {
    const styleId = { plain: 0, bold: FORMATS.length, header: HEADER_STYLE }[style];
    await this.#write(values.map((value) => cell(value, 'text', styleId)));
  }

  async end(): Promise<void> {
    await this.#close();
    for (const [path, content] of drawingParts(this.#pictures)) await this.#part(path, content);
    await this.#zip.end();
  }

  async #close(): Promise<void> {
    const drawing = this.#pictures === undefined ? '' : '<drawing r:id="rId1"/>';
    await this.#zip.write(`</sheetData>${drawing}</worksheet>`);
    await this.#zip.close();
  }

  async #write(cells: readonly string[], lines?: number): Promise<void> {
    this.#row += 1;
    const height = lines === undefined ? '' : ` ht="${lines * LINE}" customHeight="1"`;
    await this.#zip.write(`<row r="${this.#row}"${height}>${cells.join('')}</row>`);
  }
}

function cell(value: ExcelValue, format: ExcelFormat, style: number): string {
  if (value === null || value === '') return `<c s="${style}"/>`;
  if (format === 'date' && typeof value === 'string') {
    return `<c s="${style}"><v>${(Date.parse(`${value}T00:00:00Z`) - EPOCH) / DAY_MS}</v></c>`;
  }
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  const text = escapeXml(neutralText(value));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** XML text without the control characters that XML does not know; `_x41_` is not read as one. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function packageParts(names: readonly string[], drawn: boolean): [string, string][] {
  const sheets = names.map((name, i) => {
    const title = escapeXml(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31));
    const quoted = title.replaceAll('"', '&quot;');
    return `<sheet name="${quoted}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`;
  });
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = [
    ...names.map((_, i) => relation(i + 1, 'worksheet', `worksheets/sheet${i + 1}.xml`)),
    relation(names.length + 1, 'styles', 'styles.xml'),
  ];
  return [
    ['[Content_Types].xml', contentTypes(names.length, drawn)],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">` +
        `${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
        `<sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    ],
    ['xl/styles.xml', styles()],
  ];
}

function contentTypes(sheets: number, drawn: boolean): string {
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const part = (path: string, type: string): string =>
    `<Override PartName="/xl/${path}" ContentType="${office}.${type}+xml"/>`;
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1);
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ' +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    (drawn ? DRAWING_TYPES : '') +
    part('workbook.xml', 'sheet.main') +
    numbers.map((n) => part(`worksheets/sheet${n}.xml`, 'worksheet')).join('') +
    `${part('styles.xml', 'styles')}</Types>`
  );
}

/** Styles 0 to 5 are FORMATS, 6 to 11 the same in bold, 12 the header. */
function styles(): string {
  const codes = ['General', '#,##0', '#,##0.000', '0.00', 'yyyy\\-mm\\-dd', '@'];
  const numFmts = codes
    .slice(1)
    .map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${code}"/>`)
    .join('');
  const xf = (i: number, font: number, fill = 0): string =>
    `<xf numFmtId="${i === 0 ? 0 : 163 + i}" fontId="${font}" fillId="${fill}" ` +
    'borderId="0" xfId="0" ' +
    `applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
  const xfs = [0, 1].flatMap((font) => codes.map((_, i) => xf(i, font)));
  const font = '<sz val="10"/><name val="Arial"/>';
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts count="${codes.length - 1}">${numFmts}</numFmts>` +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="3"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid">' +
    '<fgColor rgb="FFE2EFE8"/><bgColor indexed="64"/></patternFill></fill></fills>' +
    '<borders count="1"><border/></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${xfs.length + 1}">${xfs.join('')}${xf(0, 1, 2)}</cellXfs></styleSheet>`
  );
}
