/** An announcement of the shop, as the wire carries it (docs/decision/hak-akses-news.md). */
import type { Level } from './permission.ts';

export interface News {
  readonly id: string;
  readonly judul: string;
  readonly isi: string;
  /** Levels that read it; the one who writes it always sees it on the screen that manages it. */
  readonly levels: readonly Level[];
  /** Business dates, both included. */
  readonly tgl_dari: string;
  readonly tgl_sampai: string;
  readonly aktif: boolean;
  readonly created_by: string;
}
