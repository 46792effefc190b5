/**
 * What the sale's look-ups answer, as the wire has it: decimal grams, per cents, whole rupiah. No
 * code.
 */

/** GET barang/ready/kode-barcode/:code. harga_jual and ongkos are the computed ones of today. */
export interface ReadyPiece {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
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
