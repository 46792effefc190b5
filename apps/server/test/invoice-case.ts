/** Suppliers' invoices for API tests: what one takes in, and pieces that are received of it. */
import { randomUUID } from 'node:crypto';

/** Two rings by the gram with a charge, three chains by the piece. */
export function invoiceOf(change: object = {}) {
  return {
    kode_supplier: 'PT',
    no_faktur_supplier: `INV-${randomUUID().slice(0, 8).toUpperCase()}`,
    tgl_faktur: '2026-11-18',
    jatuh_tempo: '2026-12-18',
    detail_barang: [
      {
        nama_barang: 'CINCIN POLOS',
        kode_group: 'MT',
        kode_jenis: 'CINCIN',
        kadar: 75,
        qty: 2,
        berat: 6.91,
        tipe_harga: 'PER_GRAM',
        harga: 850_001,
        ongkos: 100_000,
      },
      {
        nama_barang: 'CINCIN UKIR',
        kode_group: 'MT',
        kode_jenis: 'CINCIN',
        kadar: 75,
        qty: 3,
        berat: 9,
        tipe_harga: 'PER_PCS',
        harga: 2_500_000,
        ongkos: 100,
      },
    ],
    ...change,
  };
}

/** A piece of line `baris`. */
export function pieceOf(baris: number, berat: number, change: object = {}) {
  return {
    baris,
    kode_gudang: 'TOKO',
    kode_baki: 'A1',
    nama_barang: 'CINCIN POLOS',
    berat,
    harga_jual: 4_560_600,
    ...change,
  };
}
