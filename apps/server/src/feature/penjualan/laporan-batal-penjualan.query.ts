/**
 * Rows of Laporan Batal Penjualan: sales cancelled on a day of the period, and those withdrawn
 * before the cashier took them (docs/domain.md §6).
 */
import { sql } from 'kysely';
import type { laporanBatalPenjualan } from '@kencana/contract/report/laporan-batal-penjualan';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { approversOf, chosenPeople, CUSTOMER } from './sales-of-period.part.ts';

export const queryBatalPenjualan: ReportQuery<typeof laporanBatalPenjualan> = (tx, filter, env) => {
  const sold = sql`
    with d as (
      select *, coalesce(batal_by, '') oleh, coalesce(batal_alasan, '') alasan
      from dokumen
      where kode_toko = ${tx.kodeToko} and kind = 'penjualan' and status = 'BATAL'
        and batal_tgl between ${filter.from}::date and ${filter.to}::date
        and ${chosenPeople(filter)}),
    p as (
      select * from dokumen_baris where kode_toko = ${tx.kodeToko} and jenis_baris = 'JUAL'
        and no_dokumen in (select no_dokumen from d))`;
  const allowed = approversOf(['BATAL PENJUALAN']);
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${sold}
          select p.no_faktur, d.batal_tgl tanggal, coalesce(p.kode_barcode, '') kode_barcode,
            p.nama_barang, p.kadar, p.berat, p.harga_total total, d.alasan, d.oleh batal_by,
            ${allowed} otorisasi
          from d join p using (no_dokumen)
          order by d.batal_tgl, d.no_dokumen, p.baris`
      : sql`${sold}
          select d.no_dokumen no_faktur, d.batal_tgl tanggal,
            to_char(d.batal_at at time zone ${env.zonaWaktu}::text, 'HH24:MI:SS') jam,
            coalesce(d.kode_sales, '') kode_sales, ${CUSTOMER} nama_customer, s.qty,
            s.berat, d.total,
            d.alasan, d.oleh batal_by, ${allowed} otorisasi
          from d, lateral (
            select coalesce(sum(qty), 0)::bigint qty, coalesce(sum(berat), 0)::bigint berat
            from p where p.no_dokumen = d.no_dokumen) s
          order by d.batal_tgl, d.batal_at, d.no_dokumen`,
  );
};
