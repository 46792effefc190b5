/**
 * What the sale's calls answer, as the wire has it: decimal grams, per cents, whole rupiah. No
 * code.
 */

/** GET barang/ready/kode-barcode/:code. harga_jual and ongkos are the computed ones of today. */
export interface ReadyPiece {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly harga_atribut: number;
  readonly harga_total: number;
}

/** GET pembelian/get/jual/:barcode: what a sold piece is worth as a trade-in today. */
export interface TradeQuote {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly no_faktur_jual: string;
  readonly tgl: string;
  readonly berat_nota: number;
  readonly kadar: number;
  readonly harga_nota: number;
  readonly potongan: number;
  readonly rugi: number;
  readonly harga_beli: number;
  readonly harga_rata: number;
}

export interface SaleLine {
  readonly baris: number;
  readonly no_faktur: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_dihitung: number;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly harga_atribut: number;
  readonly diskon: number;
  readonly pembulatan: number;
  readonly harga_total: number;
}

export interface SalePayment {
  readonly jenis: string;
  readonly jumlah_rp: number;
  readonly fee: number;
  readonly fee_rp: number;
  readonly no_rekening: string | null;
  readonly no_card: string;
}

/** One sale, as saving, listing and looking up answer it. */
export interface SaleDocument {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly created_at: string;
  readonly status: string;
  readonly status_valid: string;
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
  readonly input_by: string;
  readonly valid_by: string | null;
  readonly batal_by: string | null;
  readonly batal_alasan: string | null;
  readonly otorisasi: readonly { readonly approver: string; readonly kategori: string }[];
  readonly detail: readonly SaleLine[];
  readonly detail_tukar: readonly SaleLine[];
  readonly pembayaran: readonly SalePayment[];
}

export interface SalesRow {
  readonly kode_sales: string;
  readonly nama_sales: string;
  readonly aktif: boolean;
}

export interface AccountRow {
  readonly no_rekening: string;
  readonly nama_rekening: string;
  readonly nama_bank: string | null;
  /** Per cent. */
  readonly fee: number;
  readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  readonly aktif: boolean;
}

export interface ConditionRow {
  readonly kode_kondisi: string;
  readonly kondisi: string;
  readonly aktif: boolean;
}

export interface SaleNoteRow {
  readonly keterangan: string;
  readonly status?: string | boolean;
}
