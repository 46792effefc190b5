/** Rows of Laporan Kupon: the coupons that paid a part of live sales of the period. */
import { sql } from 'kysely';
import type { laporanKupon } from '@kencana/contract/report/laporan-kupon';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { CUSTOMER, liveSales } from '../penjualan/sales-of-period.part.ts';

export const queryKupon: ReportQuery<typeof laporanKupon> = (tx, filter) => {
  const used = sql`
    with d as (${liveSales(tx.kodeToko, filter)}),
    p as (
      select k.kode_kupon, k.nama_kupon, k.tgl_sampai, k.kuota, d.no_dokumen no_faktur,
        d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales, d.kode_member,
        ${CUSTOMER} nama_customer, d.total, b.jumlah_rp potongan
      from d join dokumen_bayar b on b.kode_toko = ${tx.kodeToko} and b.no_dokumen = d.no_dokumen
      join kupon k on k.kode_toko = ${tx.kodeToko} and k.kode_kupon = b.kode_kupon
      where ${filter.kode_kupon} in ('ALL', b.kode_kupon))`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${used}
          select kode_kupon || ' · ' || nama_kupon kelompok, p.* from p
          order by kode_kupon, tanggal, no_faktur`
      : sql`${used}
          select kode_kupon, nama_kupon, tgl_sampai, kuota, count(*)::int dipakai,
            sum(total)::bigint total, sum(potongan)::bigint potongan
          from p group by kode_kupon, nama_kupon, tgl_sampai, kuota order by kode_kupon`,
  );
};
