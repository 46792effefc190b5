/**
 * What stands in the way of closing and what is worth a warning, and the day in figures; read by
 * the screen and by closing.
 */
import { sql } from 'kysely';
import type { DayStatus, DaySummary } from '@kencana/contract/closing';
import { diffDays, todayIn } from '@kencana/rules/tanggal';
import type { Jumlah } from '@kencana/rules/jumlah';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { Tx } from '../../platform/db/tx.ts';
import { readSettings } from '../../platform/db/settings.ts';
import { trayNotWeighed } from '../timbang/read.ts';
import { kadarSummary } from './kadar-summary.ts';

/** Reads the status as of `now`. */
export async function dayStatus(tx: Tx, now: Date): Promise<DayStatus> {
  const toko = await tx.one<{ tgl_system: Tanggal; zona_waktu: string; kas: Jumlah }>(
    sql`select tgl_system, zona_waktu,
          coalesce((select saldo from saldo_kas s where s.kode_toko = t.kode_toko
            and akun = 'CASH'), 0) as kas
        from toko t where kode_toko = ${tx.kodeToko}`,
  );
  const open = await tx.rows<{ no_dokumen: string; kind: string }>(
    sql`select no_dokumen, kind from dokumen
        where kode_toko = ${tx.kodeToko} and status_valid = 'OPEN' and status <> 'BATAL'
          order by no_dokumen limit 50`,
  );
  const hari_ini = todayIn(toko.zona_waktu, now);
  const tertinggal = diffDays(toko.tgl_system, hari_ini);
  return {
    tgl_system: toko.tgl_system,
    hari_ini,
    tertinggal,
    hambatan: open.map((o) => ({ jenis: 'belum-validasi', ...o })),
    belum_timbang: await trayNotWeighed(tx),
    wajib_timbang: (await readSettings(tx)).yes('TUTUP_WAJIB_TIMBANG'),
    peringatan: tertinggal > 1 ? [{ jenis: 'tertinggal', hari: tertinggal }] : [],
    kas_sistem: toko.kas,
  };
}

/** The frozen day in figures (weights in milligrams): what the closing report prints. */
export async function daySummary(tx: Tx, tgl: string): Promise<DaySummary> {
  return {
    dokumen: await tx.rows(
      sql`select kind, count(*) as jumlah, count(*) filter (where status = 'BATAL') as batal,
            coalesce(sum(total) filter (where status <> 'BATAL'), 0)::bigint as total
          from dokumen where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date group by kind
            order by kind`,
    ),
    kas: await tx.rows(
      sql`select akun, awal, masuk, keluar, akhir from kas_harian
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date order by akun <> 'CASH',
            akun`,
    ),
    kategori: await tx.rows(
      sql`select akun, kategori, sum(masuk)::bigint as masuk, sum(keluar)::bigint as keluar
        from buku_kas
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date group by akun, kategori
            order by 1, 2`,
    ),
    stok: await tx.rows(
      sql`select kode_gudang, sum(awal_qty)::bigint as awal_qty,
        sum(awal_berat)::bigint as awal_berat,
            sum(akhir_qty)::bigint as akhir_qty, sum(akhir_berat)::bigint as akhir_berat
          from stok_harian where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date
          group by kode_gudang order by kode_gudang`,
    ),
    kadar: await kadarSummary(tx, tgl),
  };
}
