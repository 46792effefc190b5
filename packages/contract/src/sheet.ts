/**
 * The Sheet: what a report is once it is computed. Screen, PDF, Excel and CSV all draw this and
 * nothing else, so their figures cannot differ (quality.md I13). A cell is a raw value in wire
 * units, typed by its column; its text is made by `cellText`, one function for all of them.
 */
import { formatGram, gramToMg } from '@kencana/rules/gram';
import { shiftDecimal, type Jumlah } from '@kencana/rules/jumlah';
import { formatPersen, percentToHundredths } from '@kencana/rules/persen';
import { formatAngka } from '@kencana/rules/rupiah';

/**
 * rupiah: whole rupiah; gram: decimal grams, at most three places; persen: decimal per cent;
 * tanggal: yyyy-MM-dd; jam: HH:mm:ss of the shop's time zone.
 */
/** `gram2` is a weight that a report shows with two decimals (spec 2 §9); it stays exact inside. */
export type CellKind =
  | 'teks'
  | 'rupiah'
  | 'gram'
  | 'gram2'
  | 'angka'
  | 'persen'
  | 'tanggal'
  | 'jam';
export type CellValue = string | number | null;

export interface SheetColumn {
  readonly key: string;
  /** In the reader's language. */
  readonly label: string;
  readonly kind: CellKind;
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

const NUMERIC: ReadonlySet<CellKind> = new Set(['rupiah', 'gram', 'gram2', 'angka', 'persen']);

/** True for kinds that are right-aligned and written to Excel as numbers. */
export function isNumeric(kind: CellKind): boolean {
  return NUMERIC.has(kind);
}

/**
 * The text of a cell on screen and paper; spec 1 §9: comma grouping, weights with three decimals.
 */
export function cellText(kind: CellKind, value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return isNumeric(kind) ? largeText(value) : value;
  if (kind === 'gram') return formatGram(gramToMg(value));
  if (kind === 'gram2') return formatGram(gramToMg(value), 2);
  if (kind === 'persen') return formatPersen(percentToHundredths(value));
  return formatAngka(value);
}

/**
 * Wire value of a figure held as an integer: milligrams to grams, hundredths to per cent, the rest
 * as it is. A sum too large for a number to be exact is its digits, as a text.
 */
export function wireNumber(kind: CellKind, stored: Jumlah): number | string {
  if (kind === 'gram' || kind === 'gram2') return shiftDecimal(stored, 3);
  if (kind === 'persen') return shiftDecimal(stored, 2);
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : String(stored);
}

/** Digits of a sum beyond what a number holds exactly, grouped; all its decimals are shown. */
function largeText(digits: string): string {
  const [whole = '', ...places] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...places].join('.');
}
