/** The buy-back: looked up under Lihat Pembelian, cancelled on its own day. */
import { ATASAN, SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import type { LineOf, RowOf } from './define-document.ts';
import { details, keeps } from './kept.ts';
import type { BoughtFormula } from './line-formula.ts';
import {
  BOUGHT,
  COLUMN,
  CUSTOMER_FACTS,
  FACT,
  HISTORY_FACTS,
  LINE,
  SELLER,
} from './standard-column.ts';

/** What a buy-back keeps: the customer's accounts that it was transferred to. */
interface PembelianDetail {
  readonly rekening_customer?: readonly {
    /** Of the payment, from 1. */
    readonly urut: number;
    readonly bank_customer: string;
    readonly rekening_customer: string;
    readonly nama_rekening_customer: string;
  }[];
}

export const pembelianDocument = defineDocument({
  kind: 'pembelian',
  kode: 'FB',
  name: 'document.nama.pembelian',
  area: 'pembelian',
  list: {
    path: 'pembelian/get/lihatbeli',
    right: { key: 'pembelian.lihat-pembelian.lihat', levels: SEMUA },
    route: '/lihat-pembelian',
    title: 'screen.lihat-pembelian',
  },
  one: 'pembelian/faktur/:no',
  batal: {
    path: 'pembelian/batal',
    right: { key: 'pembelian.batal-pembelian.tambah', levels: SEMUA },
    route: '/batal-pembelian',
    title: 'screen.batal-pembelian',
    kategori: 'BATAL BELI',
    kemarin: 'PEMBELIAN_KEMARIN',
  },
  validasi: {
    path: 'pembelian/validasi',
    tolak: 'pembelian/tolak',
    right: { key: 'validasi.validasi-jual-beli.tambah', levels: SEMUA },
    parameter: 'VALIDASI_PEMBELIAN',
  },
  baru: {
    route: '/transaksi-pembelian',
    title: 'screen.transaksi-pembelian',
    right: 'pembelian.transaksi-pembelian.tambah',
  },
  rights: [
    { key: 'pembelian.transaksi-pembelian.tambah', levels: SEMUA },
    { key: 'pembelian.identitas.lihat', levels: ATASAN },
  ],
  rincian: details<PembelianDetail>()('rekening_customer'),
  columns: [...Object.values(COLUMN), SELLER],
  facts: [
    ...CUSTOMER_FACTS,
    SELLER,
    { key: 'nik_sim_passport', label: 'field.nik_sim_passport', kind: 'teks' },
    { key: 'transfer_ke', label: 'pembelian.transfer-ke', kind: 'teks' },
    FACT.keterangan,
    FACT.bayar,
    ...HISTORY_FACTS,
  ],
  lines: [
    {
      jenis: 'BELI',
      field: 'detail',
      nomor: 'no_faktur_beli',
      title: 'document.barang',
      rumus: keeps<BoughtFormula>(),
      columns: [
        LINE.kadar,
        LINE.berat,
        { key: 'rumus.kategori', label: 'field.kode_kategori', kind: 'teks' },
        { key: 'rumus.kondisi.kode_kondisi', label: 'field.kondisi', kind: 'teks' },
        ...Object.values(BOUGHT),
        { ...SELLER, key: 'rumus.penjual' },
      ],
    },
  ],
  papers: ['NOTA', 'SLIP'],
});

/** A bought piece with the wire's own names of its price. */
export interface PurchaseLine extends LineOf<(typeof pembelianDocument)['lines'][0]> {
  readonly harga_beli: number;
  /** Rupiah per gram. */
  readonly harga_rata: number;
  /** Grams on the nota; null without one. */
  readonly berat_nota: number | null;
  /** `files/<id>`, '' without a photo. */
  readonly foto: string;
}

/** One buy-back, as saving, listing and looking up answer it. */
export interface PurchaseDocument extends Omit<RowOf<typeof pembelianDocument>, 'detail'> {
  readonly detail: readonly PurchaseLine[];
  /** LAIN where a nota that was bought back names somebody else than who sold; else ''. */
  readonly penjual: string;
  /** Masked: all but its last characters; '' when none was given. */
  readonly nik_sim_passport: string;
  /** Bank, number and name of the customer's accounts; '' when nothing was transferred. */
  readonly transfer_ke: string;
}

/** What old gold would fetch now: grams, per cents, whole rupiah. */
export interface Quote {
  /** '' for goods without one. */
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly no_faktur_jual: string;
  /** Null without a nota. */
  readonly berat_nota: number | null;
  readonly berat: number;
  readonly kadar: number;
  readonly dasar: string;
  readonly harga_nota: number;
  /** What coupons, vouchers and points paid of its nota. */
  readonly rabat: number;
  readonly harga_emas: number;
  readonly potongan_gram: number;
  readonly potongan_persen: number;
  /** Code of the gold's category; '' where the shop has none for it. */
  readonly kategori: string;
  readonly potongan_kategori: number;
  readonly rugi: number;
  readonly potongan: number;
  readonly potongan_manual: number;
  readonly harga_beli: number;
  readonly harga_rata: number;
}

/** A line of a sale that may be bought back (GET pembelian/get/nota/:no). */
export interface SoldPiece {
  readonly kode_barcode: string;
  readonly no_faktur_jual: string;
  readonly nama_barang: string;
  /** Decimal grams. */
  readonly berat: number;
  readonly kadar: number;
  readonly harga_jual: number;
  readonly status: string;
}
