/**
 * Rows of Laporan Margin Penjualan: cost of the pieces sold against what the books take as turnover
 * (total less the tax in it; the rounding is in it). A group whose target is 0 has
 * none: its cells are empty.
 */
import { sql } from 'kysely';
import type { laporanMarginPenjualan } from '@kencana/contract/report/laporan-margin-penjualan';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { liveSales } from './sales-of-period.part.ts';

/** Margin, its per cent and the target, of rows with modal, jual and target. */
const FIGURES = sql`modal, jual, jual - modal margin,
  round((jual - modal) * 10000.0 / nullif(jual, 0))::bigint persen, target`;

export const queryMarginPenjualan: ReportQuery<typeof laporanMarginPenjualan> = (tx, filter) => {
  const sold = sql`
    with d as (${liveSales(tx.kodeToko, filter)}),
    p as (
      select coalesce(b.kode_group, '') kode_group, coalesce(g.nama_group, '') nama,
        nullif(g.persentase, 0) target, b.no_faktur, b.baris, d.tgl_system tanggal,
        coalesce(b.kode_barcode, '') kode_barcode, b.nama_barang, b.qty, b.berat, b.modal,
        b.harga_total - b.ppn jual
      from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
        and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'JUAL'
      left join grup g on g.kode_toko = ${tx.kodeToko} and g.kode_group = b.kode_group)`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${sold}
          select concat_ws(' · ', kode_group, nullif(nama, '')) kelompok, no_faktur, tanggal,
            kode_barcode, nama_barang, berat, ${FIGURES}
          from p order by kode_group, tanggal, no_faktur, baris`
      : sql`${sold}
          select kode_group, nama, qty, berat, ${FIGURES}, case when target > 0
              then greatest(0, ceil(jual * target / 10000.0) - (jual - modal))::bigint
              end kurang
          from (
            select kode_group, nama, target, sum(qty)::bigint qty, sum(berat)::bigint berat,
              sum(modal)::bigint modal, sum(jual)::bigint jual
            from p group by kode_group, nama, target) g
          order by kode_group`,
  );
};
