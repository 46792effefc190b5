/**
 * What one event of a document does to the books, as plain data: the document itself, pieces, lots,
 * stock card, cash book and journal. Kinds produce it, `write.ts` stores it, `reverse.ts` mirrors
 * it. Amounts are whole rupiah and whole milligrams, kadar hundredths of a per cent.
 */
import { SAH } from '@kencana/contract/document/document-status';
import type { DocumentStatus, StatusValid } from '@kencana/contract/document/document-status';
import { type Stored } from '@kencana/contract/document/kept';
import type { Kadar } from '@kencana/rules/kadar';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { PieceValue } from './piece-value.ts';

export type Status =
  | 'BARU'
  | 'READY'
  | 'TERJUAL'
  | 'TITIP'
  | 'PESANAN'
  | 'HANCUR'
  | 'KIRIM'
  | 'PINJAM'
  | 'DIBELI'
  | 'KELUAR';

/** What a weight is: on the receipt, on the scale, and fine. */
export interface Weights {
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly murni: Milligram;
}

/** Where and what a quantity of goods is, as the stock card groups it. */
export interface Goods extends Weights {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: Kadar;
  readonly qty: number;
  /** Cost. */
  readonly modal: Rupiah;
}

/**
 * SUSUT are grams lost in the work: of a lot, never pieces. SELISIH is what a corrected piece
 * differs by between its OUT and its IN: no goods, and the one column that may be negative.
 */
export type StockColumn =
  | 'TAMBAH'
  | 'IN'
  | 'OUT'
  | 'BELI'
  | 'JUAL'
  | 'HANCUR'
  | 'SUSUT'
  | 'SELISIH'
  | 'RESERVASI';

/**
 * One row of the stock card; quantities are positive, a cancellation writes the same column
 * negated.
 */
export interface StockRow extends Goods {
  readonly kolom: StockColumn;
  readonly kode_barcode: string | null;
  readonly no_lot: string | null;
  /** A lot that this very document creates, by its line (1 …): the writer turns it into no_lot. */
  readonly lot_baris?: number;
  readonly status_dari: Status | null;
  readonly status_ke: Status | null;
}

/** A piece that changes state or place; refused by the writer when it is no longer in `dari`. */
export interface PieceChange {
  readonly kode_barcode: string;
  readonly dari: Status;
  readonly menjadi: Status;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  /** The tray where it must still lie, of a change that takes back a move. */
  readonly di_baki?: string;
}

/** Where goods without barcode come from: bought back, destroyed, sent to be washed. */
export type LotSource = 'BELI' | 'HANCUR' | 'CUCI';

/** Goods without barcode that come into being; its number is the number of line `baris` (1 …). */
export interface NewLot extends Omit<Goods, 'kode_baki'> {
  readonly baris: number;
  readonly asal: LotSource;
  readonly kode_barcode: string | null;
  readonly nama_barang: string;
  /** It is out of the house: nobody takes of it before an event says `kembali`. */
  readonly di_luar?: true;
}

/** What leaves a lot, whole or in part; the kind holds the lot locked and has checked it. */
export interface LotTaken extends Weights {
  readonly no_lot: string;
  readonly qty: number;
  readonly modal: Rupiah;
  /** The lot was out of the house, and what is left of it is back. */
  readonly kembali?: true;
}

/** In, gold added, lost in the work, out; to and back from a craftsman. */
export type CustodyColumn = 'MASUK' | 'TAMBAH' | 'SUSUT' | 'KELUAR' | 'KIRIM' | 'KEMBALI';

/**
 * One row of the card of customers' goods in the shop's keeping: never stock. Grams are the
 * customer's piece on line `baris` of the document; what came in goes out once (the database
 * refuses more).
 */
export interface CustodyRow {
  readonly baris: number;
  readonly kolom: CustodyColumn;
  readonly berat: Milligram;
  /** The craftsman of KIRIM and KEMBALI; null for the others. */
  readonly kode_tukang: string | null;
}

/** Points of a member that a document gives or takes; both are counted positive. */
export interface PointRow {
  readonly kode_member: string;
  readonly kolom: 'DAPAT' | 'PAKAI';
  readonly poin: number;
  /** What they are worth. */
  readonly jumlah_rp: Rupiah;
}

/** One row of the cash book. akun is CASH or an account number. */
export interface MoneyRow {
  readonly akun: string;
  readonly kategori: string;
  /** The payment's own name. */
  readonly jenis: string;
  readonly keterangan: string;
  readonly masuk: Rupiah;
  readonly keluar: Rupiah;
  readonly fee: Rupiah;
}

