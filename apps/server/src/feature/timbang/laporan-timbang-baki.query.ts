/**
 * Rows of the reports of weighings: the trays of each, and what moved on a tray since its last one
 * (by the scale's weight, cancelled rows with their sign turned).
 */
import { sql } from 'kysely';
import type {
  laporanAktivitasSetelahTimbangBaki,
  laporanTimbangBaki,
} from '@kencana/contract/report/laporan-timbang-baki';
import { SIGN } from '../../engine/transaction/stock-on.ts';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';

/** A weight that a line keeps in decimal grams, as milligrams. */
const mg = (name: string) => sql`coalesce(round((l.rumus ->> ${name})::numeric * 1000), 0)::bigint`;

export const queryTimbangBaki: ReportQuery<typeof laporanTimbangBaki> = (tx, filter, env) =>
  stream(
    tx,
    sql`
      select concat_ws(' · ', d.no_dokumen, to_char(d.tgl_system, 'YYYY-MM-DD'),
          to_char(d.created_at at time zone ${env.zonaWaktu}, 'HH24:MI'),
          nullif(d.keterangan, '')) as kelompok,
        l.kode_baki, l.qty, l.berat, ${mg('berat_baki')} as berat_baki,
        ${mg('berat_plastik')} as berat_plastik, ${mg('berat_atribut')} as berat_atribut,
        ${mg('berat_bandrol')} as berat_bandrol, ${mg('total')} as total,
        ${mg('berat_timbang')} as timbang, ${mg('selisih')} as selisih,
        coalesce(l.rumus ->> 'oleh', '') as oleh, l.keterangan
      from dokumen d
      join dokumen_baris l on l.kode_toko = d.kode_toko and l.no_dokumen = d.no_dokumen
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'timbang-baki' and d.status <> 'BATAL'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.kode_gudang} = 'ALL' or l.kode_gudang = ${filter.kode_gudang})
        and (${filter.kode_baki} = 'ALL' or l.kode_baki = ${filter.kode_baki})
      order by d.tgl_system, d.no_dokumen, l.baris`,
  );

export const queryAktivitasSetelahTimbangBaki: ReportQuery<
  typeof laporanAktivitasSetelahTimbangBaki
> = (tx, filter, env) => {
  const sign = sql.raw(`(${SIGN})`);
  return stream(
    tx,
    sql`
      with terakhir as (
        select distinct on (l.kode_baki) l.kode_baki, d.no_dokumen, d.tgl_system, d.created_at
        from dokumen d
        join dokumen_baris l on l.kode_toko = d.kode_toko and l.no_dokumen = d.no_dokumen
        where d.kode_toko = ${tx.kodeToko} and d.kind = 'timbang-baki' and d.status <> 'BATAL'
          and (${filter.kode_gudang} = 'ALL' or l.kode_gudang = ${filter.kode_gudang})
          and (${filter.kode_baki} = 'ALL' or l.kode_baki = ${filter.kode_baki})
        order by l.kode_baki, d.created_at desc),
      gerak as (
        select t.kode_baki, t.no_dokumen as no_timbang, t.created_at as ditimbang, k.tgl_system,
          p.waktu, k.no_dokumen, k.ke, k.urut, p.peristiwa, k.kolom, p.user_id,
          coalesce(k.kode_barcode, '') as kode_barcode, k.qty * ${sign} as qty,
          k.berat_asli * ${sign} as berat
        from terakhir t
        join kartu_stok k on k.kode_toko = ${tx.kodeToko} and k.kode_baki = t.kode_baki
          and k.tgl_system >= greatest(t.tgl_system, ${filter.from}::date)
          and k.tgl_system <= ${filter.to}::date and k.kolom not in ('RESERVASI', 'SELISIH')
        join posting p on p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen
          and p.ke = k.ke and p.waktu > t.created_at)
      select concat_ws(' · ', g.kode_baki, no_timbang,
          to_char(ditimbang at time zone ${env.zonaWaktu}, 'YYYY-MM-DD HH24:MI')) as kelompok,
        g.tgl_system as tanggal, to_char(waktu at time zone ${env.zonaWaktu}, 'HH24:MI:SS') as jam,
        g.no_dokumen, peristiwa, kolom, g.kode_barcode, coalesce(b.nama_barang, '') as nama_barang,
        greatest(g.qty, 0) as masuk_qty, greatest(g.berat, 0) as masuk_berat,
        greatest(-g.qty, 0) as keluar_qty, greatest(-g.berat, 0) as keluar_berat, user_id as oleh
      from gerak g
      left join barang b on b.kode_toko = ${tx.kodeToko} and b.kode_barcode = g.kode_barcode
      order by g.kode_baki, waktu, g.no_dokumen, g.ke, g.urut`,
  );
};
