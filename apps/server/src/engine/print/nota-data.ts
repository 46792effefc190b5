/**
 * A printed document as plain data: what a feature hands to the print engine. Texts are already
 * chosen; money is whole rupiah, weight milligrams, purity hundredths of a per cent.
 */
import type { Milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import type { Rupiah } from '@kencana/rules/rupiah';

/** The shop's picture above its name. */
export interface Logo {
  readonly mime: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

export interface NotaToko {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_hp: string;
  readonly logo?: Logo | undefined;
}

/** A line of goods, sold (`baris`) or taken in exchange (`baris_beli`). */
export interface NotaBaris {
  readonly no_faktur: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly deskripsi: string;
  /** What was written about a piece that is sold. */
  readonly deskripsi_jual?: string | undefined;
  /** Names of the samples that an ordered piece shall be made after. */
  readonly deskripsi_contoh?: string | undefined;
  readonly kadar: Kadar;
  /** The stamp on the piece, text. */
  readonly kadar_cetak: string;
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly harga_gram: Rupiah;
  readonly harga_jual: Rupiah;
  readonly ongkos: Rupiah;
  readonly harga_atribut: Rupiah;
  readonly diskon: Rupiah;
  readonly harga_total: Rupiah;
}

/** `jenis` and `keterangan` as they shall be read (CASH, DEBIT BCA …). */
export interface NotaBayar {
  readonly jenis: string;
  readonly jumlah_rp: Rupiah;
  readonly fee_rp: Rupiah;
  readonly keterangan: string;
}

export interface NotaData {
  readonly judul: string;
  readonly toko: NotaToko;
  readonly no_dokumen: string;
  /** What the QR symbol carries when a template has one. */
  readonly no_token?: string | undefined;
  /** Business date and wall time, as text. */
  readonly tgl: string;
  readonly jam: string;
  readonly kasir: string;
  readonly sales: string;
  readonly customer: { readonly nama: string; readonly alamat: string; readonly no_hp: string };
  readonly baris: readonly NotaBaris[];
  readonly baris_beli: readonly NotaBaris[];
  readonly total: Rupiah;
  readonly pembulatan: Rupiah;
  readonly bayar: readonly NotaBayar[];
  readonly kembali: Rupiah;
  /** What a down payment leaves to pay; stands where change would. */
  readonly sisa?: Rupiah | undefined;
  readonly terbilang: string;
  /** Goods that are handed over without a price: no sums are printed. */
  readonly tanpa_harga?: true;
  /** 0 is the original, n is printed as SALINAN n. */
  readonly salinan: number;
  /** True for the preview of a template: every page says CONTOH, so that it passes for no nota. */
  readonly contoh?: boolean;
  readonly keterangan: string;
  /** Where it was sold, when that was not the shop itself. */
  readonly kode_marketplace?: string | undefined;
  /** The marketplace's number of the order. */
  readonly no_po?: string | undefined;
  /** How long the shop buys back what was sold through a marketplace (spec 1 §9). */
  readonly toleransi_beli?: string | undefined;
}
