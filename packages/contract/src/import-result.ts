/**
 * Import of a master from a file, as server and web agree on it: the mode, the limits, and what a
 * dry run or an import answers.
 */

import type { FieldDiff } from './distribusi.ts';

/** Only new rows, where one that is there is refused; or new and changed rows. */
export const IMPORT_MODES = ['TAMBAH', 'TAMBAH_UBAH'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Bytes of a file and rows under its header at most. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000 } as const;

/** What is wrong with one cell, or with a whole row. */
export interface CellProblem {
  /** Row number as a spreadsheet shows it. */
  readonly baris: number;
  /** Field on the wire; empty for the whole row. */
  readonly kolom: string;
  readonly label: string;
  readonly nilai: string;
  readonly pesan: string;
}

/** What a row without problem changes, or every value of a new one. */
export interface RowChange {
  readonly baris: number;
  /** How people call the row. */
  readonly nama: string;
  readonly baru: boolean;
  readonly isi: readonly FieldDiff[];
}

export interface ImportResult {
  /** Rows of the file: new, changed, unchanged and wrong ones. */
  readonly jumlah: number;
  readonly baru: number;
  readonly berubah: number;
  readonly sama: number;
  readonly salah: number;
  /** New rows that stay inactive until somebody gives them their image. */
  readonly tanpa_gambar: number;
  /** The first 500 by row. */
  readonly masalah: readonly CellProblem[];
  readonly jumlah_masalah: number;
  /** The first 500 rows that are new or changed. */
  readonly perubahan: readonly RowChange[];
}
