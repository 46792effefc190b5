/**
 * What an import would do: each row of the file against the rows of the shop and the other rows of
 * the file. Finds everything that can be known without saving; reads, never writes.
 */
import { sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { isEmpty } from '@kencana/contract/field/field';
import type { Columns } from '@kencana/contract/field/read-row';
import { readRow, toWire } from '@kencana/contract/field/read-row';
import type { CellProblem, ImportMode } from '@kencana/contract/import-result';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { identityFields } from './file-column.ts';
import { missingKeys, referenced, selectRows, type StoredRow } from './master-sql.ts';
import { rowName } from './price-history.ts';
import type { ImportRow } from './read-import.ts';
import { problemTexts } from './save.ts';

export interface PlannedRow {
  readonly row: ImportRow;
  readonly before: StoredRow | undefined;
  /** What is saved: the file's values, of which an image never changes. */
  readonly body: WireRow;
  readonly columns: Columns;
  readonly unchanged: boolean;
  /** New, and inactive until somebody gives it the image that it must have. */
  readonly withoutImage: boolean;
  readonly problems: CellProblem[];
}

/** Images stay out of files, so that a row may be imported without the one that it needs. */
export function withoutImages(def: MasterDef): MasterDef {
  const fields = def.fields.map((f) => (f.image === undefined ? f : { ...f, required: false }));
  return { ...def, fields };
}

/** Every row with its problems, in the order of the file. */
export async function planImport(
  ctx: Ctx,
  tx: Tx,
  def: MasterDef,
  rows: readonly ImportRow[],
  mode: ImportMode,
): Promise<PlannedRow[]> {
  const stored = await tx.rows(selectRows(def, ctx.kodeToko, [], sql``));
  const byName = new Map(stored.map((row) => [storedName(def, row), row]));
  const firstRow = new Map<string, number>();
  const planned = rows.map((row) => {
    const name = nameOf(def, row.sent);
    const before = name === undefined ? undefined : byName.get(name);
    const plan = planRow(ctx, def, row, before);
    const add = (kolom: string, pesan: string): number =>
      plan.problems.push(problemAt(ctx, def, row, kolom, pesan));
    const [kolom = def.key] = identityFields(def);
    const earlier = name === undefined ? undefined : firstRow.get(name);
    if (earlier !== undefined) add(kolom, ctx.t('impor.ganda', { baris: earlier }));
    else if (before !== undefined && mode === 'TAMBAH') {
      add(kolom, ctx.t('error.KODE_SUDAH_ADA', { kode: rowName(def, before) }));
    } else if (before === undefined && isMadeKey(def) && !isEmpty(row.sent[def.key])) {
      add(def.key, ctx.t('impor.kunci_dibuat', { label: labelOf(ctx, def, def.key) }));
    }
    if (name !== undefined) firstRow.set(name, earlier ?? row.baris);
    return plan;
  });
  await checkReferences(ctx, tx, def, planned);
  return planned;
}

function planRow(
  ctx: Ctx,
  full: MasterDef,
  row: ImportRow,
  before: StoredRow | undefined,
): PlannedRow {
  const def = withoutImages(full);
  const problems = [...row.problems];
  const wire = before === undefined ? {} : toWire(def, before);
  const body: Record<string, unknown> = { ...row.sent };
  let withoutImage = false;
  for (const field of full.fields.filter((f) => f.image !== undefined)) {
    const own = imageText(wire[field.name]);
    const given = imageText(row.sent[field.name]);
    delete body[field.name];
    if (given !== '' && given !== own) {
      problems.push(problemAt(ctx, def, row, field.name, ctx.t('impor.gambar')));
    }
    if (!field.required || own !== '') continue;
    if (before === undefined) {
      withoutImage = true;
    } else if ({ ...wire, ...body }['aktif'] !== false) {
      problems.push(problemAt(ctx, def, row, 'aktif', ctx.t(field.wajib ?? 'isian.kosong')));
    }
  }
  if (before !== undefined) body[def.key] = before[def.key];
  const reading = readRow(def, { ...wire, ...body });
  const known = new Set(problems.map((problem) => problem.kolom));
  for (const [kolom, texts] of Object.entries(problemTexts(ctx, def, reading.problems))) {
    if (!known.has(kolom)) problems.push(problemAt(ctx, def, row, kolom, texts[0] ?? ''));
  }
  const unchanged =
    before !== undefined &&
    reading.problems.length === 0 &&
    sameValues(def, toWire(def, reading.columns), wire);
  const hidden: Columns = withoutImage ? { aktif: false } : {};
  return {
    row,
    before,
    body: { ...body, ...hidden },
    columns: { ...reading.columns, ...hidden },
    unchanged,
    withoutImage,
    problems,
  };
}

function sameValues(def: MasterDef, a: WireRow, b: WireRow): boolean {
  return def.fields.every(({ name }) => JSON.stringify(a[name]) === JSON.stringify(b[name]));
}

/** The addresses of an image column, or of a cell, as one text. */
function imageText(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.map((part) => (typeof part === 'string' ? part.trim() : '')).join(', ');
}

/** Every reference that is new must exist in the shop: one question per field. */
async function checkReferences(
  ctx: Ctx,
  tx: Tx,
  def: MasterDef,
  planned: readonly PlannedRow[],
): Promise<void> {
  for (const field of def.fields) {
    const to = referenced(field);
    if (to === undefined) continue;
    const asked = new Set(planned.flatMap((plan) => newKeys(field, plan)));
    if (asked.size === 0) continue;
    const missing = await tx.rows(missingKeys(to, ctx.kodeToko, [...asked]));
    const gone = new Set(missing.map(({ kode }) => kode));
    for (const plan of planned) {
      const kode = newKeys(field, plan).find((key) => gone.has(key));
      if (kode === undefined || plan.problems.some((p) => p.kolom === field.name)) continue;
      const text = ctx.t('error.REF_TIDAK_ADA', { label: ctx.t(field.label), kode });
      plan.problems.push(problemAt(ctx, def, plan.row, field.name, text));
    }
  }
}

function newKeys(field: NamedField, { columns, before }: PlannedRow): string[] {
  const value = columns[field.name];
  if (isEmpty(value) || JSON.stringify(value) === JSON.stringify(before?.[field.name])) return [];
  return [value].flat().map(String);
}

/** What says which row is meant, in stored units; undefined when the file does not say it. */
function nameOf(def: MasterDef, sent: WireRow): string | undefined {
  const names = def.unique.length > 0 ? def.unique : [def.key];
  const values = names.map((name) => {
    const value = sent[name];
    const reading = isEmpty(value)
      ? undefined
      : def.fields.find((field) => field.name === name)?.read(value, sent);
    return reading === undefined || 'problem' in reading ? undefined : reading.value;
  });
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

function storedName(def: MasterDef, row: StoredRow): string {
  const names = def.unique.length > 0 ? def.unique : [def.key];
  return JSON.stringify(names.map((name) => row[name]));
}

function isMadeKey(def: MasterDef): boolean {
  return identityFields(def).length === 0;
}

function labelOf(ctx: Ctx, def: MasterDef, name: string): string {
  const field = def.fields.find((one) => one.name === name);
  return field === undefined ? '' : ctx.t(field.label);
}

/** A problem at a cell; an empty `kolom` is the whole row. */
export function problemAt(
  ctx: Ctx,
  def: MasterDef,
  row: ImportRow,
  kolom: string,
  pesan: string,
): CellProblem {
  const nilai = row.shown[kolom] ?? '';
  return { baris: row.baris, kolom, label: labelOf(ctx, def, kolom), nilai, pesan };
}
