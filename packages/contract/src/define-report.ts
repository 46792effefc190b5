/**
 * What a report is: route, title, filter, columns, grouping, paper and texts. Together with one
 * query in the server's feature it is a whole report: API, rights, screen, PDF, Excel and CSV come
 * from the engine. No I/O, no React.
 */
import type { MessageKey } from '@kencana/messages/key';
import { SEMUA, type Level, type Right } from './permission.ts';
import type { ModuleFlag } from './module-flag.ts';
import type { ValueKind } from './field/value.ts';

export interface Column {
  /**
   * The row's field. Weights are milligrams and per cents hundredths there; the engine makes wire
   * units of them.
   */
  readonly key: string;
  readonly label: MessageKey;
  readonly kind: ValueKind;
  /**
   * jumlah: summed per group and over all; akhir: the last value (a running balance), summed over
   * shops; a Rasio: worked out of the sums of two other columns.
   */
  readonly total?: 'jumlah' | 'akhir' | Rasio;
  /** A row may be without it: its cell is empty there, not 0. */
  readonly kosong?: true;
  /** Share of the paper's width; by kind when left out. */
  readonly width?: number;
  /** Tells what goods cost or what is earned: left out for whoever may not see it (cost.ts). */
  readonly cost?: true;
}

/** Per cent that the sum of one column is of another's; empty where that one is nothing. */
export interface Rasio {
  readonly bagian: string;
  readonly dari: string;
}

/**
 * Rows with the same value of `key` stand together under it as heading; the query must order by it
 * first.
 */
export interface GroupBy {
  readonly key: string;
}

/**
 * From and to date. Both names of the specification's call; tgl_from and tgl_to are always taken
 * too.
 */
export interface PeriodeFilter {
  readonly kind: 'periode';
  readonly key: 'periode';
  readonly from: string;
  readonly to: string;
  /** Refused when left out; otherwise both are the shop's tgl_system. */
  readonly required?: MessageKey;
  /**
   * One month at most: always (the generic date-range bar) or with
   * REPORT_SATU_BULAN_PROTECTION_MODULE (spec 1 §5).
   */
  readonly satuBulan: 'selalu' | 'modul';
}

/** One day, the shop's tgl_system when left out: what stood at its end. Not a day to come. */
export interface TanggalFilter {
  readonly kind: 'tanggal';
  readonly key: 'per_tanggal';
}

export interface PilihanFilter<K extends string = string> {
  readonly kind: 'pilihan';
  readonly key: K;
  readonly label: MessageKey;
  /** Words of the wire, shown as they are or by the message key. */
  readonly options: readonly { readonly value: string; readonly label?: MessageKey }[];
  /** Value when left out. */
  readonly awal: string;
}

/** One code of a master, or ALL. */
export interface RefFilter<K extends string = string> {
  readonly kind: 'ref';
  readonly key: K;
  readonly label: MessageKey;
  /** By its name in the registry. */
  readonly master: string;
  /** One of its addresses; its list unless told. */
  readonly path?: string;
  /** Refused with this message when left out; otherwise ALL. */
  readonly required?: MessageKey;
}

export interface TeksFilter<K extends string = string> {
  readonly kind: 'teks';
  readonly key: K;
  readonly label: MessageKey;
}

/** ALL or a user (spec 1 §2 "Valid By select"). */
export interface ValidByFilter {
  readonly kind: 'validBy';
  readonly key: 'valid_by';
}

export type FilterField =
  | PeriodeFilter
  | TanggalFilter
  | PilihanFilter
  | RefFilter
  | TeksFilter
  | ValidByFilter;

/** Columns and grouping of one way to show a report. */
export interface Layout {
  readonly columns: readonly Column[];
  readonly groupBy?: GroupBy;
}

/** An address the specification names, beside `laporan/{name}`. */
export interface ReportPath {
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /**
   * What `data` is there: the rows as objects, or per group an object with the group and its
   * `detail`.
   */
  readonly answer: 'baris' | 'kelompok';
  /** Fields of the query's row that `baris` carries as they are, beside the columns. */
  readonly ikut?: readonly string[];
}

export interface Report extends Layout {
  /** `penjualan`: the address `laporan/penjualan` and the right `laporan.penjualan.lihat`. */
  readonly name: string;
  /** `/laporan-…` unless the specification names another. */
  readonly route: `/laporan-${string}` | '/faktur-bermasalah';
  readonly area: 'laporan' | 'utility';
  readonly group?: MessageKey;
  readonly title: MessageKey;
  readonly path?: ReportPath;
  /** Levels that may read it until their access tree says otherwise; everybody when left out. */
  readonly levels?: readonly Level[];
  /** The screen opens with what these many days until today hold, without being asked. */
  readonly bukaHari?: number;
  readonly module?: ModuleFlag;
  /** While the shop has this flag on, only OWN and SU may read it. */
  readonly ownerOnlyWhen?: ModuleFlag;
  readonly filter: readonly FilterField[];
  /**
   * With it the report has `variant=REKAP` (the columns above, default) and `variant=DETAIL`
   * (these).
   */
  readonly detail?: Layout;
  readonly paper: 'A4-landscape' | 'A4-portrait';
  /** File name without its ending. */
  readonly file: string;
  /** `gagal`: what a search that failed says, where the specification words it (spec 2 §8). */
  readonly texts: {
    readonly ada: MessageKey;
    readonly kosong: MessageKey;
    readonly gagal?: MessageKey;
    /** What a failure says that has no words of the server's (spec 2 §8, non-cash). */
    readonly tanpaKata?: MessageKey;
  };
}

export type VariantName = 'REKAP' | 'DETAIL';

type KeysOf<R extends Report> = Exclude<R['filter'][number]['key'], 'periode' | 'per_tanggal'>;

/**
 * A checked filter as the query sees it: dates yyyy-MM-dd (both the same of a report of one day),
 * every choice present, ALL meaning no restriction.
 */
export type FilterOf<R extends Report> = {
  readonly from: string;
  readonly to: string;
  readonly variant: VariantName;
} & { readonly [K in KeysOf<R>]: string };

/** Declares a report; keeps the literal types, so that its query sees the filter's own names. */
export function defineReport<const R extends Report>(report: R): R {
  return report;
}

/** The right that opens a report. */
export function reportRight(report: Report): Right {
  return { key: `laporan.${report.name}.lihat`, levels: report.levels ?? SEMUA };
}

/** The columns and grouping of a variant. */
export function layoutOf(report: Report, variant: VariantName): Layout {
  return variant === 'DETAIL' && report.detail ? report.detail : report;
}
