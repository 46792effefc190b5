/** What a list of documents asks of the server for its filters. Pure. */
import type { DocumentDef } from '@kencana/contract/document/define-document';

export interface DocumentFilterValues {
  /** yyyy-MM-dd. */
  readonly tgl_awal: string;
  readonly tgl_akhir: string;
  /** Part of the number. */
  readonly no_faktur: string;
  /** Part of the name or phone number. */
  readonly customer: string;
  readonly kode_sales: string;
  /** A status, BATAL, `valid:OPEN` (waits for the cashier), or '' for all. */
  readonly status: string;
}

/** The status of what the cashier has not validated. */
export const WAITING = 'valid:OPEN';

const PAGE = 50;

/** The filter as one who may read `today` only can ask it (previous-day rule, spec 1 §4). */
export function heldTo(today: string, filter: DocumentFilterValues): DocumentFilterValues {
  return { ...filter, tgl_awal: today, tgl_akhir: today };
}

/**
 * The query of a filter. A living status, and one that is listed whole, is asked for without dates:
 * such documents count whatever their day. So is a number by one who is `locked` to today: it finds
 * what still lives.
 */
export function queryOf(def: DocumentDef, filter: DocumentFilterValues, locked = false) {
  const { tgl_awal, tgl_akhir, status, ...rest } = filter;
  const own = def.statuses?.find((one) => one.value === status);
  const byNumber = locked && filter.no_faktur !== '';
  const anyDay = own?.hidup === true || own?.semua === true || byNumber;
  return {
    ...rest,
    ...(anyDay ? {} : { tgl_awal, tgl_akhir }),
    ...(status === WAITING ? { status_valid: 'OPEN' } : { status }),
  };
}

/** Rows of a page: all at once where a status is listed whole. */
export function pageOf(def: DocumentDef, { status }: DocumentFilterValues): number {
  const whole = def.statuses?.find((one) => one.value === status)?.semua === true;
  return whole ? (def.list.most ?? PAGE) : PAGE;
}
