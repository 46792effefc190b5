/** Rows of Laporan Rekap Transaksi Pembelian: per day (REKAP), or per day and group (DETAIL). */
import { sql } from 'kysely';
import type { laporanRekapTransaksiPembelian } from '@kencana/contract/report/laporan-rekap-transaksi-pembelian';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';
import { boughtOf, paidFor } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

type Definition = typeof laporanRekapTransaksiPembelian;

const SUMS = sql`sum(qty)::bigint qty, sum(berat_nota)::bigint berat_nota, sum(berat)::bigint berat,
  sum(murni)::bigint murni, sum(harga_nota)::bigint harga_nota, sum(potongan)::bigint potongan,
  sum(harga)::bigint harga`;

export const queryRekapTransaksiPembelian: ReportQuery<Definition> = (tx, filter) => {
  const bought = boughtOf(tx.kodeToko, filter);
  if (filter.variant === 'DETAIL')
    return stream(
      tx,
      sql<Row>`
        with ${bought}
        select to_char(tanggal, 'YYYY-MM-DD') kelompok, kode_group, ${SUMS},
          coalesce(div(sum(harga) * 1000, nullif(sum(berat), 0)), 0)::bigint harga_rata
        from p group by tanggal, kode_group order by tanggal, kode_group`,
    );
  return stream(
    tx,
    sql<Row>`
      with ${bought}, ${paidFor(tx.kodeToko)},
      s as (select tanggal, count(distinct no_dokumen)::int faktur, ${SUMS} from p group by tanggal)
      select s.*, coalesce(x.cash, 0) cash, coalesce(x.transfer, 0) transfer,
        coalesce(x.tukar, 0) tukar
      from s left join (
        select d.tgl_system tanggal, sum(cash)::bigint cash, sum(transfer)::bigint transfer,
          sum(tukar)::bigint tukar
        from bayar join d using (no_dokumen) group by d.tgl_system) x using (tanggal)
      order by s.tanggal`,
  );
};
