/**
 * Rows of Laporan Pembelian (REKAP per document with its payments, DETAIL per piece) and of Laporan
 * Pembelian Per Faktur. Cancelled documents are left out; what a sale took in trade counts as
 * bought and stands as TUKAR.
 */
import { sql } from 'kysely';
import type {
  laporanPembelian,
  laporanPembelianPerFaktur,
} from '@kencana/contract/report/laporan-pembelian';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportEnv, ReportQuery } from '../../engine/report/report-query.ts';
import { boughtOf, paidFor, piecesOf } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

/** Rows with who sold in the reader's words. */
async function* inWords(
  rows: AsyncIterable<Row>,
  t: ReportEnv['t'],
): AsyncGenerator<Row, void, undefined> {
  for await (const row of rows) {
    yield { ...row, penjual: row['penjual'] === 'LAIN' ? t('pembelian.bukan-pembeli') : '' };
  }
}

export const queryPembelian: ReportQuery<typeof laporanPembelian> = (tx, filter, { t }) => {
  const bought = boughtOf(tx.kodeToko, filter);
  if (filter.variant === 'DETAIL')
    return inWords(
      stream(tx, sql<Row>`with ${bought} select * from p order by tanggal, no_dokumen, baris`),
      t,
    );
  const rows = stream(
    tx,
    sql<Row>`
      with ${bought}, ${paidFor(tx.kodeToko)},
      s as (
        select no_dokumen, sum(qty)::bigint qty, sum(berat_nota)::bigint berat_nota,
          sum(berat)::bigint berat, sum(harga_nota)::bigint harga_nota,
          sum(potongan)::bigint potongan, sum(harga)::bigint harga, max(penjual) penjual
        from p group by no_dokumen)
      select d.no_dokumen no_faktur, d.tgl_system tanggal, coalesce(d.kode_sales, '') kode_sales,
        d.nama_customer, s.penjual, s.qty, s.berat_nota, s.berat, s.harga_nota, s.potongan, s.harga,
        coalesce(bayar.cash, 0) cash, coalesce(bayar.transfer, 0) transfer,
        coalesce(bayar.tukar, 0) tukar
      from s join d using (no_dokumen) left join bayar using (no_dokumen)
      order by d.tgl_system, d.no_dokumen`,
  );
  return inWords(rows, t);
};

export const queryPembelianPerFaktur: ReportQuery<typeof laporanPembelianPerFaktur> = (
  tx,
  filter,
) =>
  stream(
    tx,
    sql<Row>`
      with ${piecesOf(tx.kodeToko, filter)}
      select concat_ws(' · ', no_dokumen, to_char(tanggal, 'YYYY-MM-DD'),
        nullif(nama_customer, '')) kelompok, q.*
      from q order by tanggal, no_dokumen, baris`,
  );