/** One journal line, by role (posting matrix) or by a named account. */
export interface JournalLine {
  readonly peran: string;
  readonly sisi: 'DEBIT' | 'KREDIT';
  readonly jumlah: Rupiah;
  /** Skips the posting matrix: the account that a kode-transaksi names. */
  readonly nomor_akun?: string;
  readonly berat?: Milligram;
  readonly murni?: Milligram;
  readonly kode_jenis?: string;
  /** Whose, on the suppliers' account, and of which invoice of his. */
  readonly kode_supplier?: string;
  readonly no_faktur_supplier?: string;
}

/** A line of a document as it is stored; `rumus` keeps the formula's inputs. */
export interface DocumentLine extends Partial<Weights> {
  /**
   * The kind's own word, as its definition's `lines` has it. TITIP, PESAN and CONTOH (a sample)
   * hold a piece for somebody, SERVICE is a customer's own: none of them moves goods of the shop.
   */
  readonly jenis_baris: string;
  readonly kode_barcode?: string | null;
  readonly nama_barang?: string;
  readonly kode_group?: string;
  readonly kode_jenis?: string;
  readonly kode_gudang?: string;
  readonly kode_baki?: string;
  readonly kadar?: Kadar;
  readonly qty?: number;
  readonly modal?: Rupiah;
  readonly harga_dihitung?: Rupiah;
  readonly harga_jual?: Rupiah;
  readonly ongkos_dihitung?: Rupiah;
  readonly ongkos?: Rupiah;
  readonly harga_atribut?: Rupiah;
  readonly diskon?: Rupiah;
  readonly pembulatan?: Rupiah;
  readonly ppn?: Rupiah;
  readonly harga_total?: Rupiah;
  readonly keterangan?: string;
  readonly rumus?: Stored;
  /** Goods beside what the document is about: left out of its pieces and weight. */
  readonly tanpa_jumlah?: true;
}

export interface Payment {
  /** Its name; what kind of value that is, `contract/payment` says. */
  readonly jenis: string;
  readonly jumlah_rp: Rupiah;
  /** Hundredths of a per cent. */
  readonly fee: number;
  /** The account's own fee where the input typed another one: that needs an approval. */
  readonly fee_rekening?: number;
  readonly fee_rp: Rupiah;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  readonly no_rekening: string | null;
  readonly no_card: string;
  readonly keterangan: string;
  /** KELUAR gives money back; MASUK when left out. */
  readonly arah?: 'MASUK' | 'KELUAR';
  /** The document whose down payment this is. */
  readonly no_asal?: string;
  /** The coupon that this is. */
  readonly kode_kupon?: string;
  /** The points that this is. */
  readonly poin?: number;
}

export interface DocumentHeader {
  readonly kode_sales?: string | null;
  readonly kode_member?: string;
  readonly nama_customer?: string;
  readonly alamat_customer?: string;
  readonly no_hp?: string;
  readonly keterangan?: string;
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: Rupiah;
  readonly kembali: Rupiah;
  /** The payments are a down payment: they come to `bayar`, not to the total. */
  readonly uang_muka?: boolean;
  /** OPEN waits for the cashier: goods move now, money and journal at validation. */
  readonly status_valid: StatusValid;
  readonly rincian?: Stored;
}

export interface Posting {
  readonly header: DocumentHeader;
  readonly lines: readonly DocumentLine[];
  readonly payments: readonly Payment[];
  readonly pieces: readonly PieceChange[];
  readonly newPieces: readonly NewPiece[];
  readonly lots: readonly NewLot[];
  readonly lotsTaken: readonly LotTaken[];
  readonly stock: readonly StockRow[];
  readonly money: readonly MoneyRow[];
  readonly journal: readonly JournalLine[];
  readonly finishes: readonly Finish[];
  /** Customers' goods that come, change or go. */
  readonly custody?: readonly CustodyRow[];
  /** Used ones go at once, earned ones come when the cashier has the money. */
  readonly points?: readonly PointRow[];
  /** What of its pieces it changes. */
  readonly values?: readonly PieceValue[];
  /** Of a posting that waits: what validating adds to the stock card (BARU → READY). */
  readonly validated?: readonly StockRow[];
}

