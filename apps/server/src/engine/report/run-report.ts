/**
 * Runs a report: checks the filter, reads every chosen shop in its own snapshot, and hands its rows
 * on in order. What becomes of them (Sheet, file, the old calls' lists) is the caller's business.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { layoutSeenBy, maySeeCost } from '@kencana/contract/cost';
import {
  layoutOf,
  reportRight,
  type Column,
  type Layout,
  type Report,
} from '@kencana/contract/define-report';
import { columnWidth } from '@kencana/contract/field/value';
import { passesByLevel } from '@kencana/contract/permission';
import type { Level } from '@kencana/contract/permission';
import type { Sheet, SheetHead, SheetLine } from '@kencana/contract/sheet';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { assertHere, unreadText } from '../../platform/http/portal.ts';
import { atOnce } from '../../platform/queue/at-once.ts';
import { Arranger, type LineSink } from './arrange.ts';
import { readFilter, type FilterValues, type RawFilter } from './filter.ts';
import type { ReportCtx } from './report-ctx.ts';
import type { ReportEnv, ReportRow, ReportSource } from './report-query.ts';
import { chooseShops } from './shops.ts';

/** A report with everything known before its first row. */
export interface PreparedReport {
  readonly report: Report;
  readonly source: ReportSource;
  readonly filter: FilterValues;
  /** The variant's columns; with several shops the shop's code stands first. */
  readonly layout: Layout;
  readonly head: SheetHead;
  /** The reader's level in each of the chosen shops. */
  readonly levels: ReadonlyMap<string, Level>;
  /** The reader may see cost in every chosen shop. */
  readonly cost: boolean;
  /** Its rows, where they have been read already. */
  readonly read?: RowsRead;
}

interface RowsRead {
  readonly rows: readonly (readonly [kodeToko: string, row: ReportRow])[];
  readonly gagal: Sheet['gagal'];
}

/** What could not be read, and how many rows were. */
export interface ReportOutcome {
  readonly count: number;
  readonly gagal: Sheet['gagal'];
}

/** Which shop a row is of, where the report has several. */
const SHOP_COLUMN: Column = { key: 'kode_toko', label: 'report.toko', kind: 'teks', width: 7 };

/** Checks who asks for what; throws the filter's and the shops' errors. */
export async function prepareReport(
  ctx: ReportCtx,
  report: Report,
  source: ReportSource,
  raw: RawFilter,
): Promise<PreparedReport> {
  const right = reportRight(report).key;
  const { home, codes, people, now } = await chooseShops(ctx, raw['kode_toko'], right);
  const filter = readFilter(report, raw, {
    tglSystem: home.tgl_system,
    levels: people.map((person) => person.level),
    settings: ctx.settings,
    t: (key, data) => ctx.t(key, data),
  });
  // A shop where the person may not see cost hides it in all: their sums stand in one line.
  const reader = people.find((person) => !maySeeCost(person)) ?? ctx.user;
  const own = layoutSeenBy(reader, layoutOf(report, filter.variant));
  const layout = codes.length > 1 ? { ...own, columns: [SHOP_COLUMN, ...own.columns] } : own;
  const dated = report.filter.some((f) => f.kind === 'periode');
  const head: SheetHead = {
    laporan: report.name,
    judul: ctx.t(report.title),
    toko: {
      kode_toko: home.kode_toko,
      nama_toko: home.nama_toko,
      alamat_toko: home.alamat_toko,
    },
    kode_toko: codes,
    tgl_from: filter.from,
    tgl_to: filter.to,
    periode: dated
      ? ctx.t('report.periode', { dari: filter.from, sampai: filter.to })
      : ctx.t('report.per_tanggal', { tgl: filter.to }),
    columns: layout.columns.map((c) => ({
      key: c.key,
      label: ctx.t(c.label),
      kind: c.kind,
      width: c.width ?? columnWidth(c.kind),
    })),
    dicetak_oleh: ctx.user.user_id,
    dicetak_pada: now,
  };
  const levels = new Map(codes.map((code, i) => [code, people[i]?.level ?? ctx.user.level]));
  return { report, source, filter, layout, head, levels, cost: maySeeCost(reader) };
}

/** Branches that head office asks at a time. */
const SHOPS_AT_ONCE = 3;

/** More rows than a report that is answered at once may have. */
class TooManyRows extends Error {}

/**
 * The report with its rows read, where they are at most `most`; undefined where there are more:
 * then it is a work for another process.
 */
export async function readFew(
  ctx: ReportCtx,
  prepared: PreparedReport,
  most: number,
): Promise<PreparedReport | undefined> {
  const rows: [string, ReportRow][] = [];
  try {
    const gagal = await readRows(
      ctx,
      prepared,
      (kodeToko, row) => {
        rows.push([kodeToko, row]);
      },
      most,
    );
    return { ...prepared, read: { rows, gagal } };
  } catch (error) {
    if (error instanceof TooManyRows) return undefined;
    throw error;
  }
}

