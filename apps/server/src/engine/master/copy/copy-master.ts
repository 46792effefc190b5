/**
 * A copy of masters into the shop that a Ctx addresses: its preview, and its save inside one write
 * through the same checks, price history and audit as every other save (save.ts). Where the rows
 * come from, and who may copy, is the caller's business.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { masterSeenBy } from '@kencana/contract/master-seen';
import type { MasterDef } from '@kencana/contract/define-master';
import { fieldOf, masterRight } from '@kencana/contract/define-master';
import { distributable } from '@kencana/contract/distribusi';
import type { CopyChoice, CopyPreview, CopyResult } from '@kencana/contract/distribusi';
import { mayDo } from '@kencana/contract/permission';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../../platform/http/route.ts';
import { wireRow } from '../list.ts';
import { selectRows } from '../master-sql.ts';
import { addRow, changeRow } from '../save.ts';
import { saveRows } from '../save-rows.ts';
import type { Into } from '../save-rows.ts';
import type { MasterSlots } from '../slots.ts';
import { ToldRows } from '../told.ts';
import { byIdentity, compareRows, referenceOrder } from './compare.ts';
import type { CopyPlan, PlannedRow, ShopRows } from './compare.ts';

export type SlotsByMaster = Readonly<Record<string, MasterSlots>>;

/** Rows to copy, as they stood when they were read. */
export interface CopySource {
  readonly kodeToko: string;
  readonly rows: ShopRows;
}

/** What is chosen and what it may refer to, references first, as far as the caller may see it. */
function mastersOf(ctx: Ctx, choice: CopyChoice): readonly MasterDef[] {
  const names = new Set(choice.pilihan.map((p) => p.master));
  const ordered = referenceOrder(distributable.filter((def) => names.has(def.name)));
  return ordered.map((def) => masterSeenBy(ctx.user, def));
}

/**
 * Reads the source shop in one snapshot. A row that was chosen and is gone: TIDAK_DITEMUKAN.
 * Whether the caller may see that shop is decided before.
 */
export async function readSource(
  ctx: Ctx,
  kodeToko: string,
  choice: CopyChoice,
): Promise<CopySource> {
  const read = (tx: Tx): Promise<ShopRows> => readRows(tx, mastersOf(ctx, choice), false);
  const rows = await ctx.db.tenant(kodeToko, read, { snapshot: true });
  for (const { master, kunci } of choice.pilihan) {
    if (kunci?.some((key) => !rows.get(master)?.has(key))) throw new AppError('TIDAK_DITEMUKAN');
  }
  return { kodeToko, rows };
}

/** The differences of the addressed shop; changes nothing. */
export async function previewCopy(
  ctx: Ctx,
  source: CopySource,
  choice: CopyChoice,
): Promise<CopyPreview> {
  const plan = await ctx.read((tx) => makePlan(ctx, tx, source, choice, false));
  return asPreview(ctx, source, plan);
}

/**
 * Saves the copy. With the hash of a preview it is refused when the shop or the source have changed
 * since (DISTRIBUSI_BERUBAH); a row that cannot be saved refuses all (DISTRIBUSI_BARIS).
 * Without one a new shop gets its first rows, which are no news.
 */
export async function saveCopy(
  ctx: Ctx,
  tx: WriteTx,
  source: CopySource,
  choice: CopyChoice,
  slots: SlotsByMaster,
  hash?: string,
): Promise<CopyResult> {
  const plan = await makePlan(ctx, tx, source, choice, true);
  if (hash !== undefined && asPreview(ctx, source, plan).hash !== hash) {
    throw new AppError('DISTRIBUSI_BERUBAH');
  }
  const told = new ToldRows(ctx);
  await savePlan(ctx, tx, plan.rows, slots, told);
  if (hash !== undefined) await told.announce(tx);
  const names = [...new Set(plan.rows.map((row) => row.def.name))];
  if (names.length > 0) {
    const room = `toko:${ctx.kodeToko}`;
    tx.outbox('live', { room, event: 'refresh', payload: { master: names } });
  }
  const ditambah = plan.rows.filter((row) => row.target === undefined).length;
  return {
    ditambah,
    diubah: plan.rows.length - ditambah,
    dilewati: plan.master
      .filter((m) => m.dilewati !== '')
      .map((m) => `${titleOf(ctx, m.master)}: ${m.dilewati}`),
  };
}

