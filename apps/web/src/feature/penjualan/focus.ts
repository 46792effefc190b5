/** Places of the sale screen that keys jump to. */

/** Ids of the places that keys jump to. */
export const PLACE = {
  barcode: 'jual-barcode',
  sales: 'jual-sales',
  cash: 'jual-cash',
  tukar: 'jual-tukar-barcode',
  kupon: 'jual-kupon',
  simpan: 'jual-simpan',
} as const;

/** Id of the remark of a line. */
export function notePlace(kode_barcode: string): string {
  return `jual-keterangan-${kode_barcode}`;
}

/** Id of a payment's first field. */
export function paymentPlace(id: number): string {
  return `jual-bayar-${id}`;
}

/** Id of the order number of a marketplace. */
export function poPlace(id: number): string {
  return `${paymentPlace(id)}-po`;
}

/** Id of the camera's button of a marketplace's parcel. */
export function photoPlace(id: number): string {
  return `${paymentPlace(id)}-foto`;
}

/** Id of a bank payment's amount. */
export function amountPlace(id: number): string {
  return `${paymentPlace(id)}-jumlah`;
}
