/**
 * The service: a customer's own pieces received for work, sent to a craftsman, ready, taken and
 * paid; looked up under Lihat Service, cancelled on any day while open.
 */
import { SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { RowOf } from './define-document.ts';
import type { DocumentLineRow } from './document-row.ts';
import {
  ambilServiceEvent,
  serviceEntry,
  siapServiceEvent,
  tukangServiceEvent,
} from './service-entry.ts';
import { COLUMN, CUSTOMER_FACTS, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';

export const serviceDocument = defineDocument({
  kind: 'service',
  kode: 'SV',
  name: 'document.nama.service',
  dariCustomer: true,
  area: 'service',
  list: {
    path: 'service/get/lihatservice',
    right: { key: 'service.lihat-services.lihat', levels: SEMUA },
    route: '/lihat-services',
    title: 'screen.lihat-services',
  },
  one: 'service/faktur/:no',
  batal: {
    path: 'service/batal',
    right: { key: 'service.batal-service.tambah', levels: SEMUA },
    route: '/batal-service',
    title: 'screen.batal-service',
    kategori: 'BATAL SERVICE',
  },
  validasi: {
    path: 'service/validasi',
    tolak: 'service/tolak',
    right: { key: 'validasi.validasi-service.tambah', levels: SEMUA },
    parameter: 'VALIDASI_SERVICE',
  },
  baru: {
    route: '/transaksi-services',
    title: 'screen.transaksi-services',
    right: 'service.transaksi-services.tambah',
  },
  rights: [
    { key: 'service.transaksi-services.tambah', levels: SEMUA },
    { key: 'service.lihat-services.tambah', levels: SEMUA },
  ],
  entry: serviceEntry,
  events: { tukang: tukangServiceEvent, siap: siapServiceEvent, ambil: ambilServiceEvent },
  nomorLain: 'no_service_group',
  rincian: [
    'tgl_janji',
    'kode_tukang',
    'keterangan_tukang',
    'ongkos_tukang',
    'diambil_oleh',
    'kembalian_rp',
    'ditahan_rp',
    'kembali_rp',
  ],
  janji: 'tgl_janji',
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    { ...COLUMN.sales, optional: true },
    COLUMN.customer,
    { ...COLUMN.pcs, optional: true },
    COLUMN.berat,
    { key: 'rincian.tgl_janji', label: 'service.tgl-janji', kind: 'tanggal' },
    { key: 'nama_tukang', label: 'service.tukang', kind: 'teks' },
    { ...COLUMN.total, optional: true },
    { key: 'bayar', label: 'service.dp', kind: 'rupiah', optional: true },
    { key: 'sisa_rp', label: 'service.sisa', kind: 'rupiah' },
    COLUMN.cara,
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    ...CUSTOMER_FACTS,
    FACT.keterangan,
    { key: 'rincian.tgl_janji', label: 'service.tgl-janji', kind: 'tanggal' },
    { key: 'nama_tukang', label: 'service.tukang', kind: 'teks' },
    { key: 'rincian.keterangan_tukang', label: 'service.keterangan-tukang', kind: 'teks' },
    { key: 'rincian.ongkos_tukang', label: 'field.ongkos_tukang', kind: 'rupiah' },
    FACT.bayar,
    { key: 'sisa_rp', label: 'service.sisa', kind: 'rupiah' },
    { key: 'rincian.kembalian_rp', label: 'document.kembali', kind: 'rupiah' },
    { key: 'rincian.diambil_oleh', label: 'service.diambil-oleh', kind: 'teks' },
    { key: 'selesai_tgl', label: 'service.tgl-ambil', kind: 'tanggal' },
    { key: 'rincian.kembali_rp', label: 'service.dikembalikan', kind: 'rupiah' },
    { key: 'rincian.ditahan_rp', label: 'service.ditahan', kind: 'rupiah' },
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'SERVICE',
      field: 'detail',
      nomor: 'no_faktur_service',
      title: 'service.barang',
      columns: [
        LINE.kadar,
        { key: 'rumus.deskripsi', label: 'service.pekerjaan', kind: 'teks' },
        { key: 'rumus.kondisi', label: 'service.kondisi', kind: 'teks' },
        { key: 'berat', label: 'service.berat-masuk', kind: 'gram' },
        { key: 'berat_tambah', label: 'service.emas', kind: 'gram' },
        { key: 'berat_susut', label: 'service.susut', kind: 'gram' },
        { key: 'berat_jadi', label: 'service.berat-jadi', kind: 'gram' },
        {
          key: 'ongkos',
          label: 'document.ongkos',
          kind: 'rupiah',
          dihitung: 'ongkos_dihitung',
        },
        { key: 'harga_emas', label: 'service.harga-emas', kind: 'rupiah' },
        LINE.jumlah,
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'service.status.OPEN', tone: 'info', hidup: true },
    { value: 'DONE', label: 'service.status.DONE', tone: 'ok', hidup: true },
    { value: 'FINISH', label: 'service.status.FINISH', tone: 'off' },
  ],
  papers: ['SLIP', 'NOTA'],
});

/** Gold of the shop in a piece: grams of a lot, its price beside the computed one. */
export interface EmasService {
  readonly no_lot: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga: number;
  readonly harga_dihitung: number;
}

/** A customer's piece: as received and, once ready, as it goes back. */
export interface ServiceLine extends DocumentLineRow {
  /** Grams when ready; null while the work lasts. */
  readonly berat_jadi: number | null;
  /** Grams of the shop's gold added, and grams lost in the work. */
  readonly berat_tambah: number;
  readonly berat_susut: number;
  readonly ongkos_dihitung: number;
  /** Price of the added gold; the estimate until it is ready. */
  readonly harga_emas: number;
  readonly emas: readonly EmasService[];
  /** `files/<id>` each. */
  readonly foto: readonly string[];
}

/** One service, as saving, listing and looking up answer it. */
export interface ServiceDocument extends Omit<RowOf<typeof serviceDocument>, 'detail'> {
  readonly detail: readonly ServiceLine[];
  readonly no_service_group: string;
  /** The craftsman it was given to; '' for none. */
  readonly nama_tukang: string;
  /** What is left to pay; 0 once it is over, below zero when the down payment is more. */
  readonly sisa_rp: number;
  readonly selesai_tgl: string | null;
}
