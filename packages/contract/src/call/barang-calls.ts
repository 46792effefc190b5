/** Pieces and goods: lists, scans, entering, moving and destroying. */
import type { Jumlah } from '@kencana/rules/jumlah';
import type { DocumentRow } from '../document/document-row.ts';
import type { PindahFields } from '../document/pindah-barang.ts';
import type { Listed } from './call.ts';

/** A piece: weights in decimal grams, kadar in per cent, money in rupiah. */
interface PieceValues {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly berat: number;
  readonly berat_asli: number;
  readonly murni: number;
  readonly kadar: number;
  readonly kadar_cetak: string;
  /** Left out for whoever may not see cost. */
  readonly harga_beli?: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly harga_atribut: number;
  readonly faktur_pajak: boolean;
  readonly qty: number;
  readonly status: string;
}

/** A piece as the list has it. */
export interface PieceRow extends PieceValues {
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly size: string;
  readonly tgl_system: string;
  readonly input_by: string;
  /** Whom it was bought of, and whether it is still his; left out for whoever may not see cost. */
  readonly kode_supplier?: string;
  readonly no_faktur_supplier?: string;
  readonly konsinyasi?: boolean;
}

/** A ready piece at the counter: harga_jual and ongkos are the computed ones of today. */
export interface ReadyPiece extends PieceValues {
  readonly harga_total: number;
  readonly harga_gram: number;
  readonly pembulatan: number;
  /** The price that stands on the piece. */
  readonly harga_barang: number;
  /** The shop's policy of prices (docs/domain.md §5). */
  readonly kebijakan: string;
}

/** What all pieces of the filter come to, in wire units. */
export interface PieceTotal {
  readonly berat: number | bigint | string;
  readonly berat_asli: number | bigint | string;
  readonly murni: number | bigint | string;
  readonly harga_jual: Jumlah;
  /** Left out for whoever may not see cost. */
  readonly harga_beli?: Jumlah;
  readonly ongkos: Jumlah;
}

/** What a stock document answers: its number, its pieces, how many and how many grams. */
export interface StockSaved {
  readonly no_tambah?: string;
  readonly no_pindah?: string;
  readonly no_hancur?: string;
  readonly no_update?: string;
  readonly total_qty: number;
  /** Decimal grams. */
  readonly total_berat: number;
}

/** One piece that was entered. */
export interface PieceSaved extends StockSaved {
  readonly no_tambah: string;
  readonly tgl_system: string;
  /** OPEN where a second person must validate it. */
  readonly status_valid: string;
  readonly kode_barcode: string;
  readonly barang: readonly string[];
}

/** Pieces that were entered in one document, in the order of its rows. */
export interface PiecesSaved {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  /** OPEN where a second person must validate it. */
  readonly status_valid: string;
  readonly total_qty: number;
  /** Decimal grams. */
  readonly total_berat: number;
  readonly detail: readonly { readonly kode_barcode: string }[];
}

/** What lies in one tray: grams in decimal. */
interface TrayPart {
  readonly qty: number;
  readonly berat: number;
}

/** What a move of a whole tray would take, and what it would leave. */
export interface TrayContent extends TrayPart {
  readonly berat_asli: number;
  readonly murni: number;
  /** Every barcode that would be moved, in their order. */
  readonly barang: readonly string[];
  /** By group, in their order. */
  readonly per_group: readonly (TrayPart & { readonly kode_group: string })[];
  /** What stays: held for somebody, or waiting for its validation. */
  readonly tetap: readonly (TrayPart & { readonly status: string })[];
}

/** A piece whose price would change; grams decimal, rupiah whole. */
export interface ProfitRow {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_baki: string;
  readonly berat: number;
  readonly harga_beli?: number;
  readonly sebelum: number;
  /** null where the rule gives no price that a piece may have. */
  readonly sesudah: number | null;
  readonly di_bawah_modal?: boolean;
  readonly di_bawah_batas: boolean;
}

/** What a rule would make of all chosen pieces, and a part of them one by one. */
export interface ProfitPreview {
  readonly barang: readonly string[];
  readonly berat: number;
  readonly sebelum_rp: number;
  readonly sesudah_rp: number;
  /** How many rise, fall and stay. */
  readonly naik: number;
  readonly turun: number;
  readonly tetap: number;
  readonly di_bawah_modal?: number;
  readonly di_bawah_batas: number;
  /** Pieces that the rule gives no price: nothing is saved while there are any. */
  readonly tidak_bisa: number;
  readonly turun_terbesar: number;
  readonly kode_terbesar: string;
  /** The shop's policy of prices: another than BARANG sells by another price. */
  readonly kebijakan: string;
  readonly detail: readonly ProfitRow[];
}

