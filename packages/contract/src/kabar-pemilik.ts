/**
 * What owners are told about the controls of their shop: live, and afterwards on /kabar-pemilik. A
 * kind is one sentence `kabar.isi.<KIND>` in packages/messages; its `isi` fills the sentence.
 */
import type { MessageKey } from '@kencana/messages/key';

export type OwnerNewsKind =
  | 'USER_BARU'
  | 'USER_RESET'
  | 'USER_LEVEL'
  | 'USER_AKTIF'
  | 'USER_NONAKTIF'
  | 'USER_HAK_CABUT'
  | 'USER_HAK_BERI'
  | 'USER_TOKO'
  | 'USER_TOKO_LEPAS'
  | 'TOKO_TUTUP'
  | 'TOKO_BUKA'
  | 'SIDIK_TOKEN'
  | 'SIDIK_DAFTAR'
  | 'PENGATURAN'
  | 'PENGATURAN_SENDIRI'
  | 'PENGATURAN_BEBAS'
  | 'TOKO_KARTU'
  | 'HARGA_EMAS'
  | 'HARGA_EMAS_PEKAN'
  | 'HARGA_BARANG'
  | 'SELISIH_TIMBANG'
  | 'HARI_ORANG'
  | 'HARI_TOKO'
  | 'HARI_MAJU'
  | 'UANG_MASUK'
  | 'UANG_MUTASI'
  | 'TAKSIRAN_BATAS'
  | 'TAKSIRAN_LAGI'
  | 'MASTER_BARU'
  | 'MASTER_UBAH'
  | 'MASTER_HAPUS'
  | 'MASTER_BANYAK'
  | 'MASTER_AKUN';

/** A field of a told master before and after, each as everybody reads it; '-' for none. */
export interface ToldChange {
  /** Message key of the field's name. */
  readonly label: MessageKey;
  readonly sebelum: string;
  readonly sesudah: string;
}

/** The changes that the news of a master carries in `isi.perubahan`. */
export function toldChanges(text: string | undefined): readonly ToldChange[] {
  return text === undefined ? [] : (JSON.parse(text) as readonly ToldChange[]);
}

/** Names in `isi` whose value is a message key: told in the reader's words. */
export const NEWS_LABELS: readonly string[] = ['parameter', 'kolom', 'master'];

/** True for what somebody did with another's account: all owners of head office hear of it. */
export function isAccountNews(jenis: OwnerNewsKind): boolean {
  return jenis.startsWith('USER_');
}

/** True where `isi.penyetuju` is told behind the sentence. */
export function tellsSecond(jenis: OwnerNewsKind): boolean {
  return isAccountNews(jenis) || jenis.startsWith('TOKO_');
}

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
  /**
   * What fills the sentence; `penyetuju` says who agreed to an act at an owner or a shop, '' that
   * nobody.
   */
  readonly isi: Readonly<Record<string, string>>;
}

/** What `kabar-pemilik/baru` answers: how many the caller has not read, and the newest of them. */
export interface UnreadOwnerNews {
  readonly jumlah: number;
  readonly terbaru: readonly OwnerNews[];
}
