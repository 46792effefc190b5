/**
 * Reports of services: received in the period, taken in it with cost and margin, cancelled in it
 * with what went back; per document (REKAP) or per piece (DETAIL).
 */
import { defineReport } from '../define-report.ts';
import type { Column } from '../define-report.ts';
import { SALES_COLUMN as S, SALES_FILTER } from './sales-report.ts';
import { STATUS_COLUMN } from './standard-filter.ts';

const SHARED = {
  area: 'laporan',
  group: 'report.grup.service',
  paper: 'A4-landscape',
  texts: { ada: 'report.tersedia', kosong: 'report.tidak_tersedia' },
} as const;

const gram = { kind: 'gram', total: 'jumlah' } as const;
const rupiah = { kind: 'rupiah', total: 'jumlah' } as const;

const C = {
  masuk: { key: 'berat', label: 'service.berat-masuk', ...gram },
  tambah: { key: 'berat_tambah', label: 'service.emas', ...gram },
  susut: { key: 'berat_susut', label: 'service.susut', ...gram },
  jadi: { key: 'berat_jadi', label: 'service.berat-jadi', ...gram },
  pekerjaan: { key: 'deskripsi', label: 'service.pekerjaan', kind: 'teks', width: 16 },
  tukang: { key: 'nama_tukang', label: 'service.tukang', kind: 'teks', width: 9 },
  ongkos: { key: 'ongkos', label: 'document.ongkos', ...rupiah },
  emas: { key: 'harga_emas', label: 'service.harga-emas', ...rupiah },
  bayar: { key: 'bayar', label: 'document.bayar', ...rupiah },
  sisa: { key: 'sisa', label: 'service.sisa', ...rupiah },
} as const satisfies Record<string, Column>;

const work = [C.masuk, C.tambah, C.susut, C.jadi, C.ongkos, C.emas, S.total] as const;
const pieces = { columns: [S.faktur, S.tanggal, S.barang, C.pekerjaan, S.kadar, ...work] } as const;

export const laporanService = defineReport({
  ...SHARED,
  name: 'service',
  route: '/laporan-service',
  title: 'report.judul.service',
  filter: [
    ...SALES_FILTER,
    {
      kind: 'pilihan',
      key: 'status_service',
      label: 'field.status',
      options: [
        { value: 'ALL' },
        { value: 'OPEN', label: 'service.status.OPEN' },
        { value: 'DONE', label: 'service.status.DONE' },
        { value: 'FINISH', label: 'service.status.FINISH' },
        { value: 'BATAL', label: 'document.status.BATAL' },
      ],
      awal: 'ALL',
    },
  ],
  columns: [
    S.faktur,
    S.tanggal,
    S.sales,
    S.customer,
    C.tukang,
    S.qty,
    C.masuk,
    C.ongkos,
    { key: 'ongkos_tukang', label: 'field.ongkos_tukang', ...rupiah, cost: true },
    C.emas,
    S.total,
    C.bayar,
    C.sisa,
    STATUS_COLUMN,
  ],
  detail: { columns: [...pieces.columns, STATUS_COLUMN] },
  file: 'LAPORAN SERVICE',
});

export const laporanAmbilService = defineReport({
  ...SHARED,
  name: 'ambil-service',
  route: '/laporan-ambil-service',
  title: 'report.judul.ambil_service',
  filter: SALES_FILTER,
  columns: [
    S.faktur,
    S.tanggal,
    { key: 'tgl_terima', label: 'service.tgl-terima', kind: 'tanggal' },
    S.customer,
    { key: 'diambil_oleh', label: 'service.diambil-oleh', kind: 'teks', width: 10 },
    C.masuk,
    C.tambah,
    C.susut,
    C.jadi,
    S.total,
    { key: 'biaya', label: 'service.biaya', ...rupiah, cost: true },
    { key: 'margin', label: 'report.kolom.margin', ...rupiah, cost: true },
  ],
  detail: pieces,
  file: 'LAPORAN AMBIL SERVICE',
});

export const laporanBatalService = defineReport({
  ...SHARED,
  name: 'batal-service',
  route: '/laporan-batal-service',
  title: 'report.judul.batal_service',
  filter: SALES_FILTER,
  columns: [
    S.faktur,
    S.tanggal,
    { key: 'jam', label: 'document.jam', kind: 'jam' },
    S.customer,
    S.qty,
    C.masuk,
    C.bayar,
    { key: 'kembali', label: 'service.dikembalikan', ...rupiah },
    { key: 'ditahan', label: 'service.ditahan', ...rupiah },
    { key: 'alasan', label: 'field.alasan', kind: 'teks', width: 14 },
    { key: 'batal_by', label: 'report.kolom.batal_by', kind: 'teks', width: 8 },
    S.otorisasi,
  ],
  detail: {
    columns: [S.faktur, S.tanggal, S.barang, C.pekerjaan, S.kadar, C.masuk, S.total],
  },
  file: 'LAPORAN BATAL SERVICE',
});
