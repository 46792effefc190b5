/**
 * Reports of many rows, one at a time and beside the process that serves the counter; whoever waits
 * is told the place in the queue, and then how many rows there are so far.
 */
import type { Readable } from 'node:stream';
import type { Report } from '@kencana/contract/define-report';
import type { Right } from '@kencana/contract/permission';
import { readSettings } from '../../platform/db/settings.ts';
import type { Db } from '../../platform/db/tx.ts';
import { translate, pickLanguage } from '../../platform/http/text.ts';
import type { Ctx, RawReply, SessionUser } from '../../platform/http/route.ts';
import type { ApartJob, WorkOptions } from '../../platform/queue/apart.ts';
import { Turnstile } from '../../platform/queue/turnstile.ts';
import type { ReportCtx } from './report-ctx.ts';
import type { ReportSource } from './report-query.ts';
import { prepareReport, type PreparedReport } from './run-report.ts';
import { spooledAt } from './spool.ts';
import { mimeOf, writeReport, type Format, type ReportAsked } from './write-report.ts';

/** The job's name in the process of `platform/queue/apart.ts`. */
export const REPORT_JOB = 'laporan';

/** What the process is told of a report. */
interface ReportInput extends ReportAsked {
  readonly laporan: string;
  readonly kodeToko: string;
  readonly user: SessionUser;
  readonly bahasa: string;
  /** Origin of this server, which tells its own shops from those elsewhere. */
  readonly url: string | undefined;
  /** Every right of the product: what a level has in another shop. */
  readonly rights: readonly Right[];
  /** The file to fill. */
  readonly path: string;
}

/** Without a process beside the server (tests) its own does the work, one at a time as well. */
const here = new Turnstile({ atOnce: 1, waiting: 20, each: 3 });

/**
 * The report as a file of its own making, in its turn. Throws SIBUK where too many wait, and
 * TERLALU_SERING where this person has three in the queue.
 */
export async function answerApart(
  ctx: Ctx,
  prepared: PreparedReport,
  asked: ReportAsked,
): Promise<RawReply> {
  const { apart } = ctx.services;
  const { report } = prepared;
  const options = told(ctx);
  const content = await spooledAt((path) => {
    if (apart === undefined)
      return here.run(() => writeReport(ctx, prepared, asked, path), options);
    const { kodeToko, user, bahasa } = ctx;
    const { config, rights } = ctx.services;
    const { url } = config;
    const about = { laporan: report.name, kodeToko, user, bahasa, url, rights, path };
    const input: ReportInput = { ...asked, ...about };
    return apart.run(REPORT_JOB, input, options);
  });
  return asFile(content, report, asked.format);
}

/** Tells the tab that waits: `ke` its place in the queue, 0 at work; `baris` the rows so far. */
function told(ctx: Ctx): WorkOptions {
  const { services, tokenHash, requestId: id, user, gone } = ctx;
  const room = `sesi:${tokenHash?.toString('hex') ?? ''}` as const;
  const tell = (ke: number, baris: number): void => {
    services.live.emit(room, 'antrian-laporan', { id, ke, baris });
  };
  return {
    key: `${user.kode_toko}/${user.user_id}`,
    signal: gone,
    onPlace: (place) => tell(place, 0),
    onStep: (rows) => tell(0, rows),
  };
}

/** The file as an answer: JSON as the call's own, anything else under the report's name. */
export function asFile(content: Readable, report: Report, format: Format): RawReply {
  const mime = mimeOf(format);
  if (format === 'json') return { raw: content, mime };
  return { raw: content, mime, filename: `${report.file}.${format}` };
}

/** Rows between two words on how far a report is. */
const STEP = 5000;

/**
 * The job for the process: reads the report of `sources` again, in its own snapshot, and writes it.
 */
export function reportJob(
  db: Db,
  reports: readonly Report[],
  sources: Readonly<Record<string, ReportSource>>,
): ApartJob {
  return async (given, step) => {
    const input = given as ReportInput;
    const report = reports.find(({ name }) => name === input.laporan);
    const source = sources[input.laporan];
    if (report === undefined || source === undefined) throw new Error(`no ${input.laporan}`);
    const ctx = await reportCtx(db, input);
    const prepared = await prepareReport(ctx, report, counted(source, step), input.raw);
    await writeReport(ctx, prepared, input, input.path);
  };
}

function counted(source: ReportSource, step: (rows: number) => void): ReportSource {
  let rows = 0;
  return {
    ...source,
    query: async function* (tx, filter, env) {
      for await (const row of source.query(tx, filter, env)) {
        rows += 1;
        if (rows % STEP === 0) step(rows);
        yield row;
      }
    },
  };
}

async function reportCtx(db: Db, input: ReportInput): Promise<ReportCtx> {
  const { kodeToko, user, bahasa, url, rights } = input;
  const language = pickLanguage(bahasa);
  return {
    db,
    kodeToko,
    user,
    bahasa: language,
    services: { config: { url }, rights },
    settings: await db.tenant(kodeToko, readSettings),
    read: (work, options) => db.tenant(kodeToko, work, options),
    t: (key, data) => translate(language, key, data),
  };
}
