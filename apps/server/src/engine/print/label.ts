/**
 * Labels of jewellery tags: what stands on one, the papers they come on, and the layout that the
 * browser, ZPL and TSPL drawers share, in dots of the printer.
 */
import { formatGramUnit, type Milligram } from '@kencana/rules/gram';
import { slices } from '@kencana/rules/potong';
import { formatRupiah, type Rupiah } from '@kencana/rules/rupiah';
import { printable } from './printable.ts';
import { code128Bars } from './symbol.ts';

export interface LabelModel {
  /** Printed as Code128 and in figures. */
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Milligram;
  /** As stamped or as per cent; empty for none. */
  readonly kadar: string;
  readonly harga?: Rupiah | undefined;
}

/** One label's size on its printer, and how several stand on a sheet of browser paper. */
export interface LabelPaper {
  readonly lebar_mm: number;
  readonly tinggi_mm: number;
  readonly jarak_mm: number;
  /** Dots per millimetre: 8 is 203 dpi, 12 is 300 dpi. */
  readonly dots: 8 | 12;
  readonly lembar?: LabelSheet | undefined;
}

export interface LabelSheet {
  readonly lebar_mm: number;
  readonly tinggi_mm: number;
  readonly margin_mm: number;
  readonly kolom: number;
  readonly baris: number;
}

export const LABEL_PAPER = {
  /** A roll of tags, one per page of exactly its size. */
  TAG_40X15: { lebar_mm: 40, tinggi_mm: 15, jarak_mm: 2, dots: 8 },
  /** The same tag, four across and sixteen down on A4. */
  TAG_40X15_A4: {
    lebar_mm: 40,
    tinggi_mm: 15,
    jarak_mm: 2,
    dots: 8,
    lembar: { lebar_mm: 210, tinggi_mm: 297, margin_mm: 10, kolom: 4, baris: 16 },
  },
} as const satisfies Record<string, LabelPaper>;

export interface LabelText {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly text: string;
}

/** A laid out label in dots from its upper left corner. */
export interface PlacedLabel {
  readonly texts: readonly LabelText[];
  readonly barcode: {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly module: number;
    readonly value: string;
  };
}

/** Height 40 of spec 1 §9, in dots of 203 dpi. */
const BARCODE_HEIGHT = 40;
const QUIET_MODULES = 10;
const TEXT = 17;
/** A monospaced character is 0.6 of its height wide. */
const CHARACTER = 0.6;

/**
 * Lays one label out: name (one slice of 20), barcode with its figures, weight and kadar, price
 * when given. RangeError when the barcode does not fit the label with its quiet zones.
 */
export function arrangeLabel(label: LabelModel, paper: LabelPaper): PlacedLabel {
  const unit = paper.dots / 8;
  const width = Math.floor(paper.lebar_mm * paper.dots);
  const module = 2 * unit;
  const value = printable(label.kode_barcode);
  const bars = code128Bars(value).width * module;
  if (bars + 2 * QUIET_MODULES * module > width) {
    throw new RangeError(`Barcode ${value} is wider than a label of ${paper.lebar_mm} mm`);
  }
  const left = Math.round(QUIET_MODULES * module);
  const height = TEXT * unit;
  const lines: string[][] = [
    [slices(printable(label.nama_barang), 20, 1)[0] ?? ''],
    [value],
    [formatGramUnit(label.berat), printable(label.kadar)],
    label.harga === undefined ? [] : [formatRupiah(label.harga)],
  ];
  const barTop = Math.round(height + 4 * unit);
  const barHeight = BARCODE_HEIGHT * unit;
  const tops = [2 * unit, barTop + barHeight + unit, 0, 0];
  tops[2] = (tops[1] ?? 0) + height;
  tops[3] = tops[2] + height;
  const room = Math.floor((width - left) / (height * CHARACTER));
  const texts = lines.flatMap((parts, i) => {
    const text = parts.filter((part) => part !== '').join('  ');
    const cut = Array.from(text).slice(0, room).join('');
    return cut === '' ? [] : [{ x: left, y: Math.round(tops[i] ?? 0), height, text: cut }];
  });
  return { texts, barcode: { x: left, y: barTop, height: barHeight, module, value } };
}
