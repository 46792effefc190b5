/** Laporan Hancur Pembelian: bought lots destroyed, under their document, at their cost. */
import { defineReport } from '../define-report.ts';
import { PURCHASE_COLUMN as C, PURCHASE_REPORT } from './purchase-report.ts';
import { FILTER } from './standard-filter.ts';

export const laporanHancurPembelian = defineReport({
  ...PURCHASE_REPORT,
  name: 'hancur-pembelian',
  route: '/laporan-hancur-pembelian',
  title: 'report.judul.hancur_pembelian',
  filter: [FILTER.periode],
  columns: [
    { key: 'no_lot', label: 'field.no_lot', kind: 'teks', width: 15 },
    C.barcode,
    C.barang,
    C.kadar,
    C.kondisi,
    { key: 'gudang', label: 'report.kolom.gudang', kind: 'teks', width: 7 },
    C.qty,
    C.berat,
    { key: 'murni', label: 'report.kolom.murni', kind: 'gram', total: 'jumlah' },
    // What was paid at the counter is the shop's cost once the gold is stock.
    { ...C.harga, cost: true },
    C.otorisasi,
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN HANCUR PEMBELIAN',
});
