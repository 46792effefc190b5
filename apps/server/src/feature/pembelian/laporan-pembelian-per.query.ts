/**
 * Rows of the reports "Pembelian by …": one statement for all of them, which differ in the key
 * that old gold is counted by. Cancelled documents are left out.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LaporanPembelianPer } from '@kencana/contract/report/laporan-pembelian-per';
import { stream } from '../../engine/report/report-query.ts';
import type { ReportQuery, ReportSource } from '../../engine/report/report-query.ts';
import { boughtOf } from './bought-of-period.ts';
import type { Row } from './bought-of-period.ts';

interface Key {
  /** A column of the bought lines. */
  readonly kunci: RawBuilder<unknown>;
  /** Its name in a master. */
  readonly nama: (kodeToko: string) => RawBuilder<unknown>;
}

const KEYS: Readonly<Record<LaporanPembelianPer['name'], Key>> = {
  'pembelian-per-sales': {
    kunci: sql`p.kode_sales`,
    nama: (toko) => sql`(select nama_sales from sales m
      where m.kode_toko = ${toko} and m.kode_sales = p.kode_sales)`,
  },
  'pembelian-per-kondisi': {
    kunci: sql`p.kondisi`,
    nama: (toko) => sql`(select m.kondisi from kondisi_pembelian m
      where m.kode_toko = ${toko} and m.kode_kondisi = p.kondisi)`,
  },
};

/** The query of one report of the family. */
export function queryPembelianPer(
  name: LaporanPembelianPer['name'],
): ReportSource<LaporanPembelianPer> {
  const query: ReportQuery<LaporanPembelianPer> = (tx, filter) => {
    const { kunci, nama } = KEYS[name];
    const keyed = sql`
      with ${boughtOf(tx.kodeToko, filter)},
      k as (select ${kunci} kunci, coalesce(${nama(tx.kodeToko)}, '') nama, p.* from p)`;
    return stream(tx, filter.variant === 'DETAIL' ? detail(keyed) : rekap(keyed));
  };
  return { query };
}

function rekap(keyed: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`${keyed}
    select kunci, nama, sum(qty)::bigint qty, sum(berat_nota)::bigint berat_nota,
      sum(berat)::bigint berat, sum(harga_nota)::bigint harga_nota,
      sum(potongan)::bigint potongan, sum(harga)::bigint harga
    from k group by kunci, nama order by kunci`;
}

function detail(keyed: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`${keyed}
    select concat_ws(' · ', coalesce(nullif(kunci, ''), '-'), nullif(nama, '')) kelompok, k.*
    from k order by kunci, tanggal, no_dokumen, baris`;
}
