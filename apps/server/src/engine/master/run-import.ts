/**
 * Import of a master's rows, all or none, through the same saving as the form: rights, checks,
 * slots, price history and audit. The dry run does the very same and takes it back.
 */
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type {
  CellProblem,
  ImportMode,
  ImportResult,
  RowChange,
} from '@kencana/contract/import-result';
import { toWire } from '@kencana/contract/field/read-row';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { fieldDiffs } from './field-diff.ts';
import { fileFields, identityFields } from './file-column.ts';
import { type PlannedRow, planImport, problemAt, withoutImages } from './plan-import.ts';
import { rowName } from './price-history.ts';
import { type ImportRow, readImport } from './read-import.ts';
import { announceChange } from './announce-change.ts';
import { addRow, changeRow } from './save.ts';
import { saveRows } from './save-rows.ts';
import type { Into } from './save-rows.ts';
import { type MasterSlots, withoutBreaks } from './slots.ts';
import { ToldRows } from './told.ts';

/** Problems, and changed rows, that one answer names. */
export const MOST_NAMED = 500;

export interface ImportInput {
  readonly mode: ImportMode;
  /** The file in base64. */
  readonly isi: string;
}

/** Answers what the import would do and every problem; nothing is written. */
export async function checkImport(
  ctx: Ctx,
  def: MasterDef,
  slots: MasterSlots,
  input: ImportInput,
) {
  const rows = await readImport(ctx, def, input.isi);
  // Nobody is told of what is taken back.
  const { data } = await rehearse(ctx, (tx) => importRows(ctx, tx, def, slots, rows, input.mode));
  return { data };
}

/** Saves every row, or throws IMPOR_SALAH with the problems and saves none. */
export async function importMaster(
  ctx: Ctx,
  def: MasterDef,
  slots: MasterSlots,
  input: ImportInput,
) {
  const rows = await readImport(ctx, def, input.isi);
  return ctx.write(async (tx) => {
    const { data, told } = await importRows(ctx, tx, def, slots, rows, input.mode);
    if (data.salah > 0) throw new AppError('IMPOR_SALAH', { ...data });
    await told.announce(tx);
    const { baru, berubah } = data;
    if (baru + berubah > 0) announceChange(tx, def);
    return { data, message: ctx.t('impor.selesai', { baru, berubah }) };
  });
}

async function importRows(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  slots: MasterSlots,
  rows: readonly ImportRow[],
  mode: ImportMode,
): Promise<{ readonly data: ImportResult; readonly told: ToldRows }> {
  const planned = await planImport(ctx, tx, def, rows, mode);
  const good = planned.filter((plan) => plan.problems.length === 0 && !plan.unchanged);
  const told = new ToldRows(ctx);
  // What the rows must be together is asked of a whole set.
  const { breaks: _breaks, ...each } = slots;
  const refused = await saveRows({ tx, told }, good, {
    row: (into, plan) => saveRow(ctx, into, def, each, plan),
    together: (into, write) => withoutBreaks(ctx, into.tx, slots, write),
  });
  for (const { row, error } of refused) row.problems.push(...refusal(ctx, def, row, error));
  return { data: summary(def, planned), told };
}

/** The form's own saving of a planned row; images are not in files. */
function saveRow(
  ctx: Ctx,
  { tx, told }: Into,
  full: MasterDef,
  slots: MasterSlots,
  { before, body }: PlannedRow,
): Promise<unknown> {
  const def = withoutImages(full);
  if (before === undefined) return addRow(ctx, tx, def, slots, told, body);
  return changeRow(ctx, tx, def, slots, told, String(before[def.key]), body);
}

function refusal(ctx: Ctx, def: MasterDef, { row }: PlannedRow, error: AppError): CellProblem[] {
  const fields = Object.entries(error.errors ?? {});
  if (fields.length === 0) {
    return [problemAt(ctx, def, row, '', ctx.t(`error.${error.code}`, error.data))];
  }
  return fields.map(([kolom, texts]) => problemAt(ctx, def, row, kolom, texts.join(', ')));
}

function summary(def: MasterDef, planned: readonly PlannedRow[]): ImportResult {
  const count = (test: (plan: PlannedRow) => boolean): number => planned.filter(test).length;
  const right = (plan: PlannedRow): boolean => plan.problems.length === 0;
  const masalah = planned.flatMap((plan) => plan.problems);
  return {
    jumlah: planned.length,
    baru: count((plan) => right(plan) && plan.before === undefined),
    berubah: count((plan) => right(plan) && plan.before !== undefined && !plan.unchanged),
    sama: count((plan) => right(plan) && plan.unchanged),
    salah: count((plan) => !right(plan)),
    tanpa_gambar: count((plan) => right(plan) && plan.withoutImage),
    masalah: masalah.slice(0, MOST_NAMED),
    jumlah_masalah: masalah.length,
    perubahan: planned
      .filter((plan) => right(plan) && !plan.unchanged)
      .slice(0, MOST_NAMED)
      .map((plan) => rowChange(def, plan)),
  };
}

function rowChange(def: MasterDef, { row, before, columns }: PlannedRow): RowChange {
  const after = toWire(def, columns);
  const old = before === undefined ? undefined : toWire(def, before);
  const nama = identityFields(def).length === 0 ? String(after[def.nama]) : rowName(def, columns);
  const names = fileFields(def).map((field) => field.name);
  const isi = fieldDiffs(def, names, old, after);
  return { baris: row.baris, nama, baru: before === undefined, isi };
}

class TakenBack extends Error {}

/** Runs the work in a transaction that is rolled back; audit and outbox stay unwritten. */
async function rehearse<T>(ctx: Ctx, work: (tx: WriteTx) => Promise<T>): Promise<T> {
  let done: { readonly result: T } | undefined;
  try {
    await ctx.db.tenant(ctx.kodeToko, async (tx) => {
      done = { result: await work(silent(tx)) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || done === undefined) throw error;
  }
  if (done === undefined) throw new Error('the rehearsal ended without a result');
  return done.result;
}

function silent(tx: Tx): WriteTx {
  return {
    kodeToko: tx.kodeToko,
    rows: (query, name) => tx.rows(query, name),
    row: (query, name) => tx.row(query, name),
    one: (query, name) => tx.one(query, name),
    exec: (query, name) => tx.exec(query, name),
    audit: () => undefined,
    outbox: () => undefined,
  };
}
