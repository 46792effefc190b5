/**
 * Laporan Timbang Baki: what trays weighed against what they should, weighing by weighing; and
 * everything that moved on a tray since its last weighing, which is where a difference is looked
 * for.
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import type { MessageKey } from '@kencana/messages/key';
import { FILTER } from './standard-filter.ts';
import { STOCK_COLUMN as C, STOCK_FILTER, STOCK_REPORT } from './stock-report.ts';

const gram = (key: string, label: MessageKey): Column => ({
  key,
  label,
  kind: 'gram',
  total: 'jumlah',
});

export const laporanTimbangBaki = defineReport({
  ...STOCK_REPORT,
  name: 'timbang-baki',
  route: '/laporan-timbang-baki',
  title: 'report.judul.timbang_baki',
  filter: [FILTER.periode, STOCK_FILTER.gudang, STOCK_FILTER.baki],
  columns: [
    C.baki,
    C.qty,
    C.berat,
    gram('berat_baki', 'field.berat_baki'),
    gram('berat_plastik', 'field.berat_plastik'),
    gram('berat_atribut', 'field.berat_atribut'),
    gram('berat_bandrol', 'field.berat_bandrol'),
    gram('total', 'timbang.total'),
    gram('timbang', 'timbang.timbang'),
    gram('selisih', 'timbang.selisih'),
    { key: 'oleh', label: 'timbang.oleh', kind: 'teks', width: 8 },
    { key: 'keterangan', label: 'field.keterangan', kind: 'teks', width: 14 },
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN TIMBANG BAKI',
});

export const laporanAktivitasSetelahTimbangBaki = defineReport({
  ...STOCK_REPORT,
  name: 'aktivitas-setelah-timbang-baki',
  route: '/laporan-aktivitas-setelah-timbang-baki',
  title: 'report.judul.aktivitas_setelah_timbang_baki',
  filter: [FILTER.periode, STOCK_FILTER.gudang, STOCK_FILTER.baki],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jam', label: 'document.jam', kind: 'jam' },
    { key: 'no_dokumen', label: 'report.kolom.dokumen', kind: 'teks', width: 14 },
    { key: 'peristiwa', label: 'report.kolom.peristiwa', kind: 'teks', width: 9 },
    { key: 'kolom', label: 'report.kolom.kolom', kind: 'teks', width: 7 },
    C.barcode,
    C.barang,
    { key: 'masuk_qty', label: 'report.kolom.masuk_qty', kind: 'angka', total: 'jumlah', width: 5 },
    gram('masuk_berat', 'report.kolom.masuk_berat'),
    {
      key: 'keluar_qty',
      label: 'report.kolom.keluar_qty',
      kind: 'angka',
      total: 'jumlah',
      width: 5,
    },
    gram('keluar_berat', 'report.kolom.keluar_berat'),
    { key: 'oleh', label: 'report.kolom.user', kind: 'teks', width: 8 },
  ],
  groupBy: { key: 'kelompok' },
  file: 'LAPORAN AKTIVITAS SETELAH TIMBANG BAKI',
});
