/**
 * What owners are told about the controls of their shop: live, and afterwards on /kabar-pemilik. A
 * kind is one sentence `kabar.isi.<KIND>` in packages/messages; its `isi` fills the sentence.
 */
export type OwnerNewsKind =
  | 'USER_BARU'
  | 'USER_RESET'
  | 'USER_LEVEL'
  | 'USER_AKTIF'
  | 'USER_NONAKTIF'
  | 'USER_TOKO'
  | 'SIDIK_TOKEN'
  | 'SIDIK_DAFTAR'
  | 'PENGATURAN'
  | 'PENGATURAN_SENDIRI'
  | 'HARGA_EMAS';

/** Names in `isi` whose value is a message key: told in the reader's words. */
export const NEWS_LABELS: readonly string[] = ['parameter', 'kolom'];

/** One piece of news as the call and the live event `kabar-pemilik` give it. */
export interface OwnerNews {
  readonly id: string;
  /** The shop where it happened. */
  readonly kode_toko: string;
  /** ISO 8601 instant. */
  readonly waktu: string;
  readonly jenis: OwnerNewsKind;
  /** Who did it. */
  readonly oleh: string;
  /** What it is about, as in the audit: `users/SPV`. */
  readonly objek: string;
  /** What fills the sentence. */
  readonly isi: Readonly<Record<string, string>>;
}

/** What `kabar-pemilik/baru` answers: how many the caller has not read, and the newest of them. */
export interface UnreadOwnerNews {
  readonly jumlah: number;
  readonly terbaru: readonly OwnerNews[];
}
