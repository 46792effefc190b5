/**
 * Laporan Perubahan Harga Emas: every price of a parameter that changed, before, after, who and
 * when (docs/domain.md §3).
 */
import { defineReport } from '../define-report.ts';
import { ATASAN } from '../permission.ts';
import { FILTER } from './standard-filter.ts';

export const laporanPerubahanHargaEmas = defineReport({
  name: 'perubahan-harga-emas',
  route: '/laporan-perubahan-harga-emas',
  area: 'laporan',
  group: 'report.grup.harga',
  title: 'report.judul.perubahan_harga_emas',
  levels: ATASAN,
  filter: [
    FILTER.periode,
    {
      kind: 'pilihan',
      key: 'parameter',
      label: 'report.kolom.parameter',
      awal: 'ALL',
      options: [
        { value: 'ALL' },
        { value: 'harga-emas', label: 'master.harga_emas' },
        { value: 'harga-global', label: 'master.harga_global' },
        { value: 'group', label: 'master.group' },
        { value: 'kategori', label: 'master.kategori' },
        { value: 'harga-emas-pembelian', label: 'master.harga_emas_pembelian' },
        { value: 'harga-pembelian', label: 'master.harga_pembelian' },
        { value: 'parameter-harga-beli', label: 'master.parameter_harga_beli' },
        { value: 'parameter-ongkos', label: 'master.parameter_ongkos' },
        { value: 'rugi-nota', label: 'master.rugi_nota' },
        { value: 'kelompok-harga', label: 'master.kelompok_harga' },
        { value: 'parameter-berlian', label: 'master.parameter_berlian' },
        { value: 'hutang-pokok', label: 'master.hutang_pokok' },
        { value: 'plafond-hutang', label: 'master.plafond_hutang' },
        { value: 'plafond-hutang-kadar', label: 'master.plafond_hutang_kadar' },
        { value: 'deskripsi-service', label: 'master.deskripsi_service' },
        { value: 'tukang', label: 'master.tukang' },
        { value: 'item-katalog', label: 'master.item_katalog' },
      ],
    },
  ],
  columns: [
    { key: 'tanggal', label: 'document.tanggal', kind: 'tanggal' },
    { key: 'jam', label: 'document.jam', kind: 'jam' },
    { key: 'user_id', label: 'report.kolom.user', kind: 'teks', width: 8 },
    { key: 'parameter', label: 'report.kolom.parameter', kind: 'teks', width: 16 },
    { key: 'uraian', label: 'field.kode', kind: 'teks' },
    { key: 'kolom', label: 'field.harga', kind: 'teks' },
    { key: 'sebelum', label: 'report.kolom.harga_sebelum', kind: 'rupiah' },
    { key: 'sesudah', label: 'report.kolom.harga_sesudah', kind: 'rupiah' },
    { key: 'selisih', label: 'money.selisih', kind: 'rupiah' },
  ],
  paper: 'A4-landscape',
  file: 'LAPORAN PERUBAHAN HARGA EMAS',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
});