async function makePlan(
  ctx: Ctx,
  tx: Tx,
  source: CopySource,
  choice: CopyChoice,
  lock: boolean,
): Promise<CopyPlan> {
  const defs = mastersOf(ctx, choice);
  const terms = {
    choice,
    source: source.rows,
    target: await readRows(tx, defs, lock),
    barrier: (def: MasterDef) => barrier(ctx, def),
    missing: (label: string, kode: string) =>
      ctx.t('error.REF_TIDAK_ADA', { label: ctx.t(label), kode }),
  };
  return compareRows(terms, defs);
}

/** Locked rows can still be referred to: only edits of the same rows wait. */
async function readRows(tx: Tx, defs: readonly MasterDef[], lock: boolean): Promise<ShopRows> {
  const tail = lock ? sql`for no key update of t` : sql``;
  const rows = new Map<string, ReturnType<typeof byIdentity>>();
  for (const def of defs) {
    const stored = await tx.rows(selectRows(def, tx.kodeToko, [], tail));
    const wire = stored.map((row) => wireRow(def, row));
    rows.set(def.name, byIdentity(def, wire));
  }
  return rows;
}

/** Why this person cannot save the master in this shop. */
function barrier(ctx: Ctx, def: MasterDef): string | undefined {
  if (def.module !== undefined && !ctx.settings.on(def.module)) {
    return ctx.t('error.MODUL_MATI', { modul: def.module });
  }
  const { closedWhen } = def;
  if (closedWhen !== undefined && ctx.settings.text(closedWhen.key) === closedWhen.value) {
    return ctx.t('error.MODUL_MATI', { modul: closedWhen.key });
  }
  const rights = [masterRight(def, 'tambah'), masterRight(def, 'ubah')];
  return rights.every((right) => mayDo(ctx.user, right)) ? undefined : ctx.t('error.TIDAK_BERHAK');
}

function asPreview(ctx: Ctx, source: CopySource, { master, rows }: CopyPlan): CopyPreview {
  const content = master.map(({ master: name, dilewati, baru, berubah }) => [
    name,
    dilewati,
    baru,
    berubah,
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([source.kodeToko, ctx.kodeToko, content]))
    .digest('hex');
  const baru = rows.filter((row) => row.target === undefined).length;
  const masalah = rows.filter((row) => row.masalah.length > 0).length;
  return { master, hash, baru, berubah: rows.length - baru, masalah };
}

/** Saves all rows, or throws with the name of the first that cannot be, and why. */
async function savePlan(
  ctx: Ctx,
  tx: WriteTx,
  rows: readonly PlannedRow[],
  slots: SlotsByMaster,
  told: ToldRows,
): Promise<void> {
  for (const row of rows) {
    const [problem] = row.masalah;
    if (problem !== undefined) throw refused(ctx, row, problem);
  }
  const [worst] = await saveRows({ tx, told }, rows, {
    row: (into, row) => saveRow(ctx, into, row, slots[row.def.name] ?? {}),
  });
  if (worst === undefined) return;
  const { row, error } = worst;
  const [first] = Object.values(error.errors ?? {}).flat();
  throw refused(ctx, row, first ?? ctx.t(`error.${error.code}`, error.data));
}

function saveRow(
  ctx: Ctx,
  { tx, told }: Into,
  row: PlannedRow,
  slots: MasterSlots,
): Promise<unknown> {
  const { def, kunci, source, target } = row;
  if (target !== undefined) return changeRow(ctx, tx, def, slots, told, target, source);
  const made = fieldOf(def, def.key)?.auto !== undefined && source[def.key] !== undefined;
  return addRow(ctx, tx, def, slots, told, source, made ? kunci : undefined);
}

function refused(ctx: Ctx, { def, kunci, nama }: PlannedRow, sebab: string): AppError {
  const baris = nama === '' ? kunci : nama;
  return new AppError('DISTRIBUSI_BARIS', { master: ctx.t(def.title), baris, sebab });
}

function titleOf(ctx: Ctx, name: string): string {
  const def = distributable.find((m) => m.name === name);
  return def === undefined ? name : ctx.t(def.title);
}
