/** What a list of documents asks of the server for its filters. Pure. */
import { MENUNGGU } from '@kencana/contract/document/document-status';
import {
  BERJALAN,
  dateOfNumber,
  documentNumber,
  livingStatuses,
} from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';

export interface DocumentFilterValues {
  /** yyyy-MM-dd, '' for any day. */
  readonly tgl_awal: string;
  readonly tgl_akhir: string;
  /** Part of the number. */
  readonly no_faktur: string;
  /** Part of the name or phone number. */
  readonly customer: string;
  readonly kode_sales: string;
  /** A status, BERJALAN, BATAL, `valid:OPEN` (waits for the cashier), or '' for all. */
  readonly status: string;
}

/** The status of what the cashier has not validated. */
export const WAITING = 'valid:OPEN';

const PAGE = 50;

const NOTHING = { no_faktur: '', customer: '', kode_sales: '', status: '' } as const;

/** True where a day does not matter: what is still open, and a status that is listed whole. */
function isAnyDay(def: DocumentDef, status: string): boolean {
  const own = def.statuses?.find((one) => one.value === status);
  return status === BERJALAN || own?.hidup === true || own?.semua === true;
}

/** What a list begins with: everything still open, or today where nothing lives on. */
export function firstFilter(def: DocumentDef, today: string): DocumentFilterValues {
  const lives = livingStatuses(def).length > 0;
  const tgl = lives ? '' : today;
  const status = lives ? BERJALAN : '';
  return { ...NOTHING, tgl_awal: tgl, tgl_akhir: tgl, status };
}

/** Filters for one number: its own date, else today's, and any status. */
export function numberFilter(def: DocumentDef, no: string, today: string): DocumentFilterValues {
  const tgl = dateOfNumber(def, no) ?? today;
  return { ...NOTHING, tgl_awal: tgl, tgl_akhir: tgl, no_faktur: documentNumber(def, no) };
}

/** The filter with another status: dates go where a day does not matter, and come back else. */
export function withStatus(
  def: DocumentDef,
  filter: DocumentFilterValues,
  status: string,
  today: string,
): DocumentFilterValues {
  if (isAnyDay(def, status)) return { ...filter, status, tgl_awal: '', tgl_akhir: '' };
  const { tgl_awal, tgl_akhir } = filter;
  return { ...filter, status, tgl_awal: tgl_awal || today, tgl_akhir: tgl_akhir || today };
}

/** The filter as one sees it who may read `today` only (previous-day rule, spec 1 §4). */
export function heldTo(
  def: DocumentDef,
  today: string,
  filter: DocumentFilterValues,
): DocumentFilterValues {
  const tgl = isAnyDay(def, filter.status) ? '' : today;
  return { ...filter, tgl_awal: tgl, tgl_akhir: tgl };
}

/** True when the first date is after the last. */
export function isBackwards({ tgl_awal, tgl_akhir }: DocumentFilterValues): boolean {
  return tgl_awal !== '' && tgl_akhir !== '' && tgl_awal > tgl_akhir;
}

/**
 * The query of a filter. Who is `locked` to today sends no dates: the server answers today's work,
 * which is also whatever is still open.
 */
export function queryOf(filter: DocumentFilterValues, locked = false) {
  const { tgl_awal, tgl_akhir, status, ...rest } = filter;
  return {
    ...rest,
    ...(tgl_awal !== '' && !locked && { tgl_awal }),
    ...(tgl_akhir !== '' && !locked && { tgl_akhir }),
    ...(status === WAITING ? { status_valid: MENUNGGU } : { status }),
  };
}

/** The `skip` that leaves out `rows`: some lists count from 1 (spec 1 §4, pre-orders). */
export function skipOf(def: DocumentDef, rows: number): number {
  return rows + (def.list.skipAwal ?? 0);
}

/** Rows of a page: all at once where a status is listed whole. */
export function pageOf(def: DocumentDef, { status }: DocumentFilterValues): number {
  const whole = def.statuses?.find((one) => one.value === status)?.semua === true;
  return whole ? (def.list.most ?? PAGE) : PAGE;
}
