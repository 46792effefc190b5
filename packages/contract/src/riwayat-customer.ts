/** What a customer did in this shop before, as the counter shows it beside the basket. */
import type { Jumlah } from '@kencana/rules/jumlah';

/** One document of any kind, not cancelled. */
export interface RiwayatDokumen {
  readonly no_faktur_group: string;
  readonly kind: string;
  readonly tgl_system: string;
  readonly status: string;
  /** Whole rupiah. */
  readonly total: number;
  readonly qty: number;
  /** Names of the first goods. */
  readonly barang: readonly string[];
}

export interface RiwayatCustomer {
  /** Name, address and phone as last written down. */
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
  readonly kode_member: string;
  /** The newest ones. */
  readonly dokumen: readonly RiwayatDokumen[];
  /** Sales of all time: how many, and their rupiah. */
  readonly jumlah_jual: number;
  readonly total_jual: Jumlah;
}
