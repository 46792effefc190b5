/**
 * Rows of the pre-order reports: lines of pre-orders saved in the period, by their state, and lines
 * of those finished in the period with what came.
 */
import { sql } from 'kysely';
import type {
  laporanPreOrder,
  laporanPreOrderFinish,
} from '@kencana/contract/report/laporan-pre-order';
import { countsIn, stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryPreOrder: ReportQuery<typeof laporanPreOrder> = (tx, filter) => {
  const counts = countsIn(filter.status);
  return stream(
    tx,
    sql`
      select d.no_dokumen no_faktur, d.tgl_system tanggal,
        d.rincian->>'nama_supplier' nama_supplier, d.nama_customer, b.nama_barang, b.kode_jenis,
        b.kadar, case when ${counts} then b.qty else 0 end qty,
        case when ${counts} then b.berat else 0 end berat,
        case when ${counts} then b.harga_total else 0 end harga, b.keterangan, d.status
      from dokumen d
      join dokumen_baris b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'pre-order'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and ${filter.status} in ('ALL', d.status)
      order by d.tgl_system, d.no_dokumen, b.baris`,
  );
};

export const queryPreOrderFinish: ReportQuery<typeof laporanPreOrderFinish> = (tx, filter) =>
  stream(
    tx,
    sql`
      select p.*, p.berat_datang - p.berat selisih
      from (
        select d.no_dokumen no_faktur, d.selesai_tgl tanggal,
          d.rincian->>'nama_supplier' nama_supplier, d.nama_customer, b.nama_barang, b.kadar, b.qty,
          (b.rumus->>'qty_datang')::int qty_datang, b.berat,
          (1000 * (b.rumus->>'berat_datang')::numeric)::bigint berat_datang, b.baris
        from dokumen d
        join dokumen_baris b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        where d.kode_toko = ${tx.kodeToko} and d.kind = 'pre-order' and d.status = 'FINISH'
          and d.selesai_tgl between ${filter.from}::date and ${filter.to}::date) p
      order by tanggal, no_faktur, baris`,
  );
