/**
 * Rows of Laporan Kelompok Barang: ready pieces by name, or by name and size, with their pieces as
 * `detail` (spec 1 §3), today or on a past day; DETAIL gives a row per piece under its group.
 * kode_dept is the wire's word for jenis.
 */
import { sql } from 'kysely';
import type { laporanKelompokBarang } from '@kencana/contract/report/laporan-kelompok-barang';
import { piecesAt } from './pieces-at.ts';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryKelompokBarang: ReportQuery<typeof laporanKelompokBarang> = (tx, filter, env) => {
  const size = filter.group_by === 'nama_size' ? sql`size` : sql`''`;
  const pieces = sql`
    select *, ${size} size_kelompok from ${piecesAt(tx, filter.to, env)} p
    where status = 'READY'
      and (${filter.kode_dept} = 'ALL' or kode_jenis = ${filter.kode_dept})`;
  if (filter.variant === 'DETAIL') {
    return stream(
      tx,
      sql`
        select concat_ws(' ', nama_barang, nullif(size_kelompok, '')) kelompok, kode_barcode,
          nama_barang, size, kode_baki, kadar, berat, qty jumlah
        from (${pieces}) b
        order by b.nama_barang, size_kelompok, kode_barcode`,
    );
  }
  return stream(
    tx,
    sql`
      select nama_barang, size_kelompok size, sum(berat)::bigint berat, sum(qty)::bigint jumlah,
        jsonb_agg(jsonb_build_object('kode_barcode', kode_barcode, 'nama_barang', nama_barang,
          'size', size, 'kode_baki', kode_baki, 'kadar', kadar / 100.0, 'berat', berat / 1000.0)
          order by kode_barcode) detail
      from (${pieces}) b
      group by nama_barang, size_kelompok
      order by nama_barang, size_kelompok`,
  );
};
