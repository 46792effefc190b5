/** Rows of Laporan Posisi Emas: pieces by tray and lots by warehouse at the end of a day. */
import { sql } from 'kysely';
import type { laporanPosisiEmas } from '@kencana/contract/report/laporan-posisi-emas';
import { lotsOn, piecesOn } from '../../engine/transaction/stock-on.ts';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';

const SUMS = ['qty', 'berat', 'berat_asli', 'murni', 'modal']
  .map((name) => `sum(${name})::bigint as ${name}`)
  .join(', ');

export const queryPosisiEmas: ReportQuery<typeof laporanPosisiEmas> = (tx, filter) =>
  stream(
    tx,
    sql`
      select concat_ws(' · ', g.kode_gudang, nullif(g.nama_gudang, g.kode_gudang)) as kelompok,
        lokasi, kadar, ${sql.raw(SUMS)}
      from (
        select kode_gudang, kode_baki as lokasi, kadar, qty, berat, berat_asli, murni, modal
        from ${piecesOn(tx.kodeToko, filter.to)} p
        union all
        select kode_gudang, '', kadar, qty, berat, berat_asli, murni, modal
        from ${lotsOn(tx.kodeToko, filter.to)} l) emas
      join gudang g on g.kode_toko = ${tx.kodeToko} and g.kode_gudang = emas.kode_gudang
      where ${filter.kode_gudang} = 'ALL' or g.kode_gudang = ${filter.kode_gudang}
      group by g.kode_gudang, g.nama_gudang, lokasi, kadar
      order by g.kode_gudang, lokasi, kadar desc`,
  );
