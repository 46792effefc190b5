/** Laporan Barang Lama: pieces by the days that they have lain unsold, the oldest first. */
import { defineReport } from '../define-report.ts';
import { FILTER } from './standard-filter.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

export const laporanStockMati = defineReport({
  ...STOCK_REPORT,
  name: 'stock-mati',
  route: '/laporan-stock-mati',
  title: 'report.judul.stock_mati',
  filter: [
    FILTER.perTanggal,
    {
      kind: 'pilihan',
      key: 'umur',
      label: 'report.saring.umur',
      options: [
        { value: 'ALL' },
        { value: '30' },
        { value: '90' },
        { value: '180' },
        { value: '365' },
      ],
      awal: 'ALL',
    },
    STOCK_FILTER.baki,
    STOCK_FILTER.group,
    STOCK_FILTER.jenis,
  ],
  columns: [
    C.barcode,
    C.barang,
    C.baki,
    C.group,
    C.jenis,
    { key: 'tanggal', label: 'report.kolom.masuk_tgl', kind: 'tanggal' },
    { key: 'umur', label: 'report.kolom.umur', kind: 'angka', width: 6 },
    C.kadar,
    C.berat,
    { key: 'harga_jual', label: 'field.harga_jual', kind: 'rupiah', total: 'jumlah' },
    C.modal,
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN BARANG LAMA',
});
