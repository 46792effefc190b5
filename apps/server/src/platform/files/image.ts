/**
 * Uploaded images: recognised by their bytes, limited, re-encoded to JPEG (quality 50, 720×1366 or
 * 1241×2348 at most, no EXIF; spec 1 §5) and recorded in `berkas`. Nothing that a browser sent is
 * stored as it came.
 */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { AppError } from '@kencana/contract/error-code';
import { fileIdOf, fileIdsIn } from '@kencana/contract/file-path';
import type { Tx } from '../db/tx.ts';
import type { Ctx, WriteTx } from '../http/route.ts';
import type { Driver } from '../outbox/dispatcher.ts';
import { Turnstile } from '../queue/turnstile.ts';
import type { FileStore } from './store.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const SIZES = { kecil: { width: 720, height: 1366 }, besar: { width: 1241, height: 2348 } };
/** Megabytes of a shop's photos at most, unless the configuration says otherwise. */
const QUOTA_MB = 20_480;
const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

/** One at a time with one thread, and nothing kept for later: a photo's pixels are 150 MB. */
const encoders = new Turnstile({ atOnce: 1, waiting: 60 });
sharp.cache(false);
sharp.concurrency(1);

export interface ImageInput {
  /** `banner`, `item`, `KATEGORI_ICON` …: groups files, part of the key. */
  readonly folder: string;
  /** The name people see; it is no path. */
  readonly name: string;
  readonly content: string | Buffer;
  readonly size?: keyof typeof SIZES;
  /** Readable without a token (catalogue images). */
  readonly publik?: boolean;
  /** It proves something: width and height in pixels at least, and not of one colour alone. */
  readonly least?: number;
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
  const bytes = bytesOf(content);
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

/** Widest spread of a colour's values, of 255, in a picture that shows nothing. */
const BLANK = 2;

/**
 * Refuses what is no picture of anything: throws FOTO_TERLALU_KECIL for what was sent smaller,
 * FOTO_KOSONG where what was encoded shows one colour.
 */
async function demandPicture(
  content: string | Buffer,
  encoded: Buffer,
  least: number,
): Promise<void> {
  const { width, height } = await sharp(bytesOf(content)).metadata();
  if (width < least || height < least) {
    throw new AppError('FOTO_TERLALU_KECIL', { lebar: width, tinggi: height, least });
  }
  const { channels } = await sharp(encoded).stats();
  if (channels.every(({ stdev }) => stdev < BLANK)) throw new AppError('FOTO_KOSONG');
}

/**
 * Encodes an image and stores it for the addressed shop, before and outside the write that will
 * name it (`keepImages`): one image at a time, since each takes a processor and much memory. Its
 * row is there before its bytes, so that whatever fails is swept. The same picture has the same
 * `sidik`. Throws as `encodeImage` and `demandPicture`, SIBUK where too many wait, and
 * KUOTA_FOTO_PENUH.
 */
export async function makeImage(ctx: Ctx, input: ImageInput): Promise<StoredImage> {
  return encoders.run(async () => {
    const bytes = await encodeImage(input.content, input.size);
    if (input.least !== undefined) await demandPicture(input.content, bytes, input.least);
    const sidik = createHash('sha256').update(bytes).digest('hex');
    const id = randomUUID();
    const key = `${ctx.kodeToko}/${input.folder.replaceAll(/[^A-Za-z0-9_-]/g, '_')}/${id}.jpg`;
    await ctx.db.tenant(ctx.kodeToko, async (tx) => {
      await refuseAboveQuota(ctx, tx, bytes.length);
      await tx.exec(sql`insert into berkas (kode_toko, id, folder, nama, mime, ukuran, kunci,
          publik, created_by, sementara, sidik)
        values (${tx.kodeToko}, ${id}, ${input.folder}, ${input.name.slice(0, 200)}, 'image/jpeg',
          ${bytes.length}, ${key}, ${input.publik ?? false}, ${ctx.user.user_id}, true,
          ${sidik})`);
    });
    await ctx.services.files.put(key, bytes, 'image/jpeg');
    return { id, path: `files/${id}` };
  });
}

/** Photos of one shop may not fill the disk of all. */
async function refuseAboveQuota(ctx: Ctx, tx: Tx, bytes: number): Promise<void> {
  const mb = ctx.services.config.photoQuotaMb ?? QUOTA_MB;
  const { used } = await tx.one<{ used: number }>(
    sql`select coalesce(sum(ukuran), 0)::bigint as used from berkas
        where kode_toko = ${tx.kodeToko}`,
  );
  if (used + bytes > mb * 1024 * 1024) throw new AppError('KUOTA_FOTO_PENUH', { mb });
}

/**
 * Keeps every image of the shop that `text` names (a path, or a document's rows as JSON): called
 * in the write that stores the text. Throws TIDAK_DITEMUKAN for a provisional one that was swept
 * meanwhile.
 */
export async function keepImages(tx: Tx, text: string): Promise<void> {
  const ids = [...new Set(fileIdsIn(text))];
  if (ids.length === 0) return;
  const kept = await tx.exec(
    sql`update berkas set sementara = false
        where kode_toko = ${tx.kodeToko} and id = any(${ids}::uuid[])`,
    'keep_images',
  );
  if (kept < ids.length) throw new AppError('TIDAK_DITEMUKAN');
}

/** Gives the shop's image at the path `files/<id>` the name that people save it under. */
export async function nameImage(tx: Tx, path: string, name: string): Promise<void> {
  const id = fileIdOf(path);
  if (id === undefined) return;
  await tx.exec(sql`update berkas set nama = ${name.slice(0, 200)}
    where kode_toko = ${tx.kodeToko} and id = ${id} and nama <> ${name.slice(0, 200)}`);
}

/** Forgets the shop's images that nothing has named for a week; their bytes go by the outbox. */
export async function sweepImages(tx: Tx): Promise<number> {
  return tx.exec(sql`with gone as (
      delete from berkas where kode_toko = ${tx.kodeToko} and sementara
        and created_at < now() - interval '7 days' returning kunci)
    insert into outbox (kode_toko, jenis, isi)
    select ${tx.kodeToko}, 'berkas-hapus', jsonb_build_object('kunci', kunci) from gone`);
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

function bytesOf(content: string | Buffer): Buffer {
  return typeof content === 'string' ? decodeDataUrl(content) : content;
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
