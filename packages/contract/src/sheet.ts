/**
 * The Sheet: what a report is once it is computed. Screen, PDF, Excel and CSV all draw this and
 * nothing else, so their figures cannot differ (docs/quality.md I13). A cell is a raw value in wire
 * units, typed by its column; its text is made by `columnText`, one function for all of them.
 */
import type { ValueKind } from './field/value.ts';

export type CellValue = string | number | null;

export interface SheetColumn {
  readonly key: string;
  /** In the reader's language. */
  readonly label: string;
  readonly kind: ValueKind;
  /** Share of the paper's width. */
  readonly width: number;
}

/**
 * A group's heading, a row, a group's subtotal or the grand total. `cells` stand in the order of
 * the columns.
 */
export interface SheetLine {
  readonly jenis: 'kelompok' | 'baris' | 'subtotal' | 'total';
  /** Heading of the group; of totals the word in front of the figures. Empty on rows. */
  readonly label: string;
  readonly cells: readonly CellValue[];
}

export interface SheetShop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
}

/** Everything around the lines; known before the first line is. */
export interface SheetHead {
  readonly laporan: string;
  readonly judul: string;
  /** The shop whose name and address stand on top. */
  readonly toko: SheetShop;
  /** Shops whose figures are in it; more than one only for head office. */
  readonly kode_toko: readonly string[];
  readonly tgl_from: string;
  readonly tgl_to: string;
  /** '2026-11-01 s/d 2026-11-30' with its word, empty for reports without a period. */
  readonly periode: string;
  readonly columns: readonly SheetColumn[];
  readonly dicetak_oleh: string;
  /** Wall time of that shop, yyyy-MM-dd HH:mm. */
  readonly dicetak_pada: string;
}

export interface Sheet extends SheetHead {
  readonly lines: readonly SheetLine[];
  /** Rows without headings and totals. */
  readonly count: number;
  /** Shops that could not be read: the totals are incomplete. */
  readonly gagal: readonly { readonly kode_toko: string; readonly message: string }[];
}
