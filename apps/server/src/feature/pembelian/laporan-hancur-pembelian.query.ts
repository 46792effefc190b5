/** Rows of Laporan Hancur Pembelian: the lots of each document, by document. */
import { sql } from 'kysely';
import type { laporanHancurPembelian } from '@kencana/contract/report/laporan-hancur-pembelian';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import type { Row } from './bought-of-period.ts';

export const queryHancurPembelian: ReportQuery<typeof laporanHancurPembelian> = (tx, filter) =>
  stream(
    tx,
    sql<Row>`
      select concat_ws(' · ', d.no_dokumen, to_char(d.tgl_system, 'YYYY-MM-DD'),
          nullif(d.keterangan, '')) kelompok,
        coalesce(b.rumus ->> 'no_lot', '') no_lot, coalesce(b.rumus ->> 'kode_barcode', '')
          kode_barcode, b.nama_barang, coalesce(b.kadar, 0) kadar, b.keterangan kondisi,
        coalesce(b.rumus ->> 'ke_gudang', '') gudang, b.qty, b.berat, b.murni,
        b.harga_total harga, coalesce((select string_agg(distinct o ->> 'approver', ', ')
          from jsonb_array_elements(d.otorisasi) o), '') otorisasi
      from dokumen d
      join dokumen_baris b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
      where d.kode_toko = ${tx.kodeToko} and d.kind = 'hancur-pembelian' and d.status <> 'BATAL'
        and d.tgl_system between ${filter.from}::date and ${filter.to}::date
      order by d.tgl_system, d.no_dokumen, b.baris`,
  );
