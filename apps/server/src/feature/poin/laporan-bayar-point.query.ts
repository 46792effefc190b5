/** Rows of Laporan Bayar Point: live sales of the period that points paid a part of. */
import { sql } from 'kysely';
import type { laporanBayarPoint } from '@kencana/contract/report/laporan-bayar-point';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { CUSTOMER, liveSales } from '../penjualan/sales-of-period.part.ts';

export const queryBayarPoint: ReportQuery<typeof laporanBayarPoint> = (tx, filter) =>
  stream(
    tx,
    sql`
      with d as (${liveSales(tx.kodeToko, filter)})
      select d.tgl_system tanggal, d.no_dokumen no_faktur, coalesce(d.kode_sales, '') kode_sales,
        d.kode_member, ${CUSTOMER} nama_customer, d.total, b.poin, b.jumlah_rp nilai
      from d join dokumen_bayar b on b.kode_toko = ${tx.kodeToko} and b.no_dokumen = d.no_dokumen
        and b.poin is not null
      where ${filter.kode_member} in ('', d.kode_member)
      order by d.tgl_system, d.no_dokumen`,
  );
