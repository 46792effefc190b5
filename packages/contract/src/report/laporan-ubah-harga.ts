/**
 * Laporan Ubah Harga: pieces sold at another price or making charge than computed, the difference,
 * and who allowed it (docs/domain.md fact 7).
 */
import { defineReport } from '../define-report.ts';
import { LIVE_SALES_FILTER, SALES_COLUMN as C, SALES_REPORT } from './sales-report.ts';

export const laporanUbahHarga = defineReport({
  ...SALES_REPORT,
  name: 'ubah-harga',
  route: '/laporan-ubah-harga',
  title: 'report.judul.ubah_harga',
  filter: [
    ...LIVE_SALES_FILTER,
    {
      kind: 'pilihan',
      key: 'arah',
      label: 'field.arah',
      options: [
        { value: 'ALL' },
        { value: 'TURUN', label: 'report.saring.turun' },
        { value: 'NAIK', label: 'report.saring.naik' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [
    C.faktur,
    C.tanggal,
    C.sales,
    C.barcode,
    C.barang,
    { key: 'harga_dihitung', label: 'report.kolom.dihitung', kind: 'rupiah', total: 'jumlah' },
    { key: 'harga', label: 'report.kolom.dijual', kind: 'rupiah', total: 'jumlah' },
    {
      key: 'ongkos_dihitung',
      label: 'report.kolom.ongkos_dihitung',
      kind: 'rupiah',
      total: 'jumlah',
    },
    { key: 'ongkos', label: 'field.ongkos', kind: 'rupiah', total: 'jumlah' },
    { key: 'selisih', label: 'report.kolom.selisih', kind: 'rupiah', total: 'jumlah' },
    { key: 'input_by', label: 'report.kolom.input_by', kind: 'teks', width: 8 },
    C.otorisasi,
  ],
  file: 'LAPORAN UBAH HARGA',
});
