/**
 * The service: a customer's own pieces received for work, sent to a craftsman, ready, taken and
 * paid; looked up under Lihat Service, cancelled on any day while open.
 */
import { SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { LineOf, RowOf } from './define-document.ts';
import type { DownPaidDetail } from './document-row.ts';
import { details, keeps } from './kept.ts';
import {
  ambilServiceEvent,
  serviceEntry,
  siapServiceEvent,
  tukangServiceEvent,
} from './service-entry.ts';
import { COLUMN, CUSTOMER_FACTS, FACT, HISTORY_FACTS, LINE } from './standard-column.ts';
import type { Milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import type { Arah } from '@kencana/rules/pembulatan';
import type { Rupiah } from '@kencana/rules/rupiah';

/** What a service keeps: where the pieces are, what the work cost, who took them. */
interface ServiceDetail extends DownPaidDetail {
  readonly tgl_janji: string;
  /** True while a craftsman has the pieces. */
  readonly di_tukang: boolean;
  readonly kode_tukang?: string;
  readonly keterangan_tukang?: string;
  readonly ongkos_tukang?: number;
  /** Gold of the shop at cost, and the craftsman's pay. */
  readonly biaya_rp?: number;
  readonly diambil_oleh?: string;
  readonly kembalian_rp?: number;
}

/** Gold of the shop in a piece: what was taken of a lot, and its price. */
export interface UsedGold {
  readonly no_lot: string;
  readonly asal: 'BELI' | 'HANCUR' | 'CUCI';
  readonly kode_gudang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: Kadar;
  readonly qty: number;
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly murni: Milligram;
  readonly modal: Rupiah;
  readonly harga: Rupiah;
  readonly harga_dihitung: Rupiah;
  readonly harga_gram: Rupiah;
  /** How the computed price was rounded. */
  readonly langkah: number;
  readonly arah: Arah;
}

/** What the work made of a piece; `berat_susut` = received + added − ready. */
export interface Hasil {
  readonly berat_jadi: Milligram;
  readonly berat_tambah: Milligram;
  readonly berat_susut: Milligram;
  readonly berat_manual: boolean;
  readonly ongkos: Rupiah;
  readonly emas: readonly UsedGold[];
  readonly keterangan: string;
}

/** A customer's piece as it was received, and the result once the work is done. */
interface ServiceFormula {
  readonly deskripsi: string;
  readonly kondisi: string;
  readonly kode_deskripsi: string;
  readonly perkiraan_emas_rp: Rupiah;
  /** `files/<id>` each. */
  readonly foto: readonly string[];
  readonly berat_manual: boolean;
  readonly hasil?: Hasil;
}

/** A piece as it is stored. */
export type ReceivedLine = LineOf<(typeof serviceDocument)['lines'][0]>;

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
  rincian: details<ServiceDetail>()(
    'tgl_janji',
    'kode_tukang',
    'keterangan_tukang',
    'ongkos_tukang',
    'diambil_oleh',
    'kembalian_rp',
    'ditahan_rp',
    'kembali_rp',
  ),
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
    { key: 'hp_tukang', label: 'service.hp-tukang', kind: 'teks' },
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
      rumus: keeps<ServiceFormula>(),
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
export interface ServiceLine extends Omit<ReceivedLine, 'rumus'> {
  readonly rumus: Omit<ServiceFormula, 'foto' | 'hasil'>;
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
  readonly hp_tukang: string;
  /** His usual charge, rupiah; null for none. */
  readonly ongkos_biasa: number | null;
  /** What is left to pay; 0 once it is over, below zero when the down payment is more. */
  readonly sisa_rp: number;
  readonly selesai_tgl: string | null;
}
