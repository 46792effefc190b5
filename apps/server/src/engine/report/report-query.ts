/**
 * What a feature gives for a report: one query that yields its rows. Rows are read through a
 * cursor, so a query costs the same memory for ten rows and for a hundred thousand.
 */
import { sql, type RawBuilder } from 'kysely';
import type { FilterOf, Report } from '@kencana/contract/define-report';
import type { SheetLine } from '@kencana/contract/sheet';
import type { Tx } from '../../platform/db/tx.ts';

/** A row by column key: rupiah, milligrams and hundredths as integers, dates as yyyy-MM-dd text. */
export type ReportRow = Readonly<Record<string, unknown>>;

export interface ReportEnv {
  readonly kodeToko: string;
  readonly tglSystem: string;
  /** IANA zone of the shop, for the time of day. */
  readonly zonaWaktu: string;
  /** False leaves out rows that tell a cost; columns that do are left out by the engine. */
  readonly maySeeCost: boolean;
  /** A text in the reader's language. */
  readonly t: (key: string, data?: Record<string, unknown>) => string;
}

/** Yields the rows in their final order: groups together, `sort_by` within them. */
export type ReportQuery<R extends Report = Report> = (
  tx: Tx,
  filter: FilterOf<R>,
  env: ReportEnv,
) => AsyncIterable<ReportRow>;

/**
 * A report on the server. `arrange` is the only escape: it draws the lines itself from all rows of
 * all shops.
 */
export interface ReportSource<R extends Report = Report> {
  readonly query: ReportQuery<R>;
  readonly arrange?: (rows: readonly ReportRow[], env: Pick<ReportEnv, 't'>) => SheetLine[];
}

/**
 * Whether the figures of document `d` count where this status was chosen: ALL lists what was
 * cancelled too, but for nothing, so that the sums are of what holds (docs/decision/0048).
 */
export function countsIn(status: string): RawBuilder<unknown> {
  return sql`(d.status <> 'BATAL' or ${status} = 'BATAL')`;
}

const BATCH = 1000;

/** Reads a query in batches through a cursor of the transaction. One at a time per transaction. */
export async function* stream(
  tx: Tx,
  query: RawBuilder<ReportRow>,
): AsyncGenerator<ReportRow, void, undefined> {
  await tx.exec(sql`declare laporan no scroll cursor for ${query}`);
  for (;;) {
    const rows = await tx.rows(sql<ReportRow>`fetch ${sql.raw(String(BATCH))} from laporan`);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await tx.exec(sql`close laporan`);
}
