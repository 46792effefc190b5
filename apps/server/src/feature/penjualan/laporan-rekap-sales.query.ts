/**
 * Rows of Laporan Rekap Sales: validated sales, what old gold paid of them, buy-backs and cancelled
 * sales of each sales person on each day of the period.
 */
import { sql } from 'kysely';
import { namesOf } from '@kencana/contract/payment/payment';
import type { laporanRekapSales } from '@kencana/contract/report/laporan-rekap-sales';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { chosenPeople } from './sales-of-period.part.ts';

export const queryRekapSales: ReportQuery<typeof laporanRekapSales> = (tx, filter) => {
  const days = sql`
    with d as (
      select no_dokumen, kind, status, tgl_system, coalesce(kode_sales, '') kode_sales
      from dokumen
      where kode_toko = ${tx.kodeToko} and kind in ('penjualan', 'pembelian')
        and tgl_system between ${filter.from}::date and ${filter.to}::date
        and (status_valid = 'DONE' or status = 'BATAL') and ${chosenPeople(filter)}),
    f as (
      select d.kode_sales, d.tgl_system tanggal, d.kind = 'penjualan' and d.status <> 'BATAL' jual,
        d.kind = 'pembelian' and d.status <> 'BATAL' beli,
        d.kind = 'penjualan' and d.status = 'BATAL' batal, b.*
      from d cross join lateral (
        select coalesce(sum(qty), 0)::bigint qty, coalesce(sum(berat), 0)::bigint berat,
          coalesce(sum(harga_total), 0)::bigint total, coalesce(sum(diskon), 0)::bigint diskon,
          (select coalesce(sum(jumlah_rp), 0)::bigint from dokumen_bayar y
            where y.kode_toko = ${tx.kodeToko} and y.no_dokumen = d.no_dokumen
              and y.jenis = any(${namesOf('goods')}::text[])) tukar
        from dokumen_baris l
        where l.kode_toko = ${tx.kodeToko} and l.no_dokumen = d.no_dokumen
          and l.jenis_baris = case d.kind when 'penjualan' then 'JUAL' else 'BELI' end) b)`;
  const sums = sql`
    count(*) filter (where jual)::int faktur,
    coalesce(sum(qty) filter (where jual), 0)::bigint qty,
    coalesce(sum(berat) filter (where jual), 0)::bigint berat,
    coalesce(sum(total) filter (where jual), 0)::bigint total,
    coalesce(sum(diskon) filter (where jual), 0)::bigint diskon,
    coalesce(sum(tukar) filter (where jual), 0)::bigint tukar,
    coalesce(sum(qty) filter (where beli), 0)::bigint beli_qty,
    coalesce(sum(berat) filter (where beli), 0)::bigint beli_berat,
    coalesce(sum(total) filter (where beli), 0)::bigint beli_rp,
    count(*) filter (where batal)::int batal`;
  const person = sql`left join sales m on m.kode_toko = ${tx.kodeToko}
    and m.kode_sales = f.kode_sales`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${days}
          select concat_ws(' · ', f.kode_sales, m.nama_sales) kelompok, f.tanggal, ${sums}
          from f ${person} group by f.kode_sales, m.nama_sales, f.tanggal
          order by f.kode_sales, f.tanggal`
      : sql`${days}
          select f.kode_sales, coalesce(m.nama_sales, '') nama_sales, ${sums}
          from f ${person} group by f.kode_sales, m.nama_sales order by f.kode_sales`,
  );
};
