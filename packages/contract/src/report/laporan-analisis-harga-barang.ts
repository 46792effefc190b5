/**
 * Laporan Analisis Harga Barang (spec 1 §2, §7): the selling price of every ready piece and what it
 * comes to by the gram, beside the price that its group asks today.
 */
import { defineReport } from '../define-report.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

export const laporanAnalisisHargaBarang = defineReport({
  ...STOCK_REPORT,
  name: 'analisis-harga-barang',
  route: '/laporan-analisis-harga-barang',
  title: 'report.judul.analisis_harga_barang',
  path: { path: 'barang/laporan-analisis-harga-barang', methods: ['GET'], answer: 'baris' },
  filter: [
    { ...STOCK_FILTER.jenis, key: 'kode_dept' },
    {
      kind: 'pilihan',
      key: 'sort_by',
      label: 'report.saring.urut',
      options: [
        { value: 'kode_barcode', label: 'report.kolom.barcode' },
        { value: 'nama_barang', label: 'field.nama_barang' },
        { value: 'berat', label: 'field.berat' },
        { value: 'harga_jual', label: 'field.harga_jual' },
        { value: 'harga_rata', label: 'report.kolom.harga_rata' },
      ],
      awal: 'kode_barcode',
    },
  ],
  columns: [
    C.barcode,
    C.group,
    { ...C.jenis, key: 'kode_dept' },
    C.intern,
    C.barang,
    C.berat,
    { key: 'harga_jual', label: 'field.harga_jual', kind: 'rupiah', total: 'jumlah' },
    { key: 'harga_rata', label: 'report.kolom.harga_rata', kind: 'rupiah' },
    { key: 'harga_group', label: 'report.kolom.harga_group', kind: 'rupiah' },
    { key: 'selisih', label: 'report.kolom.selisih', kind: 'rupiah', total: 'jumlah' },
    { ...C.modal, key: 'harga_beli', label: 'field.harga_beli' },
  ],
  file: 'LAPORAN ANALISIS HARGA BARANG',
});
