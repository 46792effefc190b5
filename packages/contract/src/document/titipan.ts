/**
 * The titipan: pieces held on a down payment, looked up under Lihat Titipan, added to and cancelled
 * on any day while open, taken through a sale.
 */
import { tambahDp } from '../entry/down-payment.ts';
import { SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { RowOf } from './define-document.ts';
import type { DownPaidDetail, HeldRow } from './document-row.ts';
import { details, keeps } from './kept.ts';
import type { SoldFormula } from './line-formula.ts';
import {
  COLUMN,
  CUSTOMER_FACTS,
  DOWN_PAYMENT,
  FACT,
  HISTORY_FACTS,
  LINE,
} from './standard-column.ts';

/** The day on which the customer will take it. */
const JANJI = { key: 'rincian.tgl_janji', label: 'titipan.tgl-janji', kind: 'tanggal' } as const;

/** What a titipan keeps. */
interface TitipanDetail extends DownPaidDetail {
  readonly tgl_janji: string;
}

export const titipanDocument = defineDocument({
  kind: 'titipan',
  kode: 'TP',
  name: 'document.nama.titipan',
  dariCustomer: true,
  area: 'penjualan',
  list: {
    path: 'titip/get/lihattitip',
    right: { key: 'penjualan.lihat-titipan.lihat', levels: SEMUA },
    route: '/lihat-titipan',
    title: 'screen.lihat-titipan',
  },
  one: 'titip/faktur/:no',
  batal: {
    path: 'titip/batal',
    right: { key: 'penjualan.batal-titipan.tambah', levels: SEMUA },
    route: '/batal-titipan',
    title: 'screen.batal-titipan',
    kategori: 'BATAL TITIP',
  },
  validasi: {
    path: 'titip/validasi',
    tolak: 'titip/tolak',
    right: { key: 'validasi.validasi-titipan.tambah', levels: SEMUA },
    parameter: 'VALIDASI_TITIPAN',
  },
  baru: {
    route: '/transaksi-penjualan',
    title: 'screen.transaksi-penjualan',
    right: 'penjualan.transaksi-penjualan.tambah',
  },
  rights: [{ key: 'penjualan.lihat-titipan.tambah', levels: SEMUA }],
  events: {
    tambahDp: tambahDp({
      path: 'titip/tambah-dp',
      summary: 'Adds to the down payment of an open titipan, on any day',
      right: 'penjualan.lihat-titipan.tambah',
      dari: ['OPEN'],
    }),
  },
  nomorLain: 'no_titip_group',
  rincian: details<TitipanDetail>()('tgl_janji', 'ditahan_rp', 'kembali_rp'),
  janji: 'tgl_janji',
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    { ...COLUMN.jam, optional: true },
    { ...COLUMN.sales, optional: true },
    COLUMN.customer,
    { ...COLUMN.pcs, optional: true },
    { ...COLUMN.berat, optional: true },
    COLUMN.total,
    DOWN_PAYMENT.dp,
    DOWN_PAYMENT.sisa,
    JANJI,
    COLUMN.cara,
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    ...CUSTOMER_FACTS,
    FACT.keterangan,
    JANJI,
    FACT.pembulatan,
    ...Object.values(DOWN_PAYMENT),
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'TITIP',
      field: 'detail',
      nomor: 'no_faktur_titip',
      title: 'document.barang',
      rumus: keeps<SoldFormula>(),
      columns: [
        LINE.kadar,
        LINE.berat,
        LINE.harga,
        LINE.ongkos,
        LINE.diskon,
        LINE.jumlah,
        LINE.keterangan,
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'titipan.status.OPEN', tone: 'info', hidup: true },
    { value: 'FINISH', label: 'pesanan.status.FINISH', tone: 'ok' },
  ],
  papers: ['NOTA', 'SLIP'],
});

/** One titipan, as saving, listing and looking up answer it. */
export interface TitipanDocument extends RowOf<typeof titipanDocument>, HeldRow {
  readonly no_titip_group: string;
}
