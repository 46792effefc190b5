/**
 * Writing a master: create and edit with every check of the definition, images stored only when
 * they are new, one audit entry with before and after. Deleting is in remove.ts.
 */
import { randomInt } from 'node:crypto';
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import { fieldOf, masterRight } from '@kencana/contract/define-master';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { isEmpty } from '@kencana/contract/field/field';
import type { Columns, FieldProblem } from '@kencana/contract/field/read-row';
import { readRow, toWire } from '@kencana/contract/field/read-row';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceChange } from './announce-change.ts';
import { dropImages, keepShown, makeImages } from './image.ts';
import { wireRow } from './list.ts';
import { keepPrices, rowName } from './price-history.ts';
import {
  insertRow,
  missingKeys,
  referenced,
  selectRow,
  unusedKeys,
  updateRow,
} from './master-sql.ts';
import type { StoredRow } from './master-sql.ts';
import { type MasterSlots, withoutBreaks } from './slots.ts';
import { ToldRows } from './told.ts';

/** Letters and digits of made keys, without those that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** POST: the row as it was stored. */
export async function createMaster(ctx: Ctx, def: MasterDef, slots: MasterSlots, body: WireRow) {
  const row = await makeImages(ctx, def, body);
  return ctx.write(async (tx) => {
    announceChange(tx, def);
    const told = new ToldRows(ctx);
    await refuseUnused(ctx, tx, def, row);
    const data = await addRow(ctx, tx, def, slots, told, row);
    await told.announce(tx);
    return { data, message: ctx.t(def.texts.created ?? 'master.disimpan') };
  });
}

/**
 * Adds one row and answers it in wire units; refuses wrong fields (VALIDASI, REF_TIDAK_ADA) and a
 * code that is taken (KODE_SUDAH_ADA). Whoever calls announces `told`. `madeBefore` is the key that
 * the server made for the same row in another shop.
 */
export async function addRow(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  slots: MasterSlots,
  told: ToldRows,
  body: WireRow,
  madeBefore?: string,
): Promise<WireRow> {
  const own = fieldOf(def, def.key)?.auto;
  const row = own === undefined ? body : { ...body, [def.key]: madeBefore ?? madeKey(own) };
  const columns = await prepare(ctx, tx, def, slots, row, undefined);
  const key = String(columns[def.key]);
  const insert = () => tx.exec(insertRow(def, ctx.kodeToko, columns, ctx.user.user_id));
  const inserted = await withoutBreaks(ctx, tx, slots, insert);
  if (inserted === 0) throw duplicate(ctx, def, columns);
  return finish(ctx, tx, def, told, key, undefined);
}

/** PUT: the row as it is stored now. */
export async function updateMaster(
  ctx: Ctx,
  def: MasterDef,
  slots: MasterSlots,
  keyText: string,
  body: WireRow,
) {
  const key = readKey(def, keyText);
  const row = await makeImages(ctx, def, body);
  return ctx.write(async (tx) => {
    announceChange(tx, def);
    const told = new ToldRows(ctx);
    await refuseUnused(ctx, tx, def, row, key);
    const data = await changeRow(ctx, tx, def, slots, told, key, row);
    await told.announce(tx);
    return { data, message: ctx.t(def.texts.updated ?? 'master.diubah') };
  });
}

/**
 * Changes one row and answers it in wire units: fields that are not sent keep their value, the key
 * never changes. Unknown key: TIDAK_DITEMUKAN.
 */
export async function changeRow(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  slots: MasterSlots,
  told: ToldRows,
  key: string,
  body: WireRow,
): Promise<WireRow> {
  const before = await tx.row(selectRow(def, ctx.kodeToko, key, true));
  if (before === undefined) throw new AppError('TIDAK_DITEMUKAN');
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  const row = { ...toWire(def, before), ...Object.fromEntries(sent), [def.key]: key };
  const columns = await prepare(ctx, tx, def, slots, row, before);
  await withoutBreaks(ctx, tx, slots, () => updateOrName(ctx, tx, def, key, columns));
  await dropImages(tx, def, before, columns);
  return finish(ctx, tx, def, told, key, before);
}

/** The key as it is stored; one that cannot be a key belongs to no row. */
export function readKey(def: MasterDef, text: string): string {
  const reading = fieldOf(def, def.key)?.read(text, {});
  if (reading === undefined || 'problem' in reading) throw new AppError('TIDAK_DITEMUKAN');
  return String(reading.value);
}

