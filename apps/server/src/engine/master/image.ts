/**
 * Images of a master's row: a data URL is stored and replaced by its address, an address stays as
 * it is, and what a row no longer shows is deleted (spec 2 §4). The bytes are the platform's
 * business.
 */
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import type { Columns } from '@kencana/contract/field/read-row';
import {
  keepImages,
  liesElsewhere,
  makeImage,
  nameImage,
  removeImage,
} from '../../platform/files/image.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { StoredRow } from './master-sql.ts';

/**
 * The sent row with every new image (a data URL) replaced by the path of the stored one, and its
 * file name beside it. Runs before the write that keeps them: no transaction waits for image work.
 */
export async function makeImages(ctx: Ctx, def: MasterDef, body: WireRow): Promise<WireRow> {
  const made: Record<string, unknown> = { ...body };
  for (const { name, image } of def.fields) {
    const content = addresses(body[name]).at(-1);
    if (image === undefined || content?.startsWith('data:') !== true) continue;
    const fileName = addresses(body[image.nameField]).at(-1) ?? `${def.name}.jpg`;
    const size = image.besar ? 'besar' : 'kecil';
    const input = { folder: image.folder, name: fileName, content, publik: true, size } as const;
    const { path } = await makeImage(ctx, input);
    made[name] = image.many ? [path] : path;
    made[image.nameField] = image.many ? [fileName] : fileName;
  }
  return made;
}

/**
 * Keeps the images that the row shows, under the names that it gives them. VALIDASI for the
 * address of another feature's file, such as a photo of goods: it is not this row's to show or
 * delete.
 */
export async function keepShown(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  columns: Columns,
): Promise<void> {
  for (const { name, image, label } of def.fields) {
    const shown = addresses(columns[name]).at(-1);
    if (image === undefined || shown === undefined) continue;
    if (await liesElsewhere(tx, shown, image.folder)) {
      const wrong = ctx.t('isian.gambar_salah', { label: ctx.t(label) });
      throw new AppError('VALIDASI', {}, { [name]: [wrong] });
    }
    await keepImages(tx, shown);
    const called = addresses(columns[image.nameField]).at(-1);
    if (called !== undefined) await nameImage(tx, shown, called);
  }
}

/** Deletes the images of `before` that `after` (nothing when the row goes) does not show. */
export async function dropImages(
  tx: WriteTx,
  def: MasterDef,
  before: StoredRow,
  after?: Columns,
): Promise<void> {
  for (const { name, image } of def.fields) {
    if (image === undefined) continue;
    const kept = new Set(addresses(after?.[name]));
    for (const path of addresses(before[name])) {
      if (!kept.has(path)) await removeImage(tx, path, image.folder);
    }
  }
}

function addresses(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((v): v is string => typeof v === 'string' && v.trim() !== '');
}
