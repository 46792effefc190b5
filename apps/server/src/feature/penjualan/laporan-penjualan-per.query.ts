/**
 * Rows of the reports "Penjualan by …": one statement for all of them, which differ in the key that
 * pieces are counted by. Pieces stand with their sale's date and total; cancelled sales are left
 * out.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { LaporanPenjualanPer } from '@kencana/contract/report/laporan-penjualan-per';
import { stream, type ReportEnv, type ReportQuery } from '../../engine/report/report-query.ts';
import type { ReportSource } from '../../engine/report/report-query.ts';
import { liveSales } from './sales-of-period.part.ts';

/** How a key reads: its value, its name, and the heading of its pieces; from `d` and `b`. */
interface Key {
  readonly kunci: RawBuilder<unknown>;
  readonly nama?: RawBuilder<unknown>;
  readonly join?: (kodeToko: string) => RawBuilder<unknown>;
  readonly kelompok?: RawBuilder<unknown>;
  /** Sales that count; all of them when left out. */
  readonly hanya?: RawBuilder<unknown>;
  /** Stands above the keys, or beside them. */
  readonly atas?: RawBuilder<unknown>;
}

const none = sql`''`;

const jenis: Key = {
  kunci: sql`coalesce(b.kode_jenis, '')`,
  nama: sql`coalesce(m.nama_jenis, '')`,
  join: (toko) => sql`left join jenis m on m.kode_toko = ${toko} and m.kode_jenis = b.kode_jenis`,
};

function keyOf(name: LaporanPenjualanPer['name'], zonaWaktu: string): Key {
  const keys: Readonly<Record<LaporanPenjualanPer['name'], Key>> = {
    'penjualan-per-sales': {
      kunci: sql`coalesce(d.kode_sales, '')`,
      nama: sql`coalesce(m.nama_sales, '')`,
      join: (toko) =>
        sql`left join sales m on m.kode_toko = ${toko} and m.kode_sales = d.kode_sales`,
    },
    'penjualan-per-jenis': jenis,
    'penjualan-per-group': {
      kunci: sql`coalesce(b.kode_group, '')`,
      nama: sql`coalesce(m.nama_group, '')`,
      atas: sql`coalesce(m.jenis_group, '')`,
      join: (toko) =>
        sql`left join grup m on m.kode_toko = ${toko} and m.kode_group = b.kode_group`,
    },
    'penjualan-per-kadar': {
      kunci: sql`coalesce(b.kadar, 0)`,
      kelompok: sql`to_char(coalesce(b.kadar, 0) / 100.0, 'FM990.00')`,
    },
    'penjualan-per-jam': {
      kunci: sql`to_char(d.created_at at time zone ${zonaWaktu}::text, 'HH24":00 - "HH24":59"')`,
    },
    'penjualan-marketplace': {
      kunci: sql`d.rincian ->> 'kode_marketplace'`,
      nama: sql`coalesce(m.nama_marketplace, '')`,
      join: (toko) =>
        sql`left join marketplace m on m.kode_toko = ${toko}
          and m.kode_marketplace = d.rincian ->> 'kode_marketplace'`,
      hanya: sql`d.rincian ? 'kode_marketplace'`,
    },
    'penjualan-global-per-jenis': {
      ...jenis,
      atas: sql`coalesce((select min(k.kode_kelompok || ' · ' || k.nama_kelompok)
        from kelompok_harga k where k.kode_toko = b.kode_toko and k.aktif
          and b.kode_group = any(k.detail_group)), '-')`,
    },
  };
  return keys[name];
}

/** The query of one report of the family. */
export function queryPenjualanPer(
  name: LaporanPenjualanPer['name'],
): ReportSource<LaporanPenjualanPer> {
  const query: ReportQuery<LaporanPenjualanPer> = (tx, filter, env: ReportEnv) => {
    const key = keyOf(name, env.zonaWaktu);
    const pieces = sql`
      with d as (${liveSales(tx.kodeToko, filter)}),
      p as (
        select ${key.kunci} kunci, ${key.nama ?? none} nama, ${key.atas ?? none} atas,
          ${key.kelompok ?? key.kunci} label, b.no_faktur, d.tgl_system tanggal, b.baris,
          coalesce(b.kode_barcode, '') kode_barcode, b.nama_barang, b.kadar, b.qty, b.berat,
          b.harga_total total
        from d join dokumen_baris b on b.kode_toko = ${tx.kodeToko}
          and b.no_dokumen = d.no_dokumen and b.jenis_baris = 'JUAL'
        ${key.join?.(tx.kodeToko) ?? sql``}
        where ${key.hanya ?? sql`true`})`;
    return stream(tx, filter.variant === 'DETAIL' ? detail(pieces) : rekap(pieces));
  };
  return { query };
}

type Row = Record<string, unknown>;

function rekap(pieces: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`${pieces}
    select atas, kunci, nama, sum(qty)::bigint qty, sum(berat)::bigint berat,
      sum(total)::bigint total
    from p group by atas, kunci, nama order by atas, kunci`;
}

function detail(pieces: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`${pieces}
    select concat_ws(' · ', nullif(atas, ''), label, nullif(nama, '')) kelompok,
      no_faktur, tanggal, kode_barcode, nama_barang, kadar, qty, berat, total
    from p order by atas, kunci, tanggal, no_faktur, baris`;
}
