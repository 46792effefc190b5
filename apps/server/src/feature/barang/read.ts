/** What other features may ask of pieces: the kind that adds them, for an order puts its own in. */
export type { KeptSelisih } from './selisih.ts';
export { entryWaits, tambahBarangKind } from './tambah-barang.kind.ts';
