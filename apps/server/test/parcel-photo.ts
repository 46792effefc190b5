/** Photos of parcels: what a marketplace sale is proved with, another one each time. */
import sharp from 'sharp';
import type { TestClient } from './harness.ts';

let parcels = 0;

/** A picture of another parcel each time, as a data URL. */
export async function parcel(width = 240, height = 240): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#b98a54"/>
    <text x="10" y="${height / 2}" font-size="30">PAKET ${(parcels += 1)}</text></svg>`;
  return dataUrl(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** A PNG as a browser sends it. */
export function dataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Stores a photo for a marketplace sale, of a new parcel unless told; answers its path. */
export async function salePhoto(client: TestClient, gambar?: string): Promise<string> {
  const sent = { gambar: gambar ?? (await parcel()) };
  const { status, body } = await client.post('penjualan/foto', sent);
  if (status !== 201) throw new Error(`penjualan/foto: ${JSON.stringify(body)}`);
  return String(body.data.foto);
}
