/**
 * What a list of documents may be asked for: dates, number, sales person, customer, state. Without
 * dates it is today's work: what is dated, was taken or was cancelled today, and what is still open
 * whatever its date; all of a status that is listed whole too. Who is locked to today (previous-day
 * rule, spec 1 §4) sees today's work and nothing else, by whichever filter he asks.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { BERJALAN, livingStatuses } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { hari } from '@kencana/contract/transaction/input';
import type { Tx } from '../../platform/db/tx.ts';

const tgl = hari.optional();

/**
 * The query of a kind's list; `status` knows BATAL and the kind's own, else OPEN and DONE; where
 * documents live longer than a day also BERJALAN for all that are open. `skip` comes out as rows
 * before the page, whatever the kind counts from.
 */
export function documentFilter(def: DocumentDef) {
  const own: string[] = def.statuses?.map((status) => status.value) ?? ['OPEN', 'DONE'];
  if (livingStatuses(def).length > 0) own.push(BERJALAN);
  return z.object({
    tgl_awal: tgl,
    tgl_akhir: tgl,
    // Under the specification's own names too; see `datesOf`.
    ...(namedDates(def) as object),
    no_faktur: z.string().trim().max(60).optional(),
    kode_sales: z.string().max(40).optional(),
    /** Part of the name or phone number, or a member's code. */
    customer: z.string().trim().max(100).optional(),
    status: z
      .string()
      .toUpperCase()
      .pipe(z.enum(['BATAL', ...own]))
      .optional(),
    /** Whether the cashier has validated it; cancelled ones are neither. */
    status_valid: z.enum(['OPEN', 'DONE']).optional(),
    skip: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .transform((skip) => Math.max(0, skip - (def.list.skipAwal ?? 0))),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(def.list.most ?? 200)
      .default(50),
  });
}
export type DocumentFilter = z.output<ReturnType<typeof documentFilter>>;

function namedDates({ list: { tanggal } }: DocumentDef): Readonly<Record<string, typeof tgl>> {
  return tanggal === undefined ? {} : { [tanggal.awal]: tgl, [tanggal.akhir]: tgl };
}

/** The filter with its dates, under whichever of their names they were asked. */
export function datesOf(
  { list: { tanggal } }: DocumentDef,
  filter: DocumentFilter,
): DocumentFilter {
  if (tanggal === undefined) return filter;
  const asked = filter as unknown as Readonly<Record<string, DocumentFilter['tgl_awal']>>;
  return {
    ...filter,
    tgl_awal: filter.tgl_awal ?? asked[tanggal.awal],
    tgl_akhir: filter.tgl_akhir ?? asked[tanggal.akhir],
  };
}

/**
 * The rows of `dokumen d` that the filter means; `locked` for a caller who reads tgl_system only.
 */
export function whereOf(
  tx: Tx,
  def: DocumentDef,
  filter: DocumentFilter,
  locked: boolean,
): RawBuilder<unknown> {
  const where = [
    sql`d.kode_toko = ${tx.kodeToko} and d.kind = ${def.kind}`,
    ...dates(tx, def, filter, locked),
    ...states(def, filter),
  ];
  if (filter.no_faktur) {
    const no = filter.no_faktur.toUpperCase();
    const { nomorLuar } = def.list;
    const outside = nomorLuar === undefined ? sql`` : sql`or d.rincian ->> ${nomorLuar} = ${no}`;
    where.push(sql`(strpos(d.no_dokumen, ${no}) > 0 ${outside})`);
  }
  if (filter.kode_sales) where.push(sql`d.kode_sales = ${filter.kode_sales}`);
  if (filter.customer) where.push(customer(filter.customer));
  return sql.join(where, sql` and `);
}

/** Part of the name or phone number, or a member's code; a number is found in any spelling. */
function customer(asked: string): RawBuilder<unknown> {
  const text = asked.toUpperCase();
  // 0812, 62812 and +62 812 begin the same numbers; what follows them is in every spelling.
  const digits = /^[\d\s+().-]{4,}$/.test(asked) ? asked.replaceAll(/\D/g, '') : '';
  const core = digits.replace(/^(?:62|0)0*/, '');
  const phone =
    core.length < 3
      ? sql`strpos(d.no_hp, ${text}) > 0`
      : sql`strpos(regexp_replace(d.no_hp, '\\D', '', 'g'), ${core}) > 0`;
  return sql`(strpos(upper(d.nama_customer), ${text}) > 0 or ${phone} or d.kode_member = ${text})`;
}

/** Own statuses of a kind as a list in a statement. */
function statusList(statuses: readonly string[]): RawBuilder<unknown> {
  return sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** Document `d` is open: it lives, or it waits for the cashier. */
function isOpen(def: DocumentDef): RawBuilder<unknown> {
  const living = livingStatuses(def);
  const lives = living.length === 0 ? sql`` : sql`or d.status in ${statusList(living)}`;
  return sql`((d.status_valid = 'OPEN' and d.status <> 'BATAL') ${lives})`;
}

/** Document `d` is of the work of `today`: what a caller who is locked to it may read. */
export function isTodaysWork(def: DocumentDef, today: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(d.tgl_system = ${today} or d.selesai_tgl = ${today} or d.batal_tgl = ${today}
    or ${isOpen(def)})`;
}

/** Calendar days by which an open `d` is past its promised day; 0 for others. */
export function lateness(def: DocumentDef, today: RawBuilder<unknown>): RawBuilder<unknown> {
  const living = livingStatuses(def);
  if (def.janji === undefined || living.length === 0) return sql`0`;
  return sql`case when d.status in ${statusList(living)}
    then greatest(0, ${today} - nullif(d.rincian ->> ${sql.lit(def.janji)}, '')::date)
    else 0 end`;
}

/** Business date of the shop, as a part of a statement. */
export function todayOf(tx: Tx): RawBuilder<unknown> {
  return sql`(select tgl_system from toko where kode_toko = ${tx.kodeToko})`;
}

function dates(
  tx: Tx,
  def: DocumentDef,
  filter: DocumentFilter,
  locked: boolean,
): RawBuilder<unknown>[] {
  const today = todayOf(tx);
  const { tgl_awal, tgl_akhir } = filter;
  if (tgl_awal === undefined && tgl_akhir === undefined) {
    const whole = def.statuses?.find((s) => s.value === filter.status)?.semua === true;
    return whole && !locked ? [] : [isTodaysWork(def, today)];
  }
  return [
    tgl_awal === undefined ? sql`d.tgl_system >= ${today}` : sql`d.tgl_system >= ${tgl_awal}::date`,
    tgl_akhir === undefined
      ? sql`d.tgl_system <= ${today}`
      : sql`d.tgl_system <= ${tgl_akhir}::date`,
  ];
}

function states(def: DocumentDef, filter: DocumentFilter): RawBuilder<unknown>[] {
  const alive = sql`d.status <> 'BATAL'`;
  const valid = (value: string) => sql`${alive} and d.status_valid = ${value}`;
  const found: RawBuilder<unknown>[] = [];
  if (filter.status_valid !== undefined) found.push(valid(filter.status_valid));
  if (filter.status === undefined) return found;
  if (filter.status === BERJALAN) return [...found, isOpen(def)];
  // A kind without a life of its own is waiting for the cashier, done or cancelled.
  const cashier = def.statuses === undefined && filter.status !== 'BATAL';
  found.push(cashier ? valid(filter.status) : sql`d.status = ${filter.status}`);
  return found;
}
