/**
 * A stored document as every list and look-up answers it (wire units): decimal grams, per cents,
 * whole rupiah, dates yyyy-MM-dd, moments ISO 8601. Server and screens share these types.
 */

/** One line of goods; which lines a kind has is its definition's. */
export interface DocumentLineRow {
  readonly no_dokumen: string;
  readonly baris: number;
  readonly jenis_baris: string;
  /** The line's own number: the document's with `-1`, `-2` … behind. */
  readonly no_faktur: string;
  /** False after a cancellation. */
  readonly hidup: boolean;
  /** Empty for goods without one. */
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kadar: number;
  readonly qty: number;
  readonly berat: number;
  readonly berat_asli: number;
  readonly harga_dihitung: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly harga_atribut: number;
  readonly diskon: number;
  readonly pembulatan: number;
  readonly harga_total: number;
  readonly keterangan: string;
  /** Inputs of the price's formula, by the kind's own names; its definition knows their types. */
  readonly rumus: object;
}

/** One payment; fee in per cent, fee_rp in rupiah. */
export interface PaymentRow {
  readonly no_dokumen: string;
  readonly jenis: string;
  readonly jumlah_rp: number;
  readonly fee: number;
  readonly fee_rp: number;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  readonly no_rekening: string | null;
  readonly no_card: string;
  readonly keterangan: string;
  /** Posting that took it: 1 when saved, later ones its later events. */
  readonly ke: number;
  /** KELUAR gives back. */
  readonly arah: 'MASUK' | 'KELUAR';
  /** The document whose down payment pays. */
  readonly no_asal: string | null;
}

/** A document with its payments; its groups of lines are beside these, by their field. */
export interface DocumentRow {
  readonly no_faktur_group: string;
  readonly kind: string;
  readonly tgl_system: string;
  readonly created_at: string;
  readonly status: string;
  readonly status_valid: string;
  /** Posting that the cashier's answer is about: 1 the document's own, later ones its events'. */
  readonly ke: number;
  readonly kode_sales: string;
  readonly nama_sales: string | null;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
  readonly keterangan: string;
  readonly total: number;
  readonly pembulatan: number;
  readonly bayar: number;
  readonly kembali: number;
  /** Pieces and grams of the kind's first group of lines. */
  readonly qty: number;
  readonly berat: number;
  /** Lines that it has in all, where an answer carries a part of them (`sekaligus`). */
  readonly jumlah_baris?: number;
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly batal_by: string | null;
  /** Business date of the cancellation. */
  readonly batal_tgl: string | null;
  readonly batal_alasan: string | null;
  /** Gold that it took in has left since: it is no longer cancelled. */
  readonly barang_keluar?: boolean;
  /** Days since the promised day while it is open; 0 when it is not overdue. */
  readonly terlambat: number;
  readonly otorisasi: readonly { readonly approver: string; readonly kategori: string }[];
  /** What the definition lets out of the document's own details; it knows their types. */
  readonly rincian: object;
  readonly pembayaran: readonly PaymentRow[];
}

/** What documents with a down payment keep once they are cancelled. */
export interface DownPaidDetail {
  /** What the shop kept of it, and what it gave back. */
  readonly ditahan_rp?: number;
  readonly kembali_rp?: number;
}

/** What a document adds that is paid down first and taken through a sale later. */
export interface HeldRow {
  /** What is left to pay when it is taken, of an order's estimate; 0 once it is over. */
  readonly sisa_rp: number;
  /** The sale that took it, and when. */
  readonly selesai_no: string | null;
  readonly selesai_tgl: string | null;
}

/** The value at a dotted path: `total`, `rincian.dp_rp`; undefined when there is none. */
export function valueAt(row: object, path: string): unknown {
  let value: unknown = row;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** The text at a path of a row; '' for anything else. */
export function textAt(row: object, path: string): string {
  const value = valueAt(row, path);
  return typeof value === 'string' ? value : '';
}
