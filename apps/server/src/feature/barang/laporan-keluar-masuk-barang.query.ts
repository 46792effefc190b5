/** Rows of the reports of added, moved and destroyed pieces: document by document. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type {
  laporanHancurBarang,
  laporanPindahBarang,
  laporanTambahBarang,
} from '@kencana/contract/report/laporan-keluar-masuk-barang';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery, ReportRow } from '../../engine/report/report-query.ts';
import type { Tx } from '../../platform/db/tx.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Lines of the kind's live documents of the days, under their document. */
function linesOf(
  tx: Tx,
  { from, to }: Days,
  kind: string,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<ReportRow> {
  return sql`
    select concat_ws(' · ', d.no_dokumen, to_char(d.tgl_system, 'YYYY-MM-DD'),
        nullif(d.keterangan, '')) as kelompok,
      coalesce(l.kode_barcode, '') as kode_barcode, l.nama_barang, coalesce(l.kadar, 0) as kadar,
      l.qty, l.berat, l.berat_asli, d.input_by, ${columns}
    from dokumen d
    join dokumen_baris l on l.kode_toko = d.kode_toko and l.no_dokumen = d.no_dokumen and l.hidup
    left join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
    where d.kode_toko = ${tx.kodeToko} and d.kind = ${kind} and d.status <> 'BATAL'
      and d.tgl_system between ${from}::date and ${to}::date and ${where}
    order by d.tgl_system, d.no_dokumen, l.baris`;
}

export const queryTambahBarang: ReportQuery<typeof laporanTambahBarang> = (tx, filter) =>
  stream(
    tx,
    linesOf(
      tx,
      filter,
      'tambah-barang',
      sql`coalesce(b.kode_intern, '') as kode_intern, coalesce(l.kode_gudang, '') as kode_gudang,
        coalesce(l.kode_baki, '') as kode_baki, coalesce(l.kode_group, '') as kode_group,
        coalesce(l.kode_jenis, '') as kode_jenis, l.harga_total as harga_beli,
        coalesce(l.rumus ->> 'kode_supplier', '') as kode_supplier`,
      sql`(${filter.kode_group} = 'ALL' or l.kode_group = ${filter.kode_group})
        and (${filter.kode_jenis} = 'ALL' or l.kode_jenis = ${filter.kode_jenis})`,
    ),
  );

export const queryPindahBarang: ReportQuery<typeof laporanPindahBarang> = (tx, filter) =>
  stream(
    tx,
    linesOf(
      tx,
      filter,
      'pindah-barang',
      sql`concat_ws('/', l.rumus ->> 'dari_gudang', l.rumus ->> 'dari_baki') as dari,
        concat_ws('/', l.kode_gudang, l.kode_baki) as ke`,
    ),
  );

export const queryHancurBarang: ReportQuery<typeof laporanHancurBarang> = (tx, filter) =>
  stream(
    tx,
    linesOf(
      tx,
      filter,
      'hancur-barang',
      sql`concat_ws('/', l.kode_gudang, l.kode_baki) as dari,
        coalesce(l.rumus ->> 'ke_gudang', '') as ke, l.keterangan as kondisi,
        l.harga_total as modal,
        coalesce((select string_agg(distinct o ->> 'approver', ', ')
          from jsonb_array_elements(d.otorisasi) o), '') as otorisasi`,
    ),
  );
