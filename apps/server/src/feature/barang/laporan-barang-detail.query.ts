/**
 * Rows of Laporan Barang Detail: the pieces as they stand now, or as they lay in stock at the end
 * of a past day. sort_by kode_toko means the tray (docs/domain.md fact 3).
 */
import { sql } from 'kysely';
import type { laporanBarangDetail } from '@kencana/contract/report/laporan-barang-detail';
import { piecesAt } from './pieces-at.ts';
import { stream, type ReportQuery } from '../../engine/report/report-query.ts';

const ORDER = {
  kode_barcode: sql`kode_barcode`,
  nama_barang: sql`nama_barang, kode_barcode`,
  kode_toko: sql`kode_baki, kode_barcode`,
} as const;

export const queryBarangDetail: ReportQuery<typeof laporanBarangDetail> = (tx, filter, env) =>
  stream(
    tx,
    sql`
      select kode_barcode, coalesce(tag_id, '') tag_id, kode_gudang, kode_intern, kode_baki,
        kode_group, kode_jenis, nama_barang, berat, kadar, kadar_cetak, input_by
      from ${piecesAt(tx, filter.to, env)} b
      where (${filter.kode_gudang} = 'ALL' or kode_gudang = ${filter.kode_gudang})
        and (${filter.kode_baki} = 'ALL' or kode_baki = ${filter.kode_baki})
        and (${filter.kode_group} = 'ALL' or kode_group = ${filter.kode_group})
        and (${filter.kode_jenis} = 'ALL' or kode_jenis = ${filter.kode_jenis})
        and case ${filter.status}
          when 'ADA' then status not in ('TERJUAL', 'HANCUR', 'DIBELI', 'KELUAR')
          else status = ${filter.status} end
      order by ${ORDER[filter.sort_by as keyof typeof ORDER]}`,
  );
