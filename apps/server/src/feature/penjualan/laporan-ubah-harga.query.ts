/** Rows of Laporan Ubah Harga: pieces whose price or making charge is not the computed one. */
import { sql } from 'kysely';
import type { laporanUbahHarga } from '@kencana/contract/report/laporan-ubah-harga';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { approversOf, liveSales } from './sales-of-period.part.ts';

export const queryUbahHarga: ReportQuery<typeof laporanUbahHarga> = (tx, filter) =>
  stream(
    tx,
    sql`
      with d as (${liveSales(tx.kodeToko, filter)}),
      p as (
        select d.no_dokumen, b.baris, b.no_faktur, d.tgl_system tanggal,
          coalesce(d.kode_sales, '') kode_sales, coalesce(b.kode_barcode, '') kode_barcode,
          b.nama_barang, b.harga_dihitung, b.harga_jual harga, b.ongkos_dihitung, b.ongkos,
          b.harga_jual + b.ongkos - b.harga_dihitung - b.ongkos_dihitung selisih, d.input_by,
          ${approversOf(['UBAH HARGA', 'UBAH ONGKOS', 'DISKON'])} otorisasi
        from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
          and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'JUAL'
        where b.harga_jual <> b.harga_dihitung or b.ongkos <> b.ongkos_dihitung)
      select * from p
      where case ${filter.arah} when 'TURUN' then selisih < 0 when 'NAIK' then selisih > 0
        else true end
      order by tanggal, no_dokumen, baris`,
  );
