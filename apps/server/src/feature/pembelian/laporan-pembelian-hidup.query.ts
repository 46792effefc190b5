/**
 * Rows of Laporan Pembelian Hidup: live old gold under the price cluster of its group, with the
 * gold price of its day as it was stored when it was bought.
 */
import { sql } from 'kysely';
import type { laporanPembelianHidup } from '@kencana/contract/report/laporan-pembelian-hidup';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import { piecesOf } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

export const queryPembelianHidup: ReportQuery<typeof laporanPembelianHidup> = (tx, filter) =>
  stream(
    tx,
    sql<Row>`
      with ${piecesOf(tx.kodeToko, filter)}
      select cluster kelompok_harga, q.* from q order by 1, tanggal, no_dokumen, baris`,
  );
