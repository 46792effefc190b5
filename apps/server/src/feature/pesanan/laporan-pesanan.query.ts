/**
 * Rows of the reports of orders. What was ordered is the estimate; what was taken is the sale of
 * the made pieces. Cancelled orders stand on the day they were cancelled, taken ones on the day of
 * their sale. ALL is all, and what was cancelled counts for nothing there.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  laporanAmbilPesanan,
  laporanBatalPesanan,
  laporanPesanan,
  laporanPesananBarang,
} from '@kencana/contract/report/laporan-pesanan';
import { RECEIVED } from '../../engine/document/standing.ts';
import { countsIn, stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import type { Tx } from '../../platform/db/tx.ts';

/** Orders `d` of the shop with their ordered pieces summed as `p`, dated by `day`. */
function summed(
  tx: Tx,
  day: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  counts: RawBuilder<unknown> = sql`true`,
) {
  const figure = (value: RawBuilder<unknown>) => sql`case when ${counts} then ${value} else 0 end`;
  return sql<Record<string, unknown>>`
    select d.no_dokumen no_pesanan, coalesce(d.kode_sales, '') kode_sales, d.nama_customer,
      ${day} tanggal, ${figure(sql`p.berat`)} total_berat, ${figure(sql`p.qty`)} total_qty,
      ${figure(sql`p.ongkos`)} ongkos, ${figure(sql`d.total`)} total_harga,
      ${figure(sql`x.bayar`)} jumlah_bayar, d.status,
      case when ${counts} and d.status in ('OPEN', 'DONE', 'BATAL')
        then greatest(0, d.total - x.bayar) else 0 end sisa_bayar
    from dokumen d cross join lateral (select ${RECEIVED} bayar) x
    cross join lateral (
      select coalesce(sum(b.berat), 0)::bigint berat, coalesce(sum(b.qty), 0)::bigint qty,
        coalesce(sum(b.ongkos), 0)::bigint ongkos
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and b.jenis_baris = 'PESAN') p
    where d.kode_toko = ${tx.kodeToko} and d.kind = 'pesanan' and ${where}
    order by ${day}, d.no_dokumen`;
}

export const queryPesanan: ReportQuery<typeof laporanPesanan> = (tx, filter) =>
  stream(
    tx,
    summed(
      tx,
      sql`d.tgl_system`,
      sql`d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.valid_by} = 'ALL' or d.valid_by = ${filter.valid_by})
        and ${filter.status_pesanan} in ('ALL', d.status)`,
      countsIn(filter.status_pesanan),
    ),
  );

export const queryBatalPesanan: ReportQuery<typeof laporanBatalPesanan> = (tx, filter) =>
  stream(
    tx,
    summed(
      tx,
      sql`d.batal_tgl`,
      sql`d.status = 'BATAL'
        and d.batal_tgl between ${filter.from}::date and ${filter.to}::date`,
    ),
  );

export const queryPesananBarang: ReportQuery<typeof laporanPesananBarang> = (tx, filter) =>
  stream(
    tx,
    sql`
      select d.no_dokumen no_pesanan, coalesce(d.kode_sales, '') kode_sales,
        d.tgl_system tgl_pesanan,
        b.nama_barang || case b.keterangan when '' then '' else ', ' || b.keterangan end deskripsi,
        b.berat, b.ongkos, b.harga_total sub_total
      from dokumen d join dokumen_baris b on b.kode_toko = d.kode_toko
        and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'PESAN'
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'pesanan' and d.status <> 'BATAL'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
      order by d.tgl_system, d.no_dokumen, b.baris`,
  );

export const queryAmbilPesanan: ReportQuery<typeof laporanAmbilPesanan> = (tx, filter) =>
  stream(
    tx,
    sql`
      select d.no_dokumen no_pesanan, f.no_dokumen no_faktur, coalesce(f.kode_sales, '') kode_sales,
        f.nama_customer, f.tgl_system tanggal, p.berat total_berat, p.qty total_qty, p.ongkos,
        f.total total_harga, d.bayar jumlah_bayar, greatest(0, f.total - d.bayar) sisa_bayar
      from dokumen d join dokumen f on f.kode_toko = d.kode_toko and f.no_dokumen = d.selesai_no
      cross join lateral (
        select coalesce(sum(b.berat), 0)::bigint berat, coalesce(sum(b.qty), 0)::bigint qty,
          coalesce(sum(b.ongkos), 0)::bigint ongkos
        from dokumen_baris b where b.kode_toko = f.kode_toko and b.no_dokumen = f.no_dokumen
          and b.jenis_baris = 'JUAL') p
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'pesanan' and d.status = 'FINISH'
        and d.selesai_tgl between ${filter.from}::date and ${filter.to}::date
        and (${filter.valid_by} = 'ALL' or f.valid_by = ${filter.valid_by})
      order by f.tgl_system, d.no_dokumen`,
  );
