/**
 * Laporan Pembelian per document (REKAP) or per piece (DETAIL), and Laporan Pembelian Per Faktur:
 * the pieces under their document, by its own filter (spec 1 §3).
 */
import { defineReport } from '../define-report.ts';
import {
  PIECE_COLUMNS,
  PIECE_FILTER,
  PURCHASE_COLUMN as C,
  PURCHASE_FILTER,
  PURCHASE_REPORT,
} from './purchase-report.ts';
import { FILTER } from './standard-filter.ts';

export const laporanPembelian = defineReport({
  ...PURCHASE_REPORT,
  name: 'pembelian',
  route: '/laporan-pembelian',
  title: 'report.judul.pembelian',
  filter: PURCHASE_FILTER,
  columns: [
    C.faktur,
    C.tanggal,
    C.sales,
    C.customer,
    C.penjual,
    C.qty,
    C.beratNota,
    C.berat,
    C.hargaNota,
    C.potongan,
    C.harga,
    C.cash,
    C.transfer,
    C.tukar,
  ],
  detail: {
    columns: [
      C.fakturBeli,
      C.tanggal,
      C.sales,
      C.barcode,
      C.barang,
      C.group,
      C.kadar,
      C.kondisi,
      C.beratNota,
      C.berat,
      C.hargaNota,
      C.harga,
      C.hargaRata,
      C.hargaEmas,
      C.persen,
      C.penjual,
    ],
  },
  file: 'LAPORAN PEMBELIAN',
});

export const laporanPembelianPerFaktur = defineReport({
  ...PURCHASE_REPORT,
  name: 'pembelian-per-faktur',
  route: '/laporan-pembelian-per-faktur',
  title: 'report.judul.pembelian_per_faktur',
  filter: [FILTER.periode, ...PIECE_FILTER],
  columns: PIECE_COLUMNS,
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN PEMBELIAN PER FAKTUR',
});
