/**
 * The order: pieces to be made at an estimate, with a down payment and samples; looked up under
 * Lihat Pesanan, added to and cancelled on any day while open, taken through a sale.
 */
import { tambahDp } from '../entry/down-payment.ts';
import { SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { LineOf, RowOf } from './define-document.ts';
import type { DownPaidDetail, HeldRow } from './document-row.ts';
import { details, keeps } from './kept.ts';
import type { OrderFormula } from './line-formula.ts';
import { pesananEntry } from './pesanan-entry.ts';
import {
  COLUMN,
  CUSTOMER_FACTS,
  DOWN_PAYMENT,
  FACT,
  HISTORY_FACTS,
  LINE,
} from './standard-column.ts';

/** What an order keeps. */
interface PesananDetail extends DownPaidDetail {
  readonly kode_tukang: string;
  readonly tgl_janji: string;
  /** True where the price of gold is agreed; else that of the day it is taken counts. */
  readonly harga_dikunci: boolean;
}

/** A sample: whose it is and, once it was given back, when, to whom and at what weight in grams. */
interface SampleFormula {
  readonly milik: 'TOKO' | 'CUSTOMER';
  readonly kembali_tgl?: string;
  readonly penerima?: string;
  readonly catatan_kembali?: string;
  readonly berat_kembali?: number;
  readonly berat_manual?: boolean;
}

export const pesananDocument = defineDocument({
  kind: 'pesanan',
  kode: 'PS',
  name: 'document.nama.pesanan',
  dariCustomer: true,
  area: 'pesanan',
  list: {
    path: 'pesanan/get/lihatpesanan',
    right: { key: 'pesanan.lihat-pesanan.lihat', levels: SEMUA },
    route: '/lihat-pesanan',
    title: 'screen.lihat-pesanan',
  },
  one: 'pesanan/faktur/:no',
  batal: {
    path: 'pesanan/batal',
    right: { key: 'pesanan.batal-pesanan.tambah', levels: SEMUA },
    route: '/batal-pesanan',
    title: 'screen.batal-pesanan',
    kategori: 'BATAL PESANAN',
  },
  validasi: {
    path: 'pesanan/validasi',
    tolak: 'pesanan/tolak',
    right: { key: 'validasi.validasi-pesanan.tambah', levels: SEMUA },
    parameter: 'VALIDASI_PESANAN',
  },
  baru: {
    route: '/transaksi-pesanan',
    title: 'screen.transaksi-pesanan',
    right: 'pesanan.transaksi-pesanan.tambah',
  },
  rights: [
    { key: 'pesanan.transaksi-pesanan.tambah', levels: SEMUA },
    { key: 'pesanan.lihat-pesanan.tambah', levels: SEMUA },
    { key: 'pesanan.barang-jadi.tambah', levels: SEMUA },
    { key: 'pesanan.ambil-barang-contoh.tambah', levels: SEMUA },
  ],
  entry: pesananEntry,
  events: {
    tambahDp: tambahDp({
      path: 'pesanan/tambah-dp',
      summary: 'Adds to the down payment of an open order, on any day',
      right: 'pesanan.lihat-pesanan.tambah',
      dari: ['OPEN', 'DONE'],
    }),
  },
  nomorLain: 'no_pesanan',
  rincian: details<PesananDetail>()(
    'kode_tukang',
    'tgl_janji',
    'harga_dikunci',
    'ditahan_rp',
    'kembali_rp',
  ),
  janji: 'tgl_janji',
  columns: [
    COLUMN.nomor,
    { ...COLUMN.tanggal, optional: true },
    { ...COLUMN.jam, optional: true },
    { ...COLUMN.sales, optional: true },
    COLUMN.customer,
    { ...COLUMN.pcs, optional: true },
    { ...COLUMN.berat, optional: true },
    COLUMN.total,
    { ...DOWN_PAYMENT.dp, optional: true },
    DOWN_PAYMENT.sisa,
    { key: 'rincian.tgl_janji', label: 'pesanan.tgl-janji', kind: 'tanggal' },
    { key: 'nama_tukang', label: 'pesanan.tukang', kind: 'teks', optional: true },
    COLUMN.cara,
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    ...CUSTOMER_FACTS,
    FACT.keterangan,
    { key: 'nama_tukang', label: 'pesanan.tukang', kind: 'teks' },
    { key: 'hp_tukang', label: 'service.hp-tukang', kind: 'teks' },
    { key: 'rincian.tgl_janji', label: 'pesanan.tgl-janji', kind: 'tanggal' },
    { key: 'harga_emas', label: 'pesanan.harga-emas', kind: 'teks' },
    FACT.pembulatan,
    ...Object.values(DOWN_PAYMENT),
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'PESAN',
      field: 'detail',
      nomor: 'no_faktur_pesan',
      title: 'document.barang',
      rumus: keeps<OrderFormula>(),
      columns: [
        LINE.kadar,
        { key: 'berat', label: 'pesanan.berat-taksir', kind: 'gram' },
        { key: 'berat_jadi', label: 'pesanan.berat-jadi', kind: 'gram' },
        { key: 'rumus.hargaGram', label: 'pesanan.harga-gram', kind: 'rupiah' },
        LINE.ongkos,
        LINE.jumlah,
        LINE.keterangan,
        { key: 'menunggu', label: 'pesanan.menunggu', kind: 'teks' },
      ],
    },
    {
      jenis: 'CONTOH',
      field: 'detail_contoh',
      nomor: 'no_faktur_contoh',
      title: 'pesanan.contoh',
      rumus: keeps<SampleFormula>(),
      columns: [
        { key: 'rumus.milik', label: 'pesanan.milik', kind: 'teks' },
        LINE.kadar,
        LINE.berat,
        LINE.keterangan,
        { key: 'rumus.berat_kembali', label: 'pesanan.berat-kembali', kind: 'gram' },
        { key: 'rumus.kembali_tgl', label: 'pesanan.kembali-tgl', kind: 'tanggal' },
        { key: 'rumus.penerima', label: 'field.penerima', kind: 'teks' },
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'pesanan.status.OPEN', tone: 'info', hidup: true },
    { value: 'DONE', label: 'pesanan.status.DONE', tone: 'wait', hidup: true },
    { value: 'FINISH', label: 'pesanan.status.FINISH', tone: 'ok' },
  ],
  papers: ['NOTA', 'SLIP'],
});

/**
 * An ordered piece; `berat_jadi` is what the made one weighs, null until then; `menunggu` the entry
 * of a made one that waits for a second person, '' for none.
 */
export interface OrderLine extends LineOf<(typeof pesananDocument)['lines'][0]> {
  readonly berat_jadi: number | null;
  readonly menunggu: string;
}

/** One order, as saving, listing and looking up answer it. */
export interface PesananDocument extends Omit<RowOf<typeof pesananDocument>, 'detail'>, HeldRow {
  readonly no_pesanan: string;
  readonly detail: readonly OrderLine[];
  readonly nama_tukang: string;
  readonly hp_tukang: string;
  /** DIKUNCI, or SAAT AMBIL where the price of the day it is taken counts. */
  readonly harga_emas: 'DIKUNCI' | 'SAAT AMBIL';
}

/** A sample that has not been given back (GET pesanan/get/barang-contoh). */
export interface KeptSample {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly nama_customer: string;
  readonly no_hp: string;
  readonly status: string;
  readonly baris: number;
  readonly milik: 'TOKO' | 'CUSTOMER';
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: number;
  readonly berat: number;
  readonly keterangan: string;
}