/** A ready piece whose purity would change: per cent and decimal grams. */
export interface KadarRow {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly berat: number;
  readonly berat_asli: number;
  readonly kadar: number;
  readonly kadar_baru: number;
  readonly kadar_cetak: string;
  readonly cap_baru: string;
  readonly murni: number;
  readonly murni_baru: number;
}

/** All of them: their barcodes, and their fine gold before and after. */
export interface KadarTotal {
  readonly barang: readonly string[];
  readonly berat: number;
  readonly murni_sebelum: number;
  readonly murni_sesudah: number;
}

/** A bought lot that is still in the warehouse. */
export interface BoughtLot {
  readonly no_lot: string;
  readonly tgl_system: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  /** Left out for whoever may not see cost. */
  readonly modal?: number;
}

/** A move of pieces, as it is looked up and printed again. */
export type MovedRow = DocumentRow & PindahFields;

/** The row that is printed again: of it the number is read. */
interface MovedReceipt {
  readonly data: MovedRow;
  readonly file: true;
}

interface MovedAsked {
  readonly no_pindah: string;
  readonly format?: 'json' | 'pdf' | 'xlsx';
}

/** A piece with all that may be corrected. */
export interface PieceToCorrect extends PieceValues {
  /** What it says of itself now: sent back with what is changed. */
  readonly sidik: string;
  readonly kode_intern: string;
  readonly tag_id: string;
  readonly size: string;
  readonly finishing: string;
  readonly foto: string;
  readonly nama_atribut: string;
  readonly berat_atribut: number;
  readonly berat_plastik: number;
}

/** A piece whose texts were changed. */
export interface PieceChanged {
  readonly kode_barcode: string;
}

export interface BarangCalls {
  'POST pindahbarang/cetak-ulang': Listed<MovedRow> & {
    readonly body: {
      readonly start_date?: string;
      readonly end_date?: string;
      readonly skip?: number;
      readonly limit?: number;
    };
  };
  'GET pindahbarang/cetak-ulang/by-no-pindah': MovedReceipt & { readonly query: MovedAsked };
  'POST pindahbarang/cetak-ulang/by-no-pindah': MovedReceipt & { readonly body: MovedAsked };
  'GET barang/get/ready-update-kadar': Listed<KadarRow> & {
    readonly query: {
      readonly kode_gudang?: string;
      readonly kode_baki?: string;
      readonly kode_group?: string;
      readonly kode_jenis?: string;
      readonly umur_dari?: number;
      readonly umur_sampai?: number;
      readonly sumber?: string;
      readonly kadar?: number;
      readonly kadar_cetak?: string;
      readonly skip?: number;
      readonly limit?: number;
    };
    readonly beside: { readonly total: KadarTotal };
  };
  'GET pindah-barang-satu-baki/isi': {
    readonly query: {
      readonly dari_gudang: string;
      readonly dari_baki: string;
      readonly kode_group?: string;
      readonly kode_jenis?: string;
    };
    readonly data: TrayContent;
  };
  /** The photo of a piece, or a placeholder. */
  'GET foto_produk/:kode_barcode': { file: true };
  'GET barang': Listed<PieceRow> & {
    readonly query: {
      readonly skip?: number;
      readonly limit?: number;
      readonly sort?: string;
      readonly kode_barcode?: string;
      readonly nama_barang?: string;
      readonly kode_group?: string;
      readonly kode_baki?: string;
      readonly kode_jenis?: string;
      readonly kode_gudang?: string;
      readonly berat_dari?: number | string;
      readonly berat_sampai?: number | string;
      readonly tag_id?: string;
      readonly status?: string;
    };
    readonly beside: { readonly total?: PieceTotal };
  };
  'GET barang/koreksi/:kode_barcode': { data: PieceToCorrect };
  'GET barang/ready/kode-barcode/:kode_barcode': { data: ReadyPiece };
  'GET barang/validasi/orang-kedua': { data: { readonly sendirian: boolean } };
  'GET hancurpembelian/barang': Listed<BoughtLot> & {
    readonly query: {
      readonly q?: string;
      readonly kode_group?: string;
      readonly skip?: number;
      readonly limit?: number;
    };
  };
}
