/**
 * Rows of Laporan Diskon Penjualan: pieces sold with a discount; what they cost before it is price,
 * making charge and attributes as sold.
 */
import { sql } from 'kysely';
import type { laporanDiskonPenjualan } from '@kencana/contract/report/laporan-diskon-penjualan';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { approversOf, CUSTOMER, liveSales } from './sales-of-period.part.ts';

export const queryDiskonPenjualan: ReportQuery<typeof laporanDiskonPenjualan> = (tx, filter) => {
  const sold = sql`
    with d as (${liveSales(tx.kodeToko, filter)}),
    p as (
      select no_dokumen, no_faktur, baris, kode_barcode, nama_barang, qty, diskon, pembulatan,
        harga_jual + ongkos + harga_atribut dihitung, harga_total
      from dokumen_baris
      where kode_toko = ${tx.kodeToko} and jenis_baris = 'JUAL' and diskon > 0
        and no_dokumen in (select no_dokumen from d))`;
  const allowed = approversOf(['DISKON', 'UBAH HARGA', 'UBAH ONGKOS']);
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${sold}
          select p.no_faktur, d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales,
            coalesce(p.kode_barcode, '') kode_barcode, p.nama_barang, p.dihitung, p.diskon,
            round(p.diskon * 10000.0 / nullif(p.dihitung, 0))::bigint persen, p.pembulatan,
            p.harga_total total, ${allowed} otorisasi
          from d join p using (no_dokumen)
          order by d.tgl_system, d.no_dokumen, p.baris`
      : sql`${sold}
          select d.no_dokumen no_faktur, d.tgl_system tanggal,
            coalesce(d.kode_sales, '') kode_sales, ${CUSTOMER} nama_customer, s.qty,
            s.dihitung, s.diskon,
            round(s.diskon * 10000.0 / nullif(s.dihitung, 0))::bigint persen, s.pembulatan, s.total,
            ${allowed} otorisasi
          from d join (
            select no_dokumen, sum(qty)::bigint qty, sum(dihitung)::bigint dihitung,
              sum(diskon)::bigint diskon, sum(pembulatan)::bigint pembulatan,
              sum(harga_total)::bigint total
            from p group by no_dokumen) s using (no_dokumen)
          order by d.tgl_system, d.no_dokumen`,
  );
};
