/** Places of the buy-back screen that keys jump to. */
export const PLACE = {
  cari: 'beli-cari',
  nama: 'beli-nama-barang',
  berat: 'beli-berat',
  sales: 'beli-sales',
  penjual: 'beli-penjual',
  cash: 'beli-cash',
  simpan: 'beli-simpan',
} as const;

/** Id of a payment's first field. */
export function payPlace(id: number): string {
  return `beli-bayar-${id}`;
}
