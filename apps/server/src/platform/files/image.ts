/**
 * Uploaded images: recognised by their bytes, limited, re-encoded to JPEG (quality 50, 720×1366 or
 * 1241×2348 at most, no EXIF; spec 1 §5) and recorded in `berkas`. Nothing that a browser sent is
 * stored as it came.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { AppError } from '@kencana/contract/error-code';
import { fileIdOf } from '@kencana/contract/file-path';
import type { Tx } from '../db/tx.ts';
import type { Ctx, WriteTx } from '../http/route.ts';
import type { Driver } from '../outbox/dispatcher.ts';
import type { FileStore } from './store.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const SIZES = { kecil: { width: 720, height: 1366 }, besar: { width: 1241, height: 2348 } };
const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

export interface ImageInput {
  /** `banner`, `item`, `KATEGORI_ICON` …: groups files, part of the key. */
  readonly folder: string;
  /** The name people see; it is no path. */
  readonly name: string;
  readonly content: string | Buffer;
  readonly size?: keyof typeof SIZES;
  /** Readable without a token (catalogue images). */
  readonly publik?: boolean;
}

/** Where the image can be read: `files/<id>` below the API's base. */
export interface StoredImage {
  readonly id: string;
  readonly path: string;
}

/**
 * JPEG bytes of an uploaded image. Throws TERLALU_BESAR above 8 MB, BERKAS_BUKAN_GAMBAR for
 * anything but JPEG, PNG and WebP.
 */
export async function encodeImage(
  content: string | Buffer,
  size: keyof typeof SIZES = 'kecil',
): Promise<Buffer> {
  const bytes = typeof content === 'string' ? decodeDataUrl(content) : content;
  if (bytes.length > MOST_BYTES) throw new AppError('TERLALU_BESAR');
  if (!isImage(bytes)) throw new AppError('BERKAS_BUKAN_GAMBAR');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...SIZES[size], fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 50 })
      .toBuffer();
  } catch {
    throw new AppError('BERKAS_BUKAN_GAMBAR');
  }
}

/**
 * Stores an image for the shop of `tx`, inside the write that refers to it. The bytes lie in the
 * store before the commit; should the write fail they are an orphan that nothing refers to, never
 * the other way round.
 */
export async function storeImage(
  ctx: Pick<Ctx, 'services' | 'user'>,
  tx: Tx,
  input: ImageInput,
): Promise<StoredImage> {
  const bytes = await encodeImage(input.content, input.size);
  const id = randomUUID();
  const key = `${tx.kodeToko}/${input.folder.replaceAll(/[^A-Za-z0-9_-]/g, '_')}/${id}.jpg`;
  await ctx.services.files.put(key, bytes, 'image/jpeg');
  await tx.exec(sql`insert into berkas
    (kode_toko, id, folder, nama, mime, ukuran, kunci, publik, created_by)
    values (${tx.kodeToko}, ${id}, ${input.folder}, ${input.name.slice(0, 200)}, 'image/jpeg',
      ${bytes.length}, ${key}, ${input.publik ?? false}, ${ctx.user.user_id})`);
  return { id, path: `files/${id}` };
}

/**
 * Forgets an image of the folder by its path `files/<id>`; one of another folder belongs to
 * somebody else and is left alone, like a path of another form. The bytes go after the commit, by
 * the outbox: a write that fails keeps the image whole.
 */
export async function removeImage(tx: WriteTx, path: string, folder: string): Promise<void> {
  const id = fileIdOf(path);
  if (id === undefined) return;
  const row = await tx.row<{ kunci: string }>(sql`delete from berkas
    where kode_toko = ${tx.kodeToko} and id = ${id} and folder = ${folder} returning kunci`);
  if (row) tx.outbox('berkas-hapus', { kunci: row.kunci });
}

/** Driver of `berkas-hapus` rows `{ kunci }`: the bytes of an image that no row names any more. */
export function removalDriver(files: FileStore): Driver {
  return (isi) => files.remove(String(isi['kunci']));
}

/** Whether the path is that of a file of this shop that lies in another folder. */
export async function liesElsewhere(tx: Tx, path: string, folder: string): Promise<boolean> {
  const id = fileIdOf(path);
  if (id === undefined) return false;
  const row = await tx.row(sql`select 1 from berkas
    where kode_toko = ${tx.kodeToko} and id = ${id} and folder <> ${folder}`);
  return row !== undefined;
}

function decodeDataUrl(text: string): Buffer {
  if (text.length > MOST_BYTES * 1.4) throw new AppError('TERLALU_BESAR');
  const base64 = DATA_URL.exec(text)?.[1];
  if (!base64) throw new AppError('BERKAS_BUKAN_GAMBAR');
  return Buffer.from(base64, 'base64');
}

/** Recognises JPEG, PNG and WebP by their first bytes. */
function isImage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}