async function prepare(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  slots: MasterSlots,
  row: WireRow,
  before: StoredRow | undefined,
): Promise<Columns> {
  const { columns, problems } = readRow(def, row);
  if (problems.length > 0) throw new AppError('VALIDASI', {}, problemTexts(ctx, def, problems));
  await checkReferences(ctx, tx, def, columns, before);
  await keepShown(ctx, tx, def, columns);
  return slots.beforeSave === undefined ? columns : slots.beforeSave(ctx, tx, columns, before);
}

/** The sentences of every wrong field, by field. */
export function problemTexts(
  ctx: Ctx,
  def: MasterDef,
  problems: readonly FieldProblem[],
): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  for (const { field, key, data } of problems) {
    const label = ctx.t(fieldOf(def, field)?.label ?? `field.${field}`);
    (texts[field] ??= []).push(ctx.t(key, { label, ...data }));
  }
  return texts;
}

/** Every reference that is new must exist in the shop: REF_TIDAK_ADA at its field. */
async function checkReferences(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  columns: Columns,
  before: StoredRow | undefined,
): Promise<void> {
  for (const field of def.fields) {
    const to = referenced(field);
    const value = columns[field.name];
    if (to === undefined || isEmpty(value) || value === before?.[field.name]) continue;
    const keys = Array.isArray(value) ? value : [String(value)];
    const missing = await tx.row(missingKeys(to, ctx.kodeToko, keys));
    if (missing !== undefined) throw noSuchRow(ctx, field, missing.kode);
  }
}

/**
 * What somebody chooses is in use, as a form offers it: REF_TIDAK_ADA at its field. What the row
 * names already stays, and a copy or a file brings rows as they were.
 */
async function refuseUnused(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  row: WireRow,
  key?: string,
): Promise<void> {
  const before = key === undefined ? undefined : await tx.row(selectRow(def, ctx.kodeToko, key));
  for (const field of def.fields) {
    const to = referenced(field);
    if (to === undefined || isEmpty(row[field.name])) continue;
    const reading = field.read(row[field.name], row);
    const kept = new Set([before?.[field.name]].flat());
    const chosen = ('problem' in reading ? [] : [reading.value].flat()).map(String);
    const keys = chosen.filter((one) => !kept.has(one));
    const unused = keys.length === 0 ? undefined : await tx.row(unusedKeys(to, ctx.kodeToko, keys));
    if (unused !== undefined) throw noSuchRow(ctx, field, unused.kode);
  }
}

function noSuchRow(ctx: Ctx, field: NamedField, kode: string): AppError {
  const data = { label: ctx.t(field.label), kode };
  const text = ctx.t('error.REF_TIDAK_ADA', data);
  return new AppError('REF_TIDAK_ADA', data, { [field.name]: [text] });
}

async function finish(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  told: ToldRows,
  key: string,
  before: StoredRow | undefined,
): Promise<WireRow> {
  const stored = await tx.one(selectRow(def, ctx.kodeToko, key));
  const heard = await keepPrices(ctx, tx, def, before, stored);
  const data = wireRow(def, stored);
  const action = before === undefined ? 'tambah' : 'ubah';
  const old = before && wireRow(def, before);
  told.note(def, old, data, heard);
  tx.audit({
    tindakan: masterRight(def, action),
    objek: `${def.name}/${key}`,
    ...(old && { sebelum: old }),
    sesudah: data,
  });
  return data;
}

/** Updates; another row with the same unique columns refuses it as a taken code. */
async function updateOrName(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  key: string,
  columns: Columns,
): Promise<void> {
  try {
    await tx.exec(updateRow(def, ctx.kodeToko, key, columns, ctx.user.user_id));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'KODE_SUDAH_ADA') throw error;
    throw duplicate(ctx, def, columns);
  }
}

/** A taken key, or taken columns that are unique together, in wire units. */
function duplicate(ctx: Ctx, def: MasterDef, columns: Columns): AppError {
  const kode = rowName(def, columns);
  const text = ctx.t('error.KODE_SUDAH_ADA', { kode });
  return new AppError('KODE_SUDAH_ADA', { kode }, { [def.unique[0] ?? def.key]: [text] });
}

/** Prefix and twelve random characters: 60 bits, never guessed and never used twice. */
function madeKey(prefix: string): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '');
  return prefix + letters.join('');
}
