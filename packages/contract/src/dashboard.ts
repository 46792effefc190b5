/**
 * What the dashboards' calls answer (spec 1 §7 "Dashboard and charts"): shapes that server and web
 * share. Sums of money in whole rupiah, weight in decimal grams, dates yyyy-MM-dd.
 */
import type { Jumlah } from '@kencana/rules/jumlah';
import type { Sheet } from './sheet.ts';

/** What head office's calls answer: what the shops gave, and those that could not be read. */
export interface OverShops<T> {
  readonly data: T;
  readonly gagal: Sheet['gagal'];
}

/** `{penjualan|pembelian|pesanan|service}/chart?type=today`: live documents of tgl_system. */
export interface TodayTotals {
  /** Documents. */
  readonly jumlah: Jumlah;
  /** Grams over their pieces. */
  readonly berat: number | string;
  readonly total_rp: Jumlah;
}

/** `{penjualan|pembelian}/chart?type=monthly&year=2026`: twelve rows. */
export interface MonthTotals extends TodayTotals {
  /** 1 to 12. */
  readonly bulan: number;
}

/** A chart answers today's totals or the months of a year, as it was asked. */
export type ChartTotals = TodayTotals | readonly MonthTotals[];

/** The totals of today; a RangeError says that months were asked for. */
export function todayOf(chart: ChartTotals): TodayTotals {
  if (!('total_rp' in chart)) throw new RangeError('months instead of a day');
  return chart;
}

/** The months; a RangeError says that a day was asked for. */
export function monthsOf(chart: ChartTotals): readonly MonthTotals[] {
  if ('total_rp' in chart) throw new RangeError('a day instead of months');
  return chart;
}

/** `member/find-current-birthday`. */
export interface BirthdayMember {
  readonly kode_member: string;
  readonly nama_customer: string;
  /** Whole, and with the date of birth, only with the right to members' data. */
  readonly no_hp: string;
  readonly tgl_lahir?: string;
}

/** `cash-pusat/daily-transaction-chart`: one row per shop for its tgl_system. */
export interface ShopDay {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly tgl_system: string;
  readonly penjualan: Jumlah;
  readonly pembelian: Jumlah;
}

/**
 * `cash-pusat/period-transaction-chart`: one row per day of the last thirty, over all shops; with
 * `year` of another year, the last thirty days of it that have documents.
 */
export interface PeriodDay {
  readonly tgl: string;
  readonly penjualan: Jumlah;
  readonly pembelian: Jumlah;
}

/** `cash-pusat/daily-cash-chart`: one row per shop. */
export interface ShopCash {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly masuk: Jumlah;
  readonly keluar: Jumlah;
  readonly saldo: Jumlah;
}

/** `cash-pusat/daily-biaya?tgl_system`: costs by shop and kind. */
export interface ShopCost {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly kategori: string;
  readonly jumlah_rp: Jumlah;
}

/** `cash-pusat/outstand-noncash?tgl_system`: money not yet arrived, by shop and payment kind. */
export interface ShopOutstanding {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly jenis: string;
  readonly jumlah_rp: Jumlah;
}

/**
 * `cash-pusat/daily-specific-chart?kategori=GROUP|JENIS|KADAR&type=PENJUALAN|PEMBELIAN`: today by
 * category.
 */
export interface CategoryTotals {
  readonly kategori: string;
  readonly jumlah: Jumlah;
  readonly berat: number | string;
  readonly total_rp: Jumlah;
}

/** `transaction/daily-transaction-get-year`: years that have documents, latest first. */
export type TransactionYears = readonly number[];
