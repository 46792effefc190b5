/**
 * Rows of Laporan Bonus Sales: pieces that earn a bonus, by the rules that the sale keeps of its
 * day; sales from before rules were kept go by those of the day of that change (decision 0048). A
 * per cent counts the money received only: what old gold, coupons, vouchers or points paid earns
 * nothing (decision 0013). Fractions of a rupiah are dropped per piece and bonus.
 */
import { sql } from 'kysely';
import { namesOf } from '@kencana/contract/payment/payment';
import type { laporanBonusSales } from '@kencana/contract/report/laporan-bonus-sales';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';
import { liveSales } from './sales-of-period.part.ts';

export const queryBonusSales: ReportQuery<typeof laporanBonusSales> = (tx, filter) => {
  const earned = sql`
    with d as (${liveSales(tx.kodeToko, filter)}),
    t as (
      select no_dokumen, sum(jumlah_rp)::bigint bukan_uang from dokumen_bayar
      where kode_toko = ${tx.kodeToko} and jenis = any(${namesOf('goods', 'rebate')}::text[])
        and no_dokumen in (select no_dokumen from d)
      group by no_dokumen),
    p as (
      select coalesce(d.kode_sales, '') kode_sales, b.no_faktur, b.baris, d.tgl_system tanggal,
        coalesce(b.kode_barcode, '') kode_barcode, b.nama_barang, b.qty, b.berat,
        b.harga_total total, x.kode_bonus, x.bonus,
        floor(b.harga_total::numeric * greatest(0, d.total - coalesce(t.bukan_uang, 0))
          / nullif(d.total, 0))::bigint dibayar_uang
      from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
        and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'JUAL'
      left join t on t.no_dokumen = d.no_dokumen
      cross join lateral (
        select string_agg(s.kode_bonus, ', ' order by s.kode_bonus) kode_bonus,
          sum(case s.tipe_bonus when 'RP' then s.nilai::numeric * b.qty
            when 'PER_GRAM' then div(s.nilai::numeric * b.berat, 1000)
            else floor(b.harga_total::numeric * greatest(0, d.total - coalesce(t.bukan_uang, 0))
              * s.nilai / nullif(d.total, 0) / 10000) end) bonus
        from (
          select k.kode_bonus, k.tipe_bonus, k.nilai
            from jsonb_to_recordset(b.rumus -> 'bonus')
              as k(kode_bonus text, tipe_bonus text, nilai bigint)
          union all
          select l.kode_bonus, l.tipe_bonus, l.nilai from bonus_lama l
            where l.kode_toko = ${tx.kodeToko} and l.kode_jenis = b.kode_jenis
              and d.created_at < l.sampai and b.rumus -> 'bonus' is null) s) x
      where x.kode_bonus is not null)`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${earned}
          select concat_ws(' · ', p.kode_sales, m.nama_sales) kelompok, p.no_faktur, p.tanggal,
            p.kode_barcode, p.nama_barang, p.kode_bonus, p.berat, p.total,
            coalesce(p.dibayar_uang, 0) dibayar_uang, coalesce(p.bonus, 0) bonus
          from p left join sales m on m.kode_toko = ${tx.kodeToko} and m.kode_sales = p.kode_sales
          order by p.kode_sales, p.tanggal, p.no_faktur, p.baris`
      : sql`${earned}
          select p.kode_sales, coalesce(m.nama_sales, '') nama_sales,
            coalesce(m.kode_bank, '') kode_bank, coalesce(m.no_rekening, '') no_rekening,
            coalesce(m.nama_rekening, '') nama_rekening, p.qty, p.berat, p.total,
            p.dibayar_uang, p.bonus
          from (
            select kode_sales, sum(qty)::bigint qty, sum(berat)::bigint berat,
              sum(total)::bigint total, coalesce(sum(dibayar_uang), 0)::bigint dibayar_uang,
              coalesce(sum(bonus), 0) bonus
            from p group by kode_sales) p
          left join sales m on m.kode_toko = ${tx.kodeToko} and m.kode_sales = p.kode_sales
          order by p.kode_sales`,
  );
};
