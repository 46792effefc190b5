/**
 * Laporan Kartu Stock Barang: every movement of a tray, group or piece in a period with the
 * document that made it, and what was there after it.
 */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

export const laporanKartuStockBarang = defineReport({
  ...STOCK_REPORT,
  name: 'kartu-stock-barang',
  route: '/laporan-kartu-stock-barang',
  title: 'report.judul.kartu_stock_barang',
  filter: [
    FILTER.periode,
    STOCK_FILTER.gudang,
    STOCK_FILTER.baki,
    STOCK_FILTER.group,
    STOCK_FILTER.jenis,
    { kind: 'teks', key: 'kode_barcode', label: 'report.kolom.barcode' },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'no_dokumen', label: 'report.kolom.dokumen', kind: 'teks', width: 14 },
    { key: 'peristiwa', label: 'report.kolom.peristiwa', kind: 'teks', width: 9 },
    { key: 'kolom', label: 'report.kolom.kolom', kind: 'teks', width: 7 },
    C.barcode,
    C.barang,
    C.gudang,
    C.baki,
    { key: 'masuk_qty', label: 'report.kolom.masuk_qty', kind: 'angka', total: 'jumlah', width: 5 },
    { key: 'masuk_berat', label: 'report.kolom.masuk_berat', kind: 'gram', total: 'jumlah' },
    {
      key: 'keluar_qty',
      label: 'report.kolom.keluar_qty',
      kind: 'angka',
      total: 'jumlah',
      width: 5,
    },
    { key: 'keluar_berat', label: 'report.kolom.keluar_berat', kind: 'gram', total: 'jumlah' },
    { key: 'saldo_qty', label: 'report.kolom.saldo_qty', kind: 'angka', total: 'akhir', width: 6 },
    { key: 'saldo_berat', label: 'report.kolom.saldo_berat', kind: 'gram', total: 'akhir' },
  ],
  file: 'LAPORAN KARTU STOCK BARANG',
});
