/** A ready piece as the tests of the basket sell it. */
import type { ReadyPiece } from './sale-type.ts';

export const PIECE: ReadyPiece = {
  kode_barcode: '11000010',
  nama_barang: 'CINCIN POLOS',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 3.455,
  harga_jual: 4_560_600,
  ongkos: 150_000,
  harga_atribut: 0,
  harga_total: 4_711_000,
};

/** Prices of a group that rounds up to 500. */
export const ROUNDING = { langkah: 500, arah: 'UP' } as const;
