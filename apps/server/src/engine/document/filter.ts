/**
 * What a list of documents may be asked for: dates, number, sales person, customer, state. Without
 * dates it is today's business date; documents that still live, and all of a status that is listed
 * whole, are then listed whatever their date.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { hari } from '@kencana/contract/transaction/input';
import type { Tx } from '../../platform/db/tx.ts';

const tgl = hari.optional();

/** The query of a kind's list; `status` knows BATAL and the kind's own, else OPEN and DONE. */
export function documentFilter(def: DocumentDef) {
  const own = def.statuses?.map((status) => status.value) ?? ['OPEN', 'DONE'];
  return z.object({
    tgl_awal: tgl,
    tgl_akhir: tgl,
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
    skip: z.coerce.number().int().min(0).default(0),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(def.list.most ?? 200)
      .default(50),
  });
}
export type DocumentFilter = z.output<ReturnType<typeof documentFilter>>;

/** The rows of `dokumen d` that the filter means. */
export function whereOf(tx: Tx, def: DocumentDef, filter: DocumentFilter): RawBuilder<unknown> {
  const where = [
    sql`d.kode_toko = ${tx.kodeToko} and d.kind = ${def.kind}`,
    ...dates(tx, def, filter),
    ...states(def, filter),
  ];
  if (filter.no_faktur) {
    const no = filter.no_faktur.toUpperCase();
    const { nomorLuar } = def.list;
    const outside = nomorLuar === undefined ? sql`` : sql`or d.rincian ->> ${nomorLuar} = ${no}`;
    where.push(sql`(strpos(d.no_dokumen, ${no}) > 0 ${outside})`);
  }
  if (filter.kode_sales) where.push(sql`d.kode_sales = ${filter.kode_sales}`);
  if (filter.customer) {
    const text = filter.customer.toUpperCase();
    where.push(sql`(strpos(upper(d.nama_customer), ${text}) > 0 or strpos(d.no_hp, ${text}) > 0
      or d.kode_member = ${text})`);
  }
  return sql.join(where, sql` and `);
}

function dates(tx: Tx, def: DocumentDef, filter: DocumentFilter): RawBuilder<unknown>[] {
  const today = sql`(select tgl_system from toko where kode_toko = ${tx.kodeToko})`;
  const living = def.statuses?.filter((s) => s.hidup === true).map((s): string => s.value) ?? [];
  const { tgl_awal, tgl_akhir } = filter;
  if (tgl_awal === undefined && tgl_akhir === undefined) {
    if (def.statuses?.find((s) => s.value === filter.status)?.semua === true) return [];
    if (living.length === 0) return [sql`d.tgl_system = ${today}`];
    return [sql`(d.tgl_system = ${today} or d.status = any(${living}::text[]))`];
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
  // A kind without a life of its own is waiting for the cashier, done or cancelled.
  const cashier = def.statuses === undefined && filter.status !== 'BATAL';
  found.push(cashier ? valid(filter.status) : sql`d.status = ${filter.status}`);
  return found;
}
