/** Storing a photo before what it shows is saved: a picture in, the path of the stored one out. */
import type { PhotoInfo } from '../field/field.ts';
import { address } from './call.ts';
import type { Address } from './call.ts';

export type PhotoCall = Address<
  'POST',
  { readonly body: { readonly gambar: string }; readonly data: { readonly foto: string } }
>;

export function photoCall({ path }: Pick<PhotoInfo, 'path'>): PhotoCall {
  return address(path);
}

/** Of a piece that is bought back, and of a marketplace's sale: their screens are hand-made. */
export const PURCHASE_PHOTO = { path: 'pembelian/foto' } as const satisfies PhotoInfo;
export const SALE_PHOTO = { path: 'penjualan/foto' } as const satisfies PhotoInfo;
