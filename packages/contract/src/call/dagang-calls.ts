/** Trading with customers: sales, titipan, orders, buy-backs; documents of any kind. */
import type { WaitingRow } from '../desk.ts';
import type { PurchaseDocument, Quote, SoldPiece } from '../document/pembelian.ts';
import type { penjualanDocument } from '../document/penjualan.ts';
import type { KeptSample, PesananDocument } from '../document/pesanan.ts';
import type { TitipanDocument } from '../document/titipan.ts';
import type { RowOf } from '../document/define-document.ts';
import type { pembelianInput } from '../transaction/pembelian.ts';
import type { penjualanInput } from '../transaction/penjualan.ts';
import type { ambilContohInput, barangJadiInput } from '../transaction/pesanan.ts';
import type { Listed, TakenBy } from './call.ts';

/** A document as finding any by its number answers it. */
export interface FoundDocument {
  readonly no: string;
  readonly jenis: string;
  readonly tgl: string;
  /** Screen that shows it; left out for kinds without one. */
  readonly route?: string;
}

/** A lot of gold that may go into a service: decimal grams, per cents, rupiah per gram. */
export interface GoldLotRow {
  readonly no_lot: string;
  readonly nama_barang: string;
  readonly nama_gudang: string;
  readonly kode_group: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_gram: number;
}

/** The approval that lets more be asked than the day's limit. */
interface Asked {
  readonly otorisasi?: string;
}

export interface DagangCalls {
  'GET dokumen/cari': { query: { readonly q: string }; data: readonly FoundDocument[] };
  'GET validasi/meja/:meja': Listed<WaitingRow>;
  'POST penjualan/simpan': {
    body: TakenBy<typeof penjualanInput>;
    /** A titipan where a down payment holds the pieces. */
    data: RowOf<typeof penjualanDocument> | TitipanDocument;
  };
  'GET titip/get/barang/:barcode': { data: TitipanDocument };
  'POST pesanan/barang-jadi': { body: TakenBy<typeof barangJadiInput>; data: PesananDocument };
  'POST pesanan/ambil-barang-contoh': {
    body: TakenBy<typeof ambilContohInput>;
    data: PesananDocument;
  };
  'GET pesanan/get/barang-contoh': { data: readonly KeptSample[] };
  'GET pesanan/get/barang/:barcode': { data: PesananDocument };
  'GET pesanan/get/ambil/:no': { data: PesananDocument };
  'GET pesanan/get/harga': {
    query: { readonly kode_group: string; readonly kadar: number };
    data: { readonly harga_gram: number };
  };
  'GET service/get/emas': Listed<GoldLotRow> & {
    query: { readonly q?: string; readonly skip?: number; readonly limit?: number };
  };
  'POST pembelian/simpan': { body: TakenBy<typeof pembelianInput>; data: PurchaseDocument };
  'GET pembelian/get/jual/:barcode': {
    query: Asked & {
      readonly kondisi?: string;
      readonly berat?: number;
      readonly potongan_manual?: number;
    };
    data: Quote;
  };
  'GET pembelian/get/harga': {
    query: {
      readonly kode_group: string;
      readonly kadar: number;
      readonly berat: number;
      readonly kondisi?: string;
      readonly kode_harga?: string;
      readonly potongan_manual?: number;
      readonly harga_nota?: number;
      readonly berat_nota?: number;
      readonly toko_lain?: boolean;
    };
    data: Quote;
  };
  'GET pembelian/get/nota/:no': { query: Asked; data: readonly SoldPiece[] };
  'POST pembelian/identitas': {
    body: { readonly no_faktur_group: string };
    data: { readonly nik_sim_passport: string };
  };
}
