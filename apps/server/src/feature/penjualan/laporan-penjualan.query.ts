/**
 * Rows of Laporan Penjualan: one per live invoice with its payments (REKAP) or one per piece sold
 * (DETAIL). Cancelled sales are left out; what a trade-in was worth stands as a payment.
 */
import { sql } from 'kysely';
import { paymentColumns } from '@kencana/contract/payment/payment';
import type { laporanPenjualan } from '@kencana/contract/report/laporan-penjualan';
import type { FilterOf } from '@kencana/contract/define-report';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { CUSTOMER } from './sales-of-period.part.ts';

type Filter = FilterOf<typeof laporanPenjualan>;

export const queryPenjualan: ReportQuery<typeof laporanPenjualan> = (tx, filter) =>
  stream(
    tx,
    filter.variant === 'DETAIL' ? detail(tx.kodeToko, filter) : rekap(tx.kodeToko, filter),
  );

function rekap(kodeToko: string, filter: Filter) {
  const columns = [...paymentColumns()];
  const counted = columns.flatMap(([, names]) => names);
  const sums = [
    ...columns.map(([kolom, names]) => sumOf(kolom, sql`jenis = any(${[...names]}::text[])`)),
    sumOf('lain', sql`jenis <> all(${counted}::text[])`),
  ];
  return sql<Record<string, unknown>>`
    with d as (${documents(kodeToko, filter)}),
    jual as (
      select no_dokumen, sum(qty)::bigint qty, sum(berat)::bigint berat
      from dokumen_baris
      where kode_toko = ${kodeToko} and jenis_baris = 'JUAL'
        and no_dokumen in (select no_dokumen from d)
      group by no_dokumen),
    bayar as (
      select no_dokumen,
        ${sql.join(sums)}
      from dokumen_bayar
      where kode_toko = ${kodeToko} and no_dokumen in (select no_dokumen from d)
      group by no_dokumen)
    select d.no_dokumen no_faktur, d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales,
      d.nama_customer, coalesce(jual.qty, 0) qty, coalesce(jual.berat, 0) berat, d.total,
      coalesce(bayar.cash, 0) cash, coalesce(bayar.transfer, 0) transfer,
      coalesce(bayar.debit, 0) debit, coalesce(bayar.kredit, 0) kredit,
      coalesce(bayar.tukar, 0) tukar, coalesce(bayar.lain, 0) lain, d.kembali
    from d left join jual using (no_dokumen) left join bayar using (no_dokumen)
    order by ${order(filter, sql`d.total`)}`;
}

function sumOf(kolom: string, where: ReturnType<typeof sql>) {
  return sql`coalesce(sum(jumlah_rp) filter (where ${where}), 0)::bigint ${sql.ref(kolom)}`;
}

function detail(kodeToko: string, filter: Filter) {
  return sql<Record<string, unknown>>`
    with d as (${documents(kodeToko, filter)})
    select b.no_faktur, d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales,
      d.nama_customer, coalesce(b.kode_barcode, '') kode_barcode, b.nama_barang,
      coalesce(b.kadar, 0) kadar, b.berat,
      b.harga_jual harga, b.ongkos, b.harga_atribut atribut, b.diskon, b.pembulatan,
      b.harga_total total
    from d join dokumen_baris b
      on b.kode_toko = ${kodeToko} and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'JUAL'
    order by ${order(filter, sql`b.harga_total`)}, b.baris`;
}

function documents(kodeToko: string, filter: Filter) {
  return sql`
    select no_dokumen, tgl_system, kode_sales, ${CUSTOMER} nama_customer, total, kembali
    from dokumen d
    where kode_toko = ${kodeToko} and kind = 'penjualan' and status <> 'BATAL'
      and tgl_system between ${filter.from}::date and ${filter.to}::date
      and (${filter.kode_sales} = 'ALL' or kode_sales = ${filter.kode_sales})
      and (${filter.valid_by} = 'ALL' or valid_by = ${filter.valid_by})
      and (${filter.status_valid} = 'ALL' or status_valid = ${filter.status_valid})`;
}

function order(filter: Filter, total: ReturnType<typeof sql>) {
  if (filter.sort_by === 'kode_sales') return sql`d.kode_sales, d.tgl_system, d.no_dokumen`;
  if (filter.sort_by === 'total') return sql`${total} desc, d.no_dokumen`;
  return sql`d.tgl_system, d.no_dokumen`;
}
