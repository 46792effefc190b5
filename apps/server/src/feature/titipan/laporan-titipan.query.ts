/**
 * Rows of the reports of titipan: their pieces under number, date (with the promised one while they
 * are held), customer and phone number. Taken ones stand on
 * the day of their sale, cancelled ones on the day they were cancelled. ALL is all, and what was
 * cancelled counts for nothing there.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  laporanAmbilTitipan,
  laporanBatalTitip,
  laporanTitipan,
} from '@kencana/contract/report/laporan-titipan';
import { RECEIVED } from '../../engine/document/standing.ts';
import { countsIn, stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import type { Tx } from '../../platform/db/tx.ts';

/** Pieces of the titipan `d` of the shop dated by `day`; the down payment at the first of each. */
function pieces(
  tx: Tx,
  day: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  counts: RawBuilder<unknown> = sql`true`,
) {
  const figure = (value: RawBuilder<unknown>) => sql`case when ${counts} then ${value} else 0 end`;
  return sql<Record<string, unknown>>`
    select concat_ws(' · ', d.no_dokumen,
        concat_ws(' → ', ${day}::text,
          case d.status when 'OPEN' then d.rincian ->> 'tgl_janji' end),
        nullif(d.nama_customer, ''), nullif(d.no_hp, ''), d.selesai_no) kelompok,
      b.nama_barang, d.status, ${figure(sql`b.berat`)} berat,
      ${figure(sql`b.harga_jual`)} harga_jual,
      ${figure(sql`b.ongkos`)} ongkos, ${figure(sql`b.harga_total`)} harga_total,
      case when ${counts} and b.baris = (select min(baris) from dokumen_baris x
          where x.kode_toko = b.kode_toko and x.no_dokumen = b.no_dokumen)
        then ${RECEIVED} else 0 end dp_rp
    from dokumen d join dokumen_baris b on b.kode_toko = d.kode_toko
      and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'TITIP'
    where d.kode_toko = ${tx.kodeToko} and d.kind = 'titipan' and ${where}
    order by ${day}, d.no_dokumen, b.baris`;
}

export const queryTitipan: ReportQuery<typeof laporanTitipan> = (tx, filter) =>
  stream(
    tx,
    pieces(
      tx,
      sql`d.tgl_system`,
      sql`d.tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.valid_by} = 'ALL' or d.valid_by = ${filter.valid_by})
        and ${filter.status_titipan} in ('ALL', d.status)`,
      countsIn(filter.status_titipan),
    ),
  );

export const queryAmbilTitipan: ReportQuery<typeof laporanAmbilTitipan> = (tx, filter) =>
  stream(
    tx,
    pieces(
      tx,
      sql`d.selesai_tgl`,
      sql`d.status = 'FINISH' and d.selesai_tgl between ${filter.from}::date and ${filter.to}::date
        and (${filter.valid_by} = 'ALL' or d.valid_by = ${filter.valid_by})`,
    ),
  );

export const queryBatalTitip: ReportQuery<typeof laporanBatalTitip> = (tx, filter) =>
  stream(
    tx,
    pieces(
      tx,
      sql`d.batal_tgl`,
      sql`d.status = 'BATAL'
        and d.batal_tgl between ${filter.from}::date and ${filter.to}::date`,
    ),
  );
