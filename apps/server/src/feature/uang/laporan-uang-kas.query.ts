/**
 * Rows of Laporan Uang Kas: per day an opening row, the movements of the till (account CASH), the
 * running balance. The first day has its opening row even without movements when the till holds
 * money, so that the total over shops is what all tills hold. The opening balance is the last
 * closed day's frozen one plus the rows since, so it costs the same after years of history.
 */
import { sql } from 'kysely';
import type { laporanUangKas } from '@kencana/contract/report/laporan-uang-kas';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

const AKUN = 'CASH';

export const queryUangKas: ReportQuery<typeof laporanUangKas> = (tx, filter, env) =>
  stream(
    tx,
    sql`
      with tutup as (
        select tgl_system, akhir from kas_harian
        where kode_toko = ${tx.kodeToko} and akun = ${AKUN} and tgl_system < ${filter.from}::date
        order by tgl_system desc limit 1),
      awal as (
        select coalesce((select akhir from tutup), 0) + coalesce((
          select sum(masuk - keluar) from buku_kas
          where kode_toko = ${tx.kodeToko} and akun = ${AKUN} and tgl_system < ${filter.from}::date
            and tgl_system > coalesce((select tgl_system from tutup), '-infinity'::date)),
          0) saldo),
      gerak as (
        select k.*, (select saldo from awal) + sum(masuk - keluar) over (
          order by tgl_system, waktu, no_dokumen, ke, urut rows unbounded preceding) saldo
        from buku_kas k
        where kode_toko = ${tx.kodeToko} and akun = ${AKUN}
          and tgl_system between ${filter.from}::date and ${filter.to}::date),
      buka as (
        (select distinct on (tgl_system) tgl_system, saldo - masuk + keluar saldo from gerak
        order by tgl_system, waktu, no_dokumen, ke, urut)
        union all
        select ${filter.from}::date, saldo from awal where saldo <> 0
          and not exists (select 1 from gerak where tgl_system = ${filter.from}::date))
      select tgl_system::text tanggal, '' jam, ${env.t('report.saldo_awal')}::text kategori,
        '' no_dokumen, '' keterangan, '' user_id, 0::bigint masuk, 0::bigint keluar,
        saldo::bigint saldo,
        '-infinity'::timestamptz waktu, 0 ke, 0 urut
      from buka
      union all
      select tgl_system::text, to_char(waktu at time zone ${env.zonaWaktu}, 'HH24:MI:SS'), kategori,
        no_dokumen, keterangan, user_id, masuk, keluar, saldo::bigint, waktu, ke, urut
      from gerak
      order by tanggal, waktu, no_dokumen, ke, urut`,
  );
