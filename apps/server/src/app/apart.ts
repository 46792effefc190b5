/**
 * The process beside the server for long work: it knows the reports and the database, and nothing
 * of requests. The server starts it (`platform/queue/apart.ts`) and hands it what it is to do.
 */
import { reports } from '@kencana/contract/registry';
import { REPORT_JOB, reportJob } from '../engine/report/heavy-report.ts';
import { openDb } from '../platform/db/pool.ts';
import { serveApart } from '../platform/queue/apart.ts';
import { QUERIES } from './report-queries.ts';

/** Three branches are asked at once, and head office's own shop. */
const CONNECTIONS = 4;

const db = await openDb(process.env['DATABASE_URL'] ?? '', { max: CONNECTIONS });
serveApart({ [REPORT_JOB]: reportJob(db, reports, QUERIES) });
