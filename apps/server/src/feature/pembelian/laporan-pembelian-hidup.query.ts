/**
 * Rows of Laporan Pembelian Hidup: live old gold under the price cluster of its group, with the
 * gold price of its day as it was stored when it was bought.
 */
import { sql } from 'kysely';
import { SAH } from '@kencana/contract/document/document-status';
import type { laporanPembelianHidup } from '@kencana/contract/report/laporan-pembelian-hidup';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import { boughtOf } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

const EVERYTHING = { kode_sales: 'ALL', valid_by: 'ALL', status_valid: SAH, sumber: 'ALL' };

export const queryPembelianHidup: ReportQuery<typeof laporanPembelianHidup> = (tx, filter) =>
  stream(
    tx,
    sql<Row>`
      with ${boughtOf(tx.kodeToko, { ...EVERYTHING, from: filter.from, to: filter.to })},
      k as (
        select distinct on (g) g kode_group, kode_kelompok, nama_kelompok
        from kelompok_harga, unnest(detail_group) g
        where kode_toko = ${tx.kodeToko} and aktif order by g, kode_kelompok)
      select coalesce(k.kode_kelompok || ' · ' || k.nama_kelompok, '-') kelompok_harga, p.*
      from p left join k using (kode_group)
      where (${filter.kelompok_harga} = 'ALL' or k.kode_kelompok = ${filter.kelompok_harga})
        and (${filter.kode_group} = 'ALL' or p.kode_group = ${filter.kode_group})
        and (${filter.kondisi} = 'ALL' or p.kondisi = ${filter.kondisi})
      order by 1, tanggal, no_dokumen, baris`,
  );