/**
 * Another document that this one ends: the titipan or order that a sale takes. The kind locks it
 * (Kind.documents) and checks its status; cancelling this document brings it back to `dari`.
 */
export interface Finish {
  readonly kind: string;
  readonly no: string;
  readonly dari: DocumentStatus;
  readonly menjadi: DocumentStatus;
  /** Its lines that hold nothing any more; all of them when left out. */
  readonly baris?: readonly number[];
}

/** A finish as its document keeps it, in `rincian.menyelesaikan`. */
export type StoredFinish = Omit<Finish, 'menjadi'> & { readonly ke: DocumentStatus };

/** What a later event of a document changes in its header; the rest stays. */
export interface HeaderChange {
  readonly total?: Rupiah;
  readonly bayar?: Rupiah;
  readonly keterangan?: string;
  /** What its lines come to from now on: pieces and grams. */
  readonly qty?: number;
  readonly berat?: Milligram;
  /** Merged into the stored one. */
  readonly rincian?: Stored;
}

/** What a later event changes on a stored line; the rest stays. */
export interface LineChange {
  readonly baris: number;
  /** False when the line holds nothing any more. */
  readonly hidup?: boolean;
  /** The piece that the line holds from now on. */
  readonly kode_barcode?: string;
  /** Merged into the stored one. */
  readonly rumus?: Stored;
}

/** What one later event posts; `payments` are the money that this event takes or gives back. */
export interface EventPosting extends Pick<
  Posting,
  'payments' | 'pieces' | 'lotsTaken' | 'stock' | 'money' | 'journal' | 'custody'
> {
  /** What gold of the shop that goes into customers' pieces costs them (decision 0036). */
  readonly emasService?: number;
  /** OPEN waits for the cashier; never where the event cancels the document. */
  readonly status_valid: StatusValid;
  readonly header: HeaderChange;
  /** None where the event waits for the cashier. */
  readonly lines: readonly LineChange[];
  /** Where the event leads this time, before what its kind says. */
  readonly menjadi?: DocumentStatus;
  /** It takes back a part of what the document wrote: rows of its stock card are negated. */
  readonly kembali?: true;
  /** Of a document that waits itself: what validating posts and adds to the card from now on. */
  readonly tertunda?: Pick<Posting, 'stock' | 'journal'>;
}

/** A piece that enters the shop with this document. */
export interface NewPiece extends Weights {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kadar: Kadar;
  readonly kadar_modal: Kadar;
  readonly kadar_cetak: string;
  readonly harga_beli: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly nama_atribut: string;
  readonly berat_atribut: Milligram;
  readonly harga_atribut: Rupiah;
  readonly berat_plastik: Milligram;
  readonly size: string;
  readonly finishing: string;
  readonly foto: string;
  readonly konsinyasi: boolean;
  readonly kode_supplier: string;
  readonly no_faktur_supplier: string;
  readonly faktur_pajak: boolean;
  /** BARU while its entry waits for a second person. */
  readonly status: 'BARU' | 'READY';
}

/** A posting that does nothing yet: kinds spread it and fill what they move. */
export const EMPTY_POSTING = {
  lines: [],
  payments: [],
  pieces: [],
  newPieces: [],
  lots: [],
  lotsTaken: [],
  stock: [],
  money: [],
  journal: [],
  finishes: [],
} as const satisfies Omit<Posting, 'header'>;

/** The sums of a header that no money changes hands with. */
export const NO_MONEY = {
  total: rupiah(0),
  pembulatan: rupiah(0),
  bayar: rupiah(0),
  kembali: rupiah(0),
} as const;

/** An event that does nothing yet. */
export const EMPTY_EVENT = {
  status_valid: SAH,
  header: {},
  lines: [],
  payments: [],
  pieces: [],
  lotsTaken: [],
  stock: [],
  money: [],
  journal: [],
} as const satisfies EventPosting;

/** The cost of goods from one role of the journal to another, with their grams, piece by piece. */
export function costMoves(
  goods: readonly Pick<Goods, 'modal' | 'berat_asli' | 'murni' | 'kode_jenis'>[],
  ke: string,
  dari: string,
): JournalLine[] {
  return goods.flatMap(({ modal: jumlah, berat_asli: berat, murni, kode_jenis }) => {
    const line = { jumlah, berat, murni, kode_jenis };
    return [
      { ...line, peran: ke, sisi: 'DEBIT' },
      { ...line, peran: dari, sisi: 'KREDIT' },
    ] as const;
  });
}
