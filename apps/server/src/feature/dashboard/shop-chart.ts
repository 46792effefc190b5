/**
 * Charts of one shop: today's totals per kind of document and twelve months of a year (spec 1 §7
 * "Dashboard and charts").
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MonthTotals, TodayTotals } from '@kencana/contract/dashboard';
import { shiftDecimal, type Jumlah } from '@kencana/rules/jumlah';
import type { Tx } from '../../platform/db/tx.ts';

/**
 * What a chart counts: whole documents of a kind, or the buy-back lines, which stand in sales too
 * (trade-in).
 */
export type ChartSource = 'penjualan' | 'pembelian' | 'pesanan' | 'service';

interface Sums {
  readonly jumlah: number;
  readonly berat: Jumlah;
  readonly total_rp: Jumlah;
}

/** Documents, grams and rupiah of the shop's business date. */
export async function chartToday(tx: Tx, source: ChartSource): Promise<TodayTotals> {
  const sums = await tx.one<Sums>(
    sql`${sumsOf(tx, source)} and d.tgl_system = (select tgl_system from toko
      where kode_toko = ${tx.kodeToko})`,
  );
  return { ...sums, berat: shiftDecimal(sums.berat, 3) };
}

/** The twelve months of a year, empty ones with zeros. */
export async function chartMonths(
  tx: Tx,
  source: ChartSource,
  year: number,
): Promise<MonthTotals[]> {
  const from = `${year}-01-01`;
  const to = `${year}-12-31`;
  const month = sql`extract(month from d.tgl_system)::int as bulan`;
  const rows = await tx.rows<Sums & { bulan: number }>(
    sql`${sumsOf(tx, source, month)} and d.tgl_system between ${from}::date and ${to}::date
      group by 1`,
  );
  return Array.from({ length: 12 }, (_, i) => {
    const row = rows.find((r) => r.bulan === i + 1);
    return row
      ? { ...row, berat: shiftDecimal(row.berat, 3) }
      : { bulan: i + 1, jumlah: 0, berat: 0, total_rp: 0 };
  });
}

/** `select … from … where` over live documents; the caller adds the dates. */
function sumsOf(tx: Tx, source: ChartSource, first?: RawBuilder<unknown>): RawBuilder<Sums> {
  const head = first ? sql`select ${first},` : sql`select`;
  const live = sql`d.kode_toko = ${tx.kodeToko} and d.status <> 'BATAL'`;
  if (source === 'pembelian') {
    return sql`${head} count(distinct d.no_dokumen) as jumlah, coalesce(sum(b.berat),
      0)::bigint as berat,
        coalesce(sum(b.harga_total), 0)::bigint as total_rp
      from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
      where ${live} and b.jenis_baris = 'BELI' and b.hidup`;
  }
  return sql`${head} count(*) as jumlah, coalesce(sum(d.berat), 0)::bigint as berat,
      coalesce(sum(d.total), 0)::bigint as total_rp
    from dokumen d where ${live} and d.kind = ${source}`;
}