/**
 * Hands the rows on shop by shop. One shop alone streams and its error is the request's; of several
 * each is read whole first, three at a time, and one that fails is left out and named, so that a
 * dead branch does not fail the rest.
 */
export async function eachRow(
  ctx: ReportCtx,
  prepared: PreparedReport,
  onRow: (kodeToko: string, row: ReportRow) => void | Promise<void>,
): Promise<Sheet['gagal']> {
  if (prepared.read === undefined) return readRows(ctx, prepared, onRow, Infinity);
  for (const [kodeToko, row] of prepared.read.rows) await onRow(kodeToko, row);
  return prepared.read.gagal;
}

async function readRows(
  ctx: ReportCtx,
  prepared: PreparedReport,
  onRow: (kodeToko: string, row: ReportRow) => void | Promise<void>,
  most: number,
): Promise<Sheet['gagal']> {
  let count = 0;
  const counted = (): void => {
    count += 1;
    if (count > most) throw new TooManyRows();
  };
  const shops = prepared.head.kode_toko;
  const [only] = shops;
  if (shops.length === 1 && only !== undefined) {
    await readShop(ctx, prepared, only, (row) => {
      counted();
      return onRow(only, row);
    });
    return [];
  }
  const readWhole = async (kodeToko: string): Promise<ReportRow[]> => {
    const rows: ReportRow[] = [];
    await readShop(ctx, prepared, kodeToko, (row) => {
      counted();
      rows.push({ ...row, kode_toko: kodeToko });
    });
    return rows;
  };
  const failed: { kode_toko: string; message: string }[] = [];
  for await (const [kodeToko, end] of atOnce(shops, SHOPS_AT_ONCE, readWhole)) {
    if ('value' in end) {
      for (const row of end.value) await onRow(kodeToko, row);
    } else if (stopsAll(end.error)) throw end.error;
    else failed.push({ kode_toko: kodeToko, message: unreadText(ctx, end.error) });
  }
  return failed;
}

/** A wrong choice is wrong everywhere, and too much is too much in sum. */
function stopsAll(error: unknown): boolean {
  if (error instanceof TooManyRows) return true;
  return error instanceof AppError && error.code === 'VALIDASI';
}

/** Lays the rows out as the lines of a Sheet. */
export async function eachLine(
  ctx: ReportCtx,
  prepared: PreparedReport,
  sink: LineSink,
): Promise<ReportOutcome> {
  const { layout, source, head } = prepared;
  const { arrange } = source;
  if (arrange) {
    const rows: ReportRow[] = [];
    const gagal = await eachRow(ctx, prepared, (_, row) => void rows.push(row));
    for (const line of arrange(rows, { t: (key, data) => ctx.t(key, data) })) await sink(line);
    return { count: rows.length, gagal };
  }
  const several = head.kode_toko.length > 1;
  const arranger = new Arranger(
    layout,
    {
      total: ctx.t('report.total'),
      group: (kodeToko, label) => (several ? `${kodeToko} · ${label}` : label),
      subTotal: (kelompok) => ctx.t('report.sub_total', { kelompok }),
    },
    sink,
  );
  const gagal = await eachRow(ctx, prepared, (kodeToko, row) => arranger.row(kodeToko, row));
  await arranger.end();
  return { count: arranger.count, gagal };
}

/** The whole Sheet, for the screen. */
export async function readSheet(ctx: ReportCtx, prepared: PreparedReport): Promise<Sheet> {
  const lines: SheetLine[] = [];
  const outcome = await eachLine(ctx, prepared, (line) => void lines.push(line));
  return { ...prepared.head, lines, ...outcome };
}

async function readShop(
  ctx: ReportCtx,
  { report, source, filter, levels, cost }: PreparedReport,
  kodeToko: string,
  onRow: (row: ReportRow) => void | Promise<void>,
): Promise<void> {
  await ctx.db.tenant(
    kodeToko,
    async (tx) => {
      const shop = await tx.one<{ tgl_system: string; zona_waktu: string; portal: string }>(
        sql`select tgl_system, zona_waktu, portal from toko where kode_toko = ${kodeToko}`,
      );
      // Rows that happen to lie here of a shop that trades elsewhere are not its figures.
      const other = kodeToko !== ctx.user.kode_toko;
      if (other) assertHere(ctx, { kode_toko: kodeToko, portal: shop.portal });
      await demandOwner(tx, report, levels.get(kodeToko));
      const env: ReportEnv = {
        kodeToko,
        tglSystem: shop.tgl_system,
        zonaWaktu: shop.zona_waktu,
        maySeeCost: cost,
        t: (key, data) => ctx.t(key, data),
      };
      for await (const row of source.query(tx, filter, env)) await onRow(row);
    },
    { snapshot: true },
  );
}

/** Refuses what a shop keeps for its owners, each shop by its own flag. */
async function demandOwner(tx: Tx, report: Report, level: Level | undefined): Promise<void> {
  const flag = report.ownerOnlyWhen;
  if (flag === undefined || (level !== undefined && passesByLevel(level))) return;
  if ((await readSettings(tx)).on(flag)) throw new AppError('TIDAK_BERHAK');
}
