/**
 * Images of a master's row: a data URL is stored and replaced by its address, an address stays as
 * it is, and what a row no longer shows is deleted (spec 2 §4). The bytes are the platform's
 * business.
 */
import { AppError } from '@kencana/contract/error-code';
import type { MasterDef } from '@kencana/contract/define-master';
import type { ColumnValue } from '@kencana/contract/field/field';
import type { Columns } from '@kencana/contract/field/read-row';
import { liesElsewhere, removeImage, storeImage } from '../../platform/files/image.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { StoredRow } from './master-sql.ts';

/**
 * The columns with every new image stored, and its file name beside it. VALIDASI for the address
 * of another feature's file, such as a photo of goods: it is not this row's to show or delete.
 */
export async function storeImages(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  columns: Columns,
): Promise<Columns> {
  const stored: Record<string, ColumnValue> = { ...columns };
  for (const { name, image, label } of def.fields) {
    const content = addresses(columns[name]).at(-1);
    if (image === undefined || content === undefined) continue;
    if (await liesElsewhere(tx, content, image.folder)) {
      const wrong = ctx.t('isian.gambar_salah', { label: ctx.t(label) });
      throw new AppError('VALIDASI', {}, { [name]: [wrong] });
    }
    if (!content.startsWith('data:')) continue;
    const fileName = addresses(columns[image.nameField]).at(-1) ?? `${def.name}.jpg`;
    const { path } = await storeImage(ctx, tx, {
      folder: image.folder,
      name: fileName,
      content,
      publik: true,
    });
    stored[name] = image.many ? [path] : path;
    stored[image.nameField] = image.many ? [fileName] : fileName;
  }
  return stored;
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
