/** Places of the service screens that keys jump to. */
export const PLACE = {
  sales: 'service-sales',
  nama: 'service-nama',
  simpan: 'service-simpan',
} as const;

/** Id of a piece's first field. */
export function piecePlace(id: number): string {
  return `service-barang-${id}`;
}
