/** Reading a master: filters per field, search, sort and paging of its list addresses. */
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import type { ListAddress, MasterDef } from '@kencana/contract/define-master';
import { fieldOf } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { isEmpty } from '@kencana/contract/field/field';
import { isSearched } from '@kencana/contract/field/field-type';
import { toWire } from '@kencana/contract/field/read-row';
import { mayDo } from '@kencana/contract/permission';
import type { Ctx } from '../../platform/http/route.ts';
import { countRows, selectRows, type StoredRow } from './master-sql.ts';

/** Rows at most in one answer; masters are short, this is a fence. */
const MOST_ROWS = 10_000;
/** Rows that an export reads at once. */
const EXPORT_PAGE = 2000;
const STAMPS = new Set(['created_at', 'updated_at', 'created_by', 'updated_by']);

type Query = Readonly<Record<string, unknown>>;
type Condition = RawBuilder<unknown>;

/**
 * Query of a list address: paging, sort (`-` before the name turns it round), search and one filter
 * per field.
 */
export function listQuery(def: MasterDef): z.ZodType<Query> {
  const filters = Object.fromEntries(def.fields.map((f) => [f.name, z.string().optional()]));
  return z.object({
    ...filters,
    skip: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(MOST_ROWS).optional(),
    sort: z.string().optional(),
    q: z.string().max(100).optional(),
  });
}

/** Answers the rows of a list address in wire units, and how many there are without paging. */
export async function listMaster(
  ctx: Ctx,
  def: MasterDef,
  address: ListAddress,
  query: Query,
  params: Readonly<Record<string, string>>,
) {
  const conditions = conditionsOf(ctx, def, address, query, params);
  const by = order(ctx, def, query['sort']);
  const part = page(by, Number(query['limit'] ?? MOST_ROWS), Number(query['skip'] ?? 0));
  return ctx.read(async (tx) => {
    const rows = await tx.rows(selectRows(def, ctx.kodeToko, conditions, part));
    const { count } = await tx.one(countRows(def, ctx.kodeToko, conditions));
    return { data: rows.map((row) => wireRow(def, row)), count };
  });
}

/**
 * All rows of the main list for a file, without the fence of an answer; `limit` and `skip` count
 * when the caller names them. Read in one snapshot, page by page, so that other requests get their
 * turn in between.
 */
export async function exportRows(ctx: Ctx, def: MasterDef, query: Query): Promise<WireRow[]> {
  const conditions = conditionsOf(ctx, def, { path: def.paths.list }, query, {});
  const by = order(ctx, def, query['sort']);
  const skip = Number(query['skip'] ?? 0);
  const most = Number(query['limit'] ?? Number.POSITIVE_INFINITY);
  return ctx.read(
    async (tx) => {
      const rows: WireRow[] = [];
      for (;;) {
        const size = Math.min(EXPORT_PAGE, most - rows.length);
        const part = page(by, size, skip + rows.length);
        const found = await tx.rows(selectRows(def, ctx.kodeToko, conditions, part));
        for (const row of found) rows.push(wireRow(def, row));
        if (found.length < EXPORT_PAGE || rows.length >= most) return rows;
      }
    },
    { snapshot: true },
  );
}

function page(by: Condition, limit: number, skip: number): Condition {
  return sql`order by ${by} limit ${limit} offset ${skip}`;
}

/** A stored row as it travels, instants in ISO 8601. */
export function wireRow(def: MasterDef, row: StoredRow): Readonly<Record<string, unknown>> {
  const wire = { ...toWire(def, row) };
  for (const [name, value] of Object.entries(wire)) {
    if (value instanceof Date) wire[name] = value.toISOString();
  }
  return wire;
}

function conditionsOf(
  ctx: Ctx,
  def: MasterDef,
  address: ListAddress,
  query: Query,
  params: Readonly<Record<string, string>>,
): Condition[] {
  const asked = { ...query, ...params };
  return [
    ...fixed(address),
    ...filters(ctx, def, asked),
    ...search(def, query['q']),
    ...unsecret(ctx, def, [asked[def.key], query['q']]),
  ];
}

/**
 * Leaves out rows whose key is worth money to whoever reads it, for people without their right; one
 * is found by its whole key (`named`), not by a part of it.
 */
export function unsecret(
  ctx: Ctx,
  def: MasterDef,
  named: readonly unknown[] = [],
): readonly Condition[] {
  if (def.secret === undefined || mayDo(ctx.user, def.secret.right)) return [];
  const columns = Object.entries(def.secret.where);
  const same = columns.map(([name, value]) => sql`${sql.ref(`t.${name}`)} = ${value}`);
  const keys = named.filter((key) => !isEmpty(key)).map((key) => String(key).trim().toUpperCase());
  const whole = sql`${sql.ref(`t.${def.key}`)} = any(${keys}::text[])`;
  return [sql`(not (${sql.join(same, sql` and `)}) or ${whole})`];
}

function fixed(address: ListAddress): Condition[] {
  return Object.entries(address.where ?? {}).map(([name, value]) =>
    Array.isArray(value)
      ? sql`${sql.ref(`t.${name}`)} = any(${[...value]}::text[])`
      : sql`${sql.ref(`t.${name}`)} = ${value}`,
  );
}

function filters(ctx: Ctx, def: MasterDef, query: Query): Condition[] {
  return def.fields.flatMap((field) => {
    const value = query[field.name];
    return isEmpty(value) ? [] : [filter(ctx, field, value, query)];
  });
}

function filter(ctx: Ctx, field: NamedField, value: unknown, query: Query): Condition {
  const ref = sql.ref(`t.${field.name}`);
  if (field.kind === 'teks' || field.kind === 'teksPanjang') {
    return sql`${ref} ilike ${contains(String(value))}`;
  }
  if (field.kind === 'refBanyak' || field.kind === 'tag')
    return sql`${String(value)} = any(${ref})`;
  const reading = field.read(value, query);
  if ('problem' in reading) {
    const { key, data } = reading.problem;
    const text = ctx.t(key, { label: ctx.t(field.label), ...data });
    throw new AppError('VALIDASI', {}, { [field.name]: [text] });
  }
  return sql`${ref} = ${reading.value}`;
}

function search(def: MasterDef, q: unknown): Condition[] {
  if (isEmpty(q)) return [];
  const hits = def.fields
    .filter((f) => isSearched(f.kind))
    .map((f) => sql`${sql.ref(`t.${f.name}`)} ilike ${contains(String(q))}`);
  return [sql`(${sql.join(hits, sql` or `)})`];
}

function contains(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * By `sort`; else by the order that people gave, by what names a row with a made key, by the key.
 */
function order(ctx: Ctx, def: MasterDef, sort: unknown): Condition {
  const key = sql.ref(`t.${def.key}`);
  if (isEmpty(sort)) {
    const names = fieldOf(def, 'urutan') === undefined ? def.unique : ['urutan'];
    return sql.join([...names.map((name) => sql.ref(`t.${name}`)), key]);
  }
  const text = String(sort);
  const name = text.replace(/^-/, '');
  if (fieldOf(def, name) === undefined && !STAMPS.has(name)) {
    throw new AppError('VALIDASI', {}, { sort: [ctx.t('isian.urutan', { kolom: name })] });
  }
  const direction = text.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${sql.ref(`t.${name}`)} ${direction} nulls last, ${key}`;
}
