/**
 * Rows of Laporan Batal Pembelian: buy-backs cancelled on a day of the period, and those withdrawn
 * before the cashier took them (docs/domain.md §6).
 */
import { sql } from 'kysely';
import type { laporanBatalPembelian } from '@kencana/contract/report/laporan-batal-pembelian';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import { BOUGHT, PER_GRAM } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

export const queryBatalPembelian: ReportQuery<typeof laporanBatalPembelian> = (tx, filter, env) => {
  const gone = sql`
    with d as (
      select *, coalesce(batal_by, '') oleh, coalesce(batal_alasan, '') alasan,
        coalesce((select string_agg(distinct o ->> 'approver', ', ')
          from jsonb_array_elements(otorisasi) o
          where o ->> 'kategori' = 'BATAL BELI'), '') pemberi
      from dokumen
      where kode_toko = ${tx.kodeToko} and kind = 'pembelian' and status = 'BATAL'
        and batal_tgl between ${filter.from}::date and ${filter.to}::date
        and (${filter.kode_sales} = 'ALL' or kode_sales = ${filter.kode_sales})
        and (${filter.valid_by} = 'ALL' or valid_by = ${filter.valid_by})),
    p as (
      select ${BOUGHT} from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
        and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'BELI', ${PER_GRAM})`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql<Row>`${gone}
          select p.no_faktur_beli, d.batal_tgl tanggal, p.kode_barcode, p.nama_barang, p.kadar,
            p.berat, p.harga, d.alasan, d.oleh batal_by, d.pemberi otorisasi
          from d join p using (no_dokumen) order by d.batal_tgl, d.no_dokumen, p.baris`
      : sql<Row>`${gone}
          select d.no_dokumen no_faktur, d.batal_tgl tanggal,
            to_char(d.batal_at at time zone ${env.zonaWaktu}::text, 'HH24:MI:SS') jam,
            coalesce(d.kode_sales, '') kode_sales, d.nama_customer, s.qty, s.berat, d.total harga,
            d.alasan, d.oleh batal_by, d.pemberi otorisasi
          from d, lateral (
            select coalesce(sum(qty), 0)::bigint qty, coalesce(sum(berat), 0)::bigint berat
            from p where p.no_dokumen = d.no_dokumen) s
          order by d.batal_tgl, d.batal_at, d.no_dokumen`,
  );
};
