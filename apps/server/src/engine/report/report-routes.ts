/**
 * The addresses of every report: `laporan/{name}` with the Sheet or a file, and the calls that the
 * specification names with their own shapes. Rights, module, filter, shops and formats are the same
 * for all of them.
 */
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { reportRight, type Column, type Report } from '@kencana/contract/define-report';
import { route, type Ctx, type Reply, type Route } from '../../platform/http/route.ts';
import { wireCell } from './arrange.ts';
import { writeCsv } from './csv-file.ts';
import { writeExcel } from './excel-file.ts';
import type { RawFilter } from './filter.ts';
import { writePdf } from './pdf-file.ts';
import type { ReportRow, ReportSource } from './report-query.ts';
import { eachRow, prepareReport, readSheet, type PreparedReport } from './run-report.ts';
import { spooled } from './spool.ts';

const FILES = {
  pdf: { mime: 'application/pdf', write: writePdf },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeExcel,
  },
  csv: { mime: 'text/csv; charset=utf-8', write: writeCsv },
} as const;
type FileFormat = keyof typeof FILES;

/** The routes of one report. */
export function reportRoutes(report: Report, source: ReportSource): Route[] {
  const schema = filterSchema(report);
  const common = {
    right: reportRight(report).key,
    ...(report.module && { module: report.module }),
    summary: report.file,
  };
  const own = route({
    ...common,
    method: 'GET',
    path: `laporan/${report.name}`,
    query: schema,
    handler: (ctx, input) => answer(ctx, report, source, input.query as RawFilter, 'sheet'),
  });
  const { path } = report;
  if (!path) return [own];
  const named = path.methods.map((method) =>
    route({
      ...common,
      method,
      path: path.path,
      query: schema,
      ...(method === 'POST' && { body: schema }),
      handler: (ctx, input) => {
        const body = (method === 'POST' ? input.body : {}) as RawFilter;
        const raw: RawFilter = { ...(input.query as RawFilter), ...body };
        return answer(ctx, report, source, raw, path.answer);
      },
    }),
  );
  return [own, ...named];
}

async function answer(
  ctx: Ctx,
  report: Report,
  source: ReportSource,
  raw: RawFilter,
  shape: 'sheet' | 'baris' | 'kelompok',
): Promise<Reply> {
  const format = raw['format'] ?? 'json';
  if (format !== 'json' && !isFile(format)) {
    throw new AppError('VALIDASI', {}, { format: [ctx.t('report.pilihan_salah')] });
  }
  const prepared = await prepareReport(ctx, report, source, raw);
  if (isFile(format)) {
    const { mime, write } = FILES[format];
    const content = await spooled((out) => write(ctx, prepared, out));
    return { raw: content, mime, filename: `${report.file}.${format}` };
  }
  const message = (count: number): string => ctx.t(report.texts[count > 0 ? 'ada' : 'kosong']);
  if (shape === 'sheet') {
    const sheet = await readSheet(ctx, prepared);
    return { data: sheet, count: sheet.count, message: message(sheet.count) };
  }
  const list = await readList(ctx, prepared, shape);
  return { data: list.data, count: list.count, message: message(list.count), gagal: list.gagal };
}

/** The rows as the specification's calls answer them: objects in wire units, alone or per group. */
async function readList(
  ctx: Ctx,
  prepared: PreparedReport,
  shape: 'baris' | 'kelompok',
): Promise<{ data: object[]; count: number; gagal: unknown }> {
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

/**
 * Every name that the filter takes, for the documentation of the API; readFilter checks the values.
 */
function filterSchema(report: Report): z.ZodType {
  const names = report.filter.flatMap((f) =>
    f.kind === 'periode' ? [f.from, f.to, 'tgl_from', 'tgl_to'] : [f.key],
  );
  const text = z.string().optional();
  return z.object({
    ...Object.fromEntries(names.map((name) => [name, text])),
    variant: text,
    kode_toko: z.union([z.string(), z.array(z.string())]).optional(),
    format: text,
  });
}
