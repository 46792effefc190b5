/** Places of the order screens that keys jump to. */
export const PLACE = {
  sales: 'pesan-sales',
  nama: 'pesan-nama',
  contoh: 'pesan-contoh',
  simpan: 'pesan-simpan',
} as const;

/** Id of a line's first field. */
export function linePlace(id: number): string {
  return `pesan-barang-${id}`;
}

/** Id of the first field of a customer's sample. */
export function samplePlace(id: number): string {
  return `pesan-contoh-${id}`;
}
