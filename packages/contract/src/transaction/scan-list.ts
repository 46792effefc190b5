/** What is scanned into documents of the stock: pieces, and lots of bought goods. */
import type { ScanColumn, ScanList } from '../field/field.ts';

const NAMA: ScanColumn = { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks' };
const BARCODE: ScanColumn = { key: 'kode_barcode', label: 'field.kode_barcode', kind: 'teks' };
const BERAT: ScanColumn = { key: 'berat', label: 'field.berat', kind: 'gram', total: true };
const KADAR: ScanColumn = { key: 'kadar', label: 'field.kadar', kind: 'persen' };

/** Pieces in any status, for their labels. */
export const PIECES: ScanList = {
  path: 'barang',
  ask: 'kode_barcode',
  key: 'kode_barcode',
  codes: ['kode_barcode'],
  barcode: true,
  columns: [
    BARCODE,
    NAMA,
    { key: 'kode_gudang', label: 'field.kode_gudang', kind: 'teks' },
    { key: 'kode_baki', label: 'field.kode_baki', kind: 'teks' },
    BERAT,
    KADAR,
  ],
  kosong: 'stock.daftar-kosong',
};

/** Pieces that are ready; of any other the server says why it is not. */
export const READY_PIECES: ScanList = {
  path: 'barang/ready/kode-barcode/:kode',
  key: 'kode_barcode',
  codes: ['kode_barcode'],
  barcode: true,
  columns: PIECES.columns,
  kosong: 'stock.daftar-kosong',
};

/** Lots of bought goods that are still in the warehouse; a scan may name the old barcode. */
export const BOUGHT_LOTS: ScanList = {
  path: 'hancurpembelian/barang',
  ask: 'q',
  key: 'no_lot',
  codes: ['no_lot', 'kode_barcode'],
  columns: [
    { key: 'no_lot', label: 'field.no_lot', kind: 'teks' },
    { key: 'tgl_system', label: 'document.tanggal', kind: 'teks' },
    BARCODE,
    NAMA,
    KADAR,
    BERAT,
    { key: 'modal', label: 'field.harga_beli', kind: 'rupiah', total: true, cost: true },
  ],
  kosong: 'pembelian.hancur-pilih',
  stock: {
    title: 'pembelian.stok-beli',
    cari: 'pembelian.hancur-cari',
    pilih: 'pembelian.hancur-tambah',
  },
};
