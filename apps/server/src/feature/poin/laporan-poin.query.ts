/**
 * Rows of Laporan Poin. A member's opening balance is today's less what moved since, so it costs
 * the days asked for and those after them, not the whole history.
 */
import { sql } from 'kysely';
import type { laporanPoin } from '@kencana/contract/report/laporan-poin';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

/** What a row of the log adds. */
const DELTA = sql`case k.kolom when 'DAPAT' then k.poin else -k.poin end`;

export const queryPoin: ReportQuery<typeof laporanPoin> = (tx, filter) => {
  const toko = tx.kodeToko;
  const known = sql`
    with awal as (
      select m.kode_member, m.nama_customer, m.poin - coalesce(sum(${DELTA}), 0) awal
      from member m left join kartu_poin k on k.kode_toko = m.kode_toko
        and k.kode_member = m.kode_member and k.tgl_system >= ${filter.from}::date
      where m.kode_toko = ${toko} and ${filter.kode_member} in ('', m.kode_member)
      group by m.kode_member, m.nama_customer, m.poin),
    gerak as (
      select k.no_dokumen, k.ke, k.tgl_system, k.kode_member, p.peristiwa, p.waktu,
        coalesce(sum(k.poin) filter (where k.kolom = 'DAPAT'), 0) dapat,
        coalesce(sum(k.poin) filter (where k.kolom = 'PAKAI'), 0) pakai
      from kartu_poin k join posting p using (kode_toko, no_dokumen, ke)
      where k.kode_toko = ${toko} and ${filter.kode_member} in ('', k.kode_member)
        and k.tgl_system between ${filter.from}::date and ${filter.to}::date
      group by k.no_dokumen, k.ke, k.tgl_system, k.kode_member, p.peristiwa, p.waktu)`;
  return stream(
    tx,
    filter.variant === 'DETAIL'
      ? sql`${known}
          select concat_ws(' · ', g.kode_member, a.nama_customer) kelompok, g.tgl_system tanggal,
            g.no_dokumen, g.peristiwa, g.dapat::bigint, g.pakai::bigint,
            (a.awal + sum(g.dapat - g.pakai) over (partition by g.kode_member
              order by g.tgl_system, g.waktu, g.no_dokumen, g.ke
              rows unbounded preceding))::bigint saldo
          from gerak g join awal a using (kode_member)
          order by g.kode_member, g.tgl_system, g.waktu, g.no_dokumen, g.ke`
      : sql`${known}
          select kode_member, a.nama_customer, a.awal::bigint, g.dapat::bigint, g.pakai::bigint,
            (a.awal + g.dapat - g.pakai)::bigint saldo
          from awal a left join lateral (
            select coalesce(sum(dapat), 0) dapat, coalesce(sum(pakai), 0) pakai,
              count(*) n from gerak where kode_member = a.kode_member) g on true
          where a.awal <> 0 or g.n > 0
          order by kode_member`,
  );
};
