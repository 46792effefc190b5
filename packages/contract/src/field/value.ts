/**
 * The kinds of value, each once: how it is stored, how it travels, how it is read on screen and
 * paper and what a spreadsheet makes of it. Masters, documents, reports and settings name these
 * kinds and nothing else; what a person types is the field's (number-field.ts and its neighbours).
 */
import { formatGram, formatGramUnit, gramToMg, mgToGram, parseGram } from '@kencana/rules/gram';
import { shiftDecimal, type Jumlah } from '@kencana/rules/jumlah';
import {
  formatPersen,
  hundredthsToPercent,
  parsePersen,
  percentToHundredths,
} from '@kencana/rules/persen';
import { formatAngka, formatRupiah, parseRupiah } from '@kencana/rules/rupiah';
import type { MessageKey } from '@kencana/messages/key';
import type { Sentence } from '../sentence.ts';
import type { Places } from './decimal.ts';

/** Says a sentence in the reader's language. */
export type Say = (key: MessageKey, data?: Readonly<Record<string, unknown>>) => string;

/** A cell of a spreadsheet. */
export type CellFormat = 'text' | 'whole' | 'gram' | 'percent' | 'date';

interface ValueType {
  /** Share of a paper's width that a column takes. */
  readonly width: number;
  readonly cell: CellFormat;
  /** Of numbers alone, which stand at the right. */
  readonly number?: {
    /** Decimal places on the wire of what is stored as a whole number. */
    readonly places: Places;
    /** A wire value in a column, whose head says the unit: `1,234,500`, `3.455`, `75.50%`. */
    readonly column: (value: number) => string;
    /** A wire value by itself: `Rp. 1,234,500,-`, `3.455 gr`, `75.5%`. */
    readonly alone: (value: number) => string;
    /** In its field, where that differs from a column. */
    readonly field?: (value: number) => string;
    /** What people type or a file holds, in Indonesian or English spelling; null for no number. */
    readonly parse: (text: string) => number | null;
    /** The sentence that puts `alone` as `n` beside its unit, where that is a word. */
    readonly unit?: MessageKey;
  };
}

const text = (width: number): ValueType => ({ width, cell: 'text' });

function parseGrams(text: string): number | null {
  const mg = parseGram(text);
  return mg === null ? null : mgToGram(mg);
}

function parsePercent(text: string): number | null {
  const hundredths = parsePersen(text);
  return hundredths === null ? null : hundredthsToPercent(hundredths);
}

const VALUE = {
  teks: text(14),
  /** yyyy-MM-dd. */
  tanggal: { width: 8, cell: 'date' },
  /** The time of a moment; of a report HH:mm:ss of the shop's time zone. */
  jam: text(6),
  /** Whole rupiah. */
  rupiah: {
    width: 10,
    cell: 'whole',
    number: { places: 0, column: formatAngka, alone: formatRupiah, parse: parseRupiah },
  },
  /** Milligrams, on the wire decimal grams. */
  gram: {
    width: 8,
    cell: 'gram',
    number: {
      places: 3,
      column: (value) => formatGram(gramToMg(value)),
      alone: (value) => formatGramUnit(gramToMg(value)),
      parse: parseGrams,
    },
  },
  /** A weight that a report shows with two decimals (spec 2 §9); it stays exact inside. */
  gram2: {
    width: 8,
    cell: 'gram',
    number: {
      places: 3,
      column: (value) => formatGram(gramToMg(value), 2),
      alone: (value) => formatGramUnit(gramToMg(value)),
      parse: parseGrams,
    },
  },
  /** Hundredths, on the wire decimal per cent. */
  persen: {
    width: 6,
    cell: 'percent',
    number: {
      places: 2,
      column: (value) => formatPersen(percentToHundredths(value)),
      alone: (value) => `${value}%`,
      field: String,
      parse: parsePercent,
    },
  },
  /** A whole number. */
  angka: {
    width: 6,
    cell: 'whole',
    number: { places: 0, column: formatAngka, alone: formatAngka, parse: parseRupiah },
  },
  /** Whole days. */
  hari: {
    width: 6,
    cell: 'whole',
    number: {
      places: 0,
      column: formatAngka,
      alone: formatAngka,
      parse: parseRupiah,
      unit: 'setting.n-hari',
    },
  },
} as const satisfies Readonly<Record<string, ValueType>>;

export type ValueKind = keyof typeof VALUE;

const typeOf = (kind: ValueKind): ValueType => VALUE[kind];

/** The kinds whose values are numbers. */
export type NumericKind = {
  [K in ValueKind]: (typeof VALUE)[K] extends { readonly number: object } ? K : never;
}[ValueKind];

/** True for kinds that stand at the right and are numbers in a spreadsheet. */
export function isNumeric(kind: string): kind is NumericKind {
  return isValueKind(kind) && typeOf(kind).number !== undefined;
}

/** Decimal places on the wire of what is stored as a whole number. */
export function placesOf(kind: NumericKind): Places {
  return VALUE[kind].number.places;
}

function isValueKind(kind: string): kind is ValueKind {
  return kind in VALUE;
}

/** Share of a paper's width that a column of the kind takes. */
export function columnWidth(kind: ValueKind): number {
  return typeOf(kind).width;
}

/** What a spreadsheet's cell of the kind is. */
export function cellFormat(kind: ValueKind): CellFormat {
  return typeOf(kind).cell;
}

/**
 * The text of a wire value in a column, on screen and paper alike; spec 1 §9: comma grouping,
 * weights with three decimals. A sum beyond what a number holds is its digits.
 */
export function columnText(kind: ValueKind, value: string | number | null): string {
  const { number } = typeOf(kind);
  if (value === null) return '';
  if (typeof value === 'number') return number?.column(value) ?? formatAngka(value);
  return number === undefined ? value : largeText(value);
}

/** A wire number by itself, with its unit: its text, or the sentence of a unit that is a word. */
export function alone(kind: ValueKind, value: number): string | Sentence {
  const unit = typeOf(kind).number?.unit;
  const n = aloneText(kind, value);
  return unit === undefined ? n : { key: unit, data: { n } };
}

/** The text of a wire number that stands by itself, with its unit; `t` says one that is a word. */
export function aloneText(kind: ValueKind, value: number, t?: Say): string {
  const { number } = typeOf(kind);
  const n = number?.alone(value) ?? String(value);
  return number?.unit === undefined || t === undefined ? n : t(number.unit, { n });
}

/** A wire number as it stands in its field, which people type over. */
export function fieldText(kind: ValueKind, value: number): string {
  return typeOf(kind).number?.field?.(value) ?? columnText(kind, value);
}

/** What people write as a wire number of the kind; null where it is none. */
export function parseValue(kind: ValueKind, text: string): number | null {
  return typeOf(kind).number?.parse(text) ?? null;
}

/**
 * Wire value of a figure held as an integer: milligrams to grams, hundredths to per cent, the rest
 * as it is. A sum too large for a number to be exact is its digits, as a text.
 */
export function wireNumber(kind: ValueKind, stored: Jumlah): number | string {
  const places = typeOf(kind).number?.places ?? 0;
  if (places !== 0) return shiftDecimal(stored, places);
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : String(stored);
}

/** Digits of a sum beyond what a number holds exactly, grouped; all its decimals are shown. */
function largeText(digits: string): string {
  const [whole = '', ...places] = digits.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...places].join('.');
}
