/**
 * The addresses of every report: `laporan/{name}` with the Sheet or a file, and the calls that the
 * specification names with their own shapes. Rights, module, filter, shops and formats are the same
 * for all of them.
 */
import { z } from 'zod';
import { namedReportCall, reportCall } from '@kencana/contract/call/report-calls';
import { reportRight, type Report } from '@kencana/contract/define-report';
import { route, type Ctx, type RawReply, type Route } from '../../platform/http/route.ts';
import type { RawFilter } from './filter.ts';
import { answerApart, asFile } from './heavy-report.ts';
import type { ReportSource } from './report-query.ts';
import { prepareReport, readFew, type PreparedReport } from './run-report.ts';
import { spooledAt } from './spool.ts';
import { listReply, readFormat, sheetReply, writeReport, type Shape } from './write-report.ts';

/** Rows of a report that is answered at once; one with more is the work of another process. */
const MOST_AT_ONCE = 2000;

/** The routes of one report. */
export function reportRoutes(report: Report, source: ReportSource): Route[] {
  const schema = filterSchema(report);
  const common = {
    right: reportRight(report).key,
    ...(report.module && { module: report.module }),
    ...(report.ownerOnlyWhen && { ownerOnlyWhen: report.ownerOnlyWhen }),
    summary: report.file,
  };
  const own = route({
    ...common,
    method: 'GET',
    path: reportCall(report),
    query: schema,
    handler: (ctx, input) =>
      answer(ctx, report, source, input.query as RawFilter, 'sheet', sheetReply),
  });
  const { path } = report;
  if (!path) return [own];
  const named = path.methods.map((method) =>
    route({
      ...common,
      method,
      path: namedReportCall(path),
      query: schema,
      ...(method === 'POST' && { body: schema }),
      handler: (ctx, input) => {
        const body = (method === 'POST' ? input.body : {}) as RawFilter;
        const raw: RawFilter = { ...(input.query as RawFilter), ...body };
        const shape = path.answer;
        return answer(ctx, report, source, raw, shape, (work, few) => listReply(work, few, shape));
      },
    }),
  );
  return [own, ...named];
}

async function answer<Answer>(
  ctx: Ctx,
  report: Report,
  source: ReportSource,
  raw: RawFilter,
  shape: Shape,
  read: (ctx: Ctx, prepared: PreparedReport) => Promise<Answer>,
): Promise<Answer | RawReply> {
  const asked = { raw, shape, format: readFormat(ctx, raw) };
  const prepared = await prepareReport(ctx, report, source, raw);
  const few = await readFew(ctx, prepared, MOST_AT_ONCE);
  if (few === undefined) return answerApart(ctx, prepared, asked);
  if (asked.format === 'json') return read(ctx, few);
  return asFile(
    await spooledAt((path) => writeReport(ctx, few, asked, path)),
    report,
    asked.format,
  );
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
