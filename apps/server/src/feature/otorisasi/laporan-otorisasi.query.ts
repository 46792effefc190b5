/**
 * Rows of Laporan Otorisasi: approvals given, the values before and after written out as "name
 * value".
 */
import { sql, type RawBuilder } from 'kysely';
import type { laporanOtorisasi } from '@kencana/contract/report/laporan-otorisasi';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

export const queryOtorisasi: ReportQuery<typeof laporanOtorisasi> = (tx, filter, env) =>
  stream(
    tx,
    sql`
      select tgl_system tanggal, to_char(created_at at time zone ${env.zonaWaktu},
          'HH24:MI:SS') jam,
        approver, peminta, cara, kategori, coalesce(no_dokumen, '') no_dokumen,
        ${words(sql`sebelum`)} sebelum, ${words(sql`sesudah`)} sesudah,
        concat_ws(' · ', nullif(uraian, ''), nullif(keterangan, '')) keterangan,
        case when sendiri then ${env.t('report.sendiri')}::text else '' end sendiri
      from otorisasi
      where kode_toko = ${tx.kodeToko}
        and tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.peminta} = '' or upper(peminta) = upper(${filter.peminta}))
        and (${filter.approver} = '' or upper(approver) = upper(${filter.approver}))
        and (${filter.cara} = 'ALL' or cara = ${filter.cara})
      order by tgl_system, created_at, _id`,
  );

/**
 * A stored value in words. Approvals of the engine keep a list, one value per need: its elements
 * stand one after the other, those without a value left out.
 */
function words(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case jsonb_typeof(${column})
    when 'array' then (
      select coalesce(string_agg(nullif(${one(sql`nilai`)}, ''), '; ' order by urut), '')
      from jsonb_array_elements(${column}) with ordinality isi (nilai, urut))
    else ${one(column)} end`;
}

function one(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case jsonb_typeof(${column})
    when 'object' then (
      select coalesce(string_agg(key || ' ' || value, ', ' order by key), '')
      from jsonb_each_text(${column}))
    when 'null' then ''
    else coalesce(${column} #>> '{}', '') end`;
}
