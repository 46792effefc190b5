/** Rows of Laporan Tukar Tambah: every sale with bought-back lines, its goods out and goods in. */
import { sql } from 'kysely';
import type { laporanTukarTambah } from '@kencana/contract/report/laporan-tukar-tambah';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { CUSTOMER, liveSales } from './sales-of-period.part.ts';

export const queryTukarTambah: ReportQuery<typeof laporanTukarTambah> = (tx, filter) => {
  const goods = sql`
    with d as (${liveSales(tx.kodeToko, filter)}),
    p as (
      select d.no_dokumen no_faktur, d.tgl_system tanggal,
        coalesce(d.kode_sales, '') kode_sales, ${CUSTOMER} nama_customer, b.baris,
        coalesce(b.kode_barcode, '') kode_barcode, b.nama_barang, b.kadar,
        case b.jenis_baris when 'JUAL' then b.qty else 0 end keluar_qty,
        case b.jenis_baris when 'JUAL' then b.berat else 0 end keluar_berat,
        case b.jenis_baris when 'JUAL' then b.harga_total else 0 end keluar_rp,
        case b.jenis_baris when 'BELI' then b.qty else 0 end masuk_qty,
        case b.jenis_baris when 'BELI' then b.berat else 0 end masuk_berat,
        case b.jenis_baris when 'BELI' then b.harga_total else 0 end masuk_rp
      from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
        and b.no_dokumen = d.no_dokumen and b.jenis_baris in ('JUAL', 'BELI')
      where exists (select 1 from dokumen_baris t where t.kode_toko = ${tx.kodeToko}
        and t.no_dokumen = d.no_dokumen and t.jenis_baris = 'BELI'))`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${goods}
          select *, keluar_rp - masuk_rp selisih from p order by tanggal, no_faktur, baris`
      : sql`${goods}
          select no_faktur, tanggal, kode_sales, nama_customer, sum(keluar_qty)::bigint keluar_qty,
            sum(keluar_berat)::bigint keluar_berat, sum(keluar_rp)::bigint keluar_rp,
            sum(masuk_qty)::bigint masuk_qty, sum(masuk_berat)::bigint masuk_berat,
            sum(masuk_rp)::bigint masuk_rp, sum(keluar_rp - masuk_rp)::bigint selisih
          from p group by no_faktur, tanggal, kode_sales, nama_customer
          order by tanggal, no_faktur`,
  );
};
