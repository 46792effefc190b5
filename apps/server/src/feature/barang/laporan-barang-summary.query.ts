/**
 * Rows of Laporan Barang Summary. Closed days are read from their frozen balances, whole months
 * from theirs, and the open day from its stock card, so that the cost does not grow with the
 * history: what stood before the period is one day's rows, what moved in it that period's.
 */
import { sql } from 'kysely';
import { SUMMARY_COLUMNS } from '@kencana/contract/report/laporan-barang-summary';
import type { laporanBarangSummary } from '@kencana/contract/report/laporan-barang-summary';
import { SIGN } from '../../engine/transaction/stock-on.ts';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery } from '../../engine/report/report-query.ts';

const MOVES = SUMMARY_COLUMNS.filter((name) => name !== 'awal' && name !== 'akhir');
const MOVED = [...MOVES.flatMap((name) => [`${name}_qty`, `${name}_berat`]), 'susut_berat'];

/** What each row is of: the code that is shown. */
const PER: Readonly<Record<string, string>> = {
  BAKI: `concat_ws('/', kode_gudang, nullif(kode_baki, ''))`,
  GUDANG: 'kode_gudang',
  GROUP: 'kode_group',
  JENIS: 'kode_jenis',
};

const NONE = MOVED.map((name) => `0 as ${name}`).join(', ');
const FROZEN = MOVED.join(', ');
const LIVE = [
  ...MOVES.flatMap((name) =>
    ['qty', 'berat'].map(
      (unit) =>
        `case when kolom = '${name.toUpperCase()}' then ${unit} else 0 end as ${name}_${unit}`,
    ),
  ),
  `case when kolom = 'SUSUT' then berat else 0 end as susut_berat`,
].join(', ');

const PLACE = 'kode_gudang, kode_baki, kode_group, kode_jenis';

export const queryBarangSummary: ReportQuery<typeof laporanBarangSummary> = (tx, filter, env) => {
  const of = sql`kode_toko = ${tx.kodeToko}
    and (${filter.kode_gudang} = 'ALL' or kode_gudang = ${filter.kode_gudang})`;
  const kode = sql.raw(PER[filter.per] ?? PER['BAKI'] ?? '');
  const sums = MOVED.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
  const end = (unit: string): string =>
    `(sum(awal_${unit}) + sum(tambah_${unit}) + sum(in_${unit}) + sum(beli_${unit})
      - sum(out_${unit}) - sum(jual_${unit}) - sum(hancur_${unit})
      ${unit === 'berat' ? '- sum(susut_berat)' : ''})::bigint as akhir_${unit}`;
  // A period that begins after the open day begins with what stands now.
  const before = sql`least(${filter.from}::date, ${env.tglSystem}::date + 1) - 1`;
  const last = sql`least(${filter.to}::date, ${env.tglSystem}::date - 1)`;
  return stream(
    tx,
    sql`
      with utuh as (
        select distinct bulan from stok_bulanan where kode_toko = ${tx.kodeToko}
          and bulan >= ${filter.from}::date
          and (bulan + interval '1 month')::date <= ${last} + 1),
      gerak as (
        select ${sql.raw(PLACE)}, akhir_qty as awal_qty, akhir_berat as awal_berat, ${sql.raw(NONE)}
        from stok_harian where ${of} and tgl_system = least(${before}, ${env.tglSystem}::date - 1)
        union all
        select ${sql.raw(PLACE)}, qty * ${sql.raw(SIGN)}, berat * ${sql.raw(SIGN)}, ${sql.raw(NONE)}
        from kartu_stok where ${of} and tgl_system = ${env.tglSystem}::date
          and ${before} = ${env.tglSystem}::date
        union all
        select ${sql.raw(PLACE)}, 0, 0, ${sql.raw(FROZEN)}
        from stok_bulanan where ${of} and bulan in (select bulan from utuh)
        union all
        select ${sql.raw(PLACE)}, 0, 0, ${sql.raw(FROZEN)}
        from stok_harian where ${of} and tgl_system between ${filter.from}::date
          and coalesce((select min(bulan) - 1 from utuh), ${last})
        union all
        select ${sql.raw(PLACE)}, 0, 0, ${sql.raw(FROZEN)}
        from stok_harian where ${of} and tgl_system <= ${last}
          and tgl_system >= (select (max(bulan) + interval '1 month')::date from utuh)
        union all
        select ${sql.raw(PLACE)}, 0, 0, ${sql.raw(LIVE)}
        from kartu_stok where ${of} and tgl_system = ${env.tglSystem}::date
          and ${env.tglSystem}::date between ${filter.from}::date and ${filter.to}::date),
      jumlah as (
        select ${kode} as kode, sum(awal_qty)::bigint as awal_qty,
          sum(awal_berat)::bigint as awal_berat, ${sql.raw(sums)},
          ${sql.raw(end('qty'))}, ${sql.raw(end('berat'))}
        from gerak group by 1)
      select * from jumlah
      where (awal_qty, awal_berat, akhir_qty, akhir_berat) <> (0, 0, 0, 0)
        or ${sql.raw(MOVED.map((name) => `${name} <> 0`).join(' or '))}
      order by kode`,
  );
};
