/**
 * What the sale's look-ups answer, as the wire has it: decimal grams, per cents, whole rupiah. No
 * code.
 */
import type { ReadyPiece as Ready } from '@kencana/contract/call/barang-calls';
import type { Quote } from '@kencana/contract/document/pembelian';

/** What a scan puts into the basket. */
export type ReadyPiece = Pick<
  Ready,
  | 'kode_barcode'
  | 'nama_barang'
  | 'kode_group'
  | 'kode_jenis'
  | 'kadar'
  | 'berat'
  | 'harga_jual'
  | 'ongkos'
  | 'harga_atribut'
  | 'harga_total'
>;

/** What a sold piece is worth as a trade-in today. */
export type TradeQuote = Pick<
  Quote,
  | 'kode_barcode'
  | 'nama_barang'
  | 'no_faktur_jual'
  | 'berat'
  | 'berat_nota'
  | 'kadar'
  | 'harga_nota'
  | 'potongan'
  | 'potongan_manual'
  | 'dasar'
  | 'rugi'
  | 'harga_beli'
  | 'harga_rata'
>;
