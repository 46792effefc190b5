/** A report's answer in its shape and format: a Sheet, the lists of the old calls, or a file. */
import type { Writable } from 'node:stream';
import { AppError } from '@kencana/contract/error-code';
import type { Column } from '@kencana/contract/define-report';
import type { Sheet } from '@kencana/contract/sheet';
import { wireCell } from './arrange.ts';
import { writeCsv } from './csv-file.ts';
import { writeExcel } from './excel-file.ts';
import type { RawFilter } from './filter.ts';
import { writePdf } from './pdf-file.ts';
import type { ReportCtx } from './report-ctx.ts';
import type { ReportRow } from './report-query.ts';
import { eachRow, readSheet, type PreparedReport } from './run-report.ts';
import { ended, writeFileAt } from './spool.ts';

/** What a call of the specification answers: rows, or rows under their groups. */
type ListShape = 'baris' | 'kelompok';
export type Shape = 'sheet' | ListShape;

type Write = (ctx: ReportCtx, prepared: PreparedReport, out: Writable) => Promise<void>;

const FILES = {
  pdf: { mime: 'application/pdf', write: writePdf },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeExcel,
  },
  csv: { mime: 'text/csv; charset=utf-8', write: writeCsv },
} as const satisfies Record<string, { mime: string; write: Write }>;
export type FileFormat = keyof typeof FILES;
export type Format = FileFormat | 'json';

/** What is asked of a report beside its name. */
export interface ReportAsked {
  readonly raw: RawFilter;
  readonly shape: Shape;
  readonly format: Format;
}

/** The format that is asked for; throws VALIDASI for one that there is not. */
export function readFormat(ctx: ReportCtx, raw: RawFilter): Format {
  const format = raw['format'] ?? 'json';
  if (format === 'json' || isFile(format)) return format;
  throw new AppError('VALIDASI', {}, { format: [ctx.t('report.pilihan_salah')] });
}

/** The media type of a format. */
export function mimeOf(format: Format): string {
  return format === 'json' ? 'application/json; charset=utf-8' : FILES[format].mime;
}

/** What `laporan/{name}` answers as JSON: data, count and message as the envelope has them. */
export async function sheetReply(ctx: ReportCtx, prepared: PreparedReport) {
  const sheet = await readSheet(ctx, prepared);
  return { data: sheet, count: sheet.count, message: messageOf(ctx, prepared, sheet.count) };
}

/** What an address of the specification answers as JSON. */
export async function listReply(ctx: ReportCtx, prepared: PreparedReport, shape: ListShape) {
  const { data, count, gagal } = await readList(ctx, prepared, shape);
  return { data, count, message: messageOf(ctx, prepared, count), gagal };
}

function messageOf(ctx: ReportCtx, { report }: PreparedReport, count: number): string {
  return ctx.t(report.texts[count > 0 ? 'ada' : 'kosong']);
}

/** Writes the whole answer to the file at `path`; JSON with its envelope. */
export function writeReport(
  ctx: ReportCtx,
  prepared: PreparedReport,
  { format, shape }: ReportAsked,
  path: string,
): Promise<void> {
  return writeFileAt(path, async (out) => {
    if (format !== 'json') return FILES[format].write(ctx, prepared, out);
    const reply =
      shape === 'sheet' ? await sheetReply(ctx, prepared) : await listReply(ctx, prepared, shape);
    out.write(JSON.stringify({ status: 'success', ...reply }));
    return ended(out);
  });
}

/** The rows as the specification's calls answer them: objects in wire units, alone or per group. */
async function readList(
  ctx: ReportCtx,
  prepared: PreparedReport,
  shape: ListShape,
): Promise<{ data: object[]; count: number; gagal: Sheet['gagal'] }> {
  const { layout, report } = prepared;
  const key = layout.groupBy?.key ?? '';
  const rows: object[] = [];
  const groups = new Map<unknown, { detail: object[] }>();
  let count = 0;
  const gagal = await eachRow(ctx, prepared, (_, row) => {
    count += 1;
    const item = wireRow(layout.columns, report.path?.ikut ?? [], row);
    if (shape === 'baris') {
      rows.push(item);
      return;
    }
    const group = groups.get(row[key]) ?? { [key]: row[key], detail: [] };
    group.detail.push(item);
    groups.set(row[key], group);
  });
  return { data: shape === 'baris' ? rows : [...groups.values()], count, gagal };
}

function wireRow(columns: readonly Column[], ikut: readonly string[], row: ReportRow): object {
  return {
    ...Object.fromEntries(columns.map((c) => [c.key, wireCell(c.kind, row[c.key])])),
    ...Object.fromEntries(ikut.map((key) => [key, row[key]])),
  };
}

function isFile(format: unknown): format is FileFormat {
  return typeof format === 'string' && Object.hasOwn(FILES, format);
}
