/**
 * Reports of titipan, piece by piece under its number: begun in the period, taken through a sale,
 * and cancelled; spec 2 §2, §3, §7 (weights with three decimals). The down payment stands once, at
 * the first piece.
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import { FILTER, STATUS_COLUMN } from './standard-filter.ts';

const SHARED = {
  area: 'laporan',
  group: 'report.grup.titipan',
  paper: 'A4-landscape',
  groupBy: { key: 'kelompok' },
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;

const COLUMNS = [
  { key: 'nama_barang', label: 'field.nama_barang', kind: 'teks', width: 30 },
  { key: 'berat', label: 'field.berat', kind: 'gram', total: 'jumlah' },
  { key: 'harga_jual', label: 'report.kolom.harga_jual', kind: 'rupiah', total: 'jumlah' },
  { key: 'ongkos', label: 'field.ongkos', kind: 'rupiah', total: 'jumlah' },
  { key: 'harga_total', label: 'report.kolom.total', kind: 'rupiah', total: 'jumlah' },
  { key: 'dp_rp', label: 'report.kolom.dp', kind: 'rupiah', total: 'jumlah' },
] as const satisfies readonly Column[];

export const laporanTitipan = defineReport({
  ...SHARED,
  name: 'titipan',
  route: '/laporan-titipan',
  title: 'report.judul.titipan',
  filter: [
    FILTER.periode,
    FILTER.validBy,
    {
      kind: 'pilihan',
      key: 'status_titipan',
      label: 'report.saring.status_titipan',
      options: [
        { value: 'ALL' },
        { value: 'OPEN', label: 'titipan.status.OPEN' },
        { value: 'FINISH', label: 'pesanan.status.FINISH' },
        { value: 'BATAL', label: 'document.status.BATAL' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [...COLUMNS, STATUS_COLUMN],
  file: 'LAPORAN TITIPAN',
});

export const laporanAmbilTitipan = defineReport({
  ...SHARED,
  name: 'ambil-titipan',
  route: '/laporan-ambil-titipan',
  title: 'report.judul.ambil_titipan',
  filter: [FILTER.periode, FILTER.validBy],
  columns: COLUMNS,
  file: 'LAPORAN AMBIL TITIPAN',
});

export const laporanBatalTitip = defineReport({
  ...SHARED,
  name: 'batal-titip',
  route: '/laporan-batal-titip',
  title: 'report.judul.batal_titip',
  path: { path: 'titip/report-batal-titip-uang', methods: ['GET', 'POST'], answer: 'baris' },
  filter: [FILTER.periode],
  columns: COLUMNS,
  file: 'LAPORAN BATAL TITIP',
  texts: {
    ada: 'report.batal_titip_ada',
    kosong: 'report.batal_titip_kosong',
    gagal: 'report.gagal_cari',
  },
});
