/** The sales that a report of sales is about, as a part of its statement. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The filter that these reports share; ALL means no restriction. */
export interface SalesFilter {
  readonly from: string;
  readonly to: string;
  readonly kode_sales: string;
  readonly valid_by: string;
  readonly status_valid: string;
}

/** Live sales of the period: a select of whole documents, for `with d as (…)`. */
export function liveSales(kodeToko: string, filter: SalesFilter): RawBuilder<unknown> {
  return sql`
    select * from dokumen
    where kode_toko = ${kodeToko} and kind = 'penjualan' and status <> 'BATAL'
      and tgl_system between ${filter.from}::date and ${filter.to}::date
      and (${filter.status_valid} = 'ALL' or status_valid = ${filter.status_valid})
      and ${chosenPeople(filter)}`;
}

/** Restricts `dokumen` to the sales person and the cashier of the filter. */
export function chosenPeople(
  filter: Pick<SalesFilter, 'kode_sales' | 'valid_by'>,
): RawBuilder<unknown> {
  return sql`(${filter.kode_sales} = 'ALL' or kode_sales = ${filter.kode_sales})
      and (${filter.valid_by} = 'ALL' or valid_by = ${filter.valid_by})`;
}

/** Name of the customer of document `d`: as written on it, else the member's own. */
export const CUSTOMER = sql`coalesce(nullif(d.nama_customer, ''), (select m.nama_customer
    from member m where m.kode_toko = d.kode_toko and m.kode_member = d.kode_member), '')`;

/**
 * Who gave an approval of these categories on sale `d`, or on a titipan that it took, comma
 * separated; empty when nobody. One approval may cover several categories.
 */
export function approversOf(kategori: readonly string[]): RawBuilder<string> {
  return sql`coalesce((select string_agg(distinct o ->> 'approver', ', ')
    from (select d.otorisasi union all select t.otorisasi
      from dokumen_bayar b join dokumen t on t.kode_toko = b.kode_toko and t.no_dokumen = b.no_asal
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) a,
      jsonb_array_elements(a.otorisasi) o
    where string_to_array(o ->> 'kategori', ', ') && ${[...kategori]}::text[]), '')`;
}
