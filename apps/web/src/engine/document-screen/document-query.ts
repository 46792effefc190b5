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

/**
 * The query of a filter. A living status, and one that is listed whole, is asked for without dates:
 * such documents count whatever their day.
 */
export function queryOf(def: DocumentDef, filter: DocumentFilterValues) {
  const { tgl_awal, tgl_akhir, status, ...rest } = filter;
  const own = def.statuses?.find((one) => one.value === status);
  const anyDay = own?.hidup === true || own?.semua === true;
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
