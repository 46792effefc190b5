/** Small pictures of stored photos, for paper and spreadsheets, and what stands where none is. */
import sharp from 'sharp';

/** A ring without a stone on grey: there is no photo. */
const NOTHING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="320" height="320">' +
    '<rect width="160" height="160" fill="#eef1ef"/>' +
    '<g fill="none" stroke="#a9b8b0" stroke-width="7" stroke-linejoin="round">' +
    '<circle cx="80" cy="98" r="34"/><path d="M62 38h36l12 14-30 22-30-22z"/></g></svg>',
);
let placeholder: Promise<Buffer> | undefined;

/** The JPEG that stands for a photo that is not there. */
export function noPicture(): Promise<Buffer> {
  placeholder ??= sharp(NOTHING).jpeg({ quality: 80 }).toBuffer();
  return placeholder;
}

/** A square JPEG of `side` pixels with the whole photo in it; throws for bytes that are none. */
export function thumbnail(photo: Buffer, side: number): Promise<Buffer> {
  return sharp(photo)
    .resize({ width: side, height: side, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();
}

const smallOnes = new Map<number, Promise<Buffer>>();

/** The same as a square of `side` pixels; made once, for most pieces of a long paper have none. */
export function noThumbnail(side: number): Promise<Buffer> {
  const made = smallOnes.get(side) ?? noPicture().then((photo) => thumbnail(photo, side));
  smallOnes.set(side, made);
  return made;
}
