/** The old gold that a report of buy-backs is about, as a part of its statement. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SAH } from '@kencana/contract/document/document-status';
import type { Worth } from '@kencana/contract/payment/define-payment';
import { namesOf } from '@kencana/contract/payment/payment';

/** The filter that these reports share; ALL means no restriction. */
export interface PurchaseFilter {
  readonly from: string;
  readonly to: string;
  readonly kode_sales: string;
  readonly valid_by: string;
  readonly status_valid: string;
  readonly sumber: string;
}

export type Row = Record<string, unknown>;

/** A bought line `b` of document `d` with the figures that reports show. */
export const BOUGHT = sql`
  b.no_dokumen, b.baris, b.no_faktur no_faktur_beli, d.tgl_system tanggal,
  coalesce(d.kode_sales, '') kode_sales, d.nama_customer, coalesce(b.kode_barcode, '') kode_barcode,
  b.nama_barang, coalesce(b.kode_group, '') kode_group, coalesce(b.kadar, 0) kadar, b.qty, b.berat,
  b.murni, coalesce((b.rumus ->> 'berat_nota')::bigint, 0) berat_nota, b.harga_jual harga_nota,
  b.diskon potongan, b.harga_total harga,
  coalesce(b.rumus #>> '{kondisi,kode_kondisi}', '') kondisi,
  coalesce(b.rumus ->> 'penjual', '') penjual, h.harga_emas, h.harga_rata,
  round((h.harga_emas - h.harga_rata) * 10000.0 / nullif(h.harga_emas, 0))::bigint persen`;

/** What the percent difference is of (spec 1 §9): gold price and price paid, per gram. */
export const PER_GRAM = sql`lateral (
  select coalesce((b.rumus ->> 'harga_emas')::bigint, 0) harga_emas,
    coalesce(div(b.harga_total::numeric * 1000, nullif(b.berat, 0)), 0)::bigint harga_rata) h`;

/**
 * Live documents that took old gold in, and its lines: for `with ${boughtOf(…)}`, which names
 * documents `d` and lines `p`.
 */
export function boughtOf(kodeToko: string, filter: PurchaseFilter): RawBuilder<unknown> {
  const kinds = { ALL: ['pembelian', 'penjualan'], PEMBELIAN: ['pembelian'] }[filter.sumber];
  return sql`
    d as (
      select * from dokumen
      where kode_toko = ${kodeToko} and kind = any(${kinds ?? ['penjualan']}::text[])
        and status <> 'BATAL' and tgl_system between ${filter.from}::date and ${filter.to}::date
        and (${filter.status_valid} = 'ALL' or status_valid = ${filter.status_valid})
        and (${filter.kode_sales} = 'ALL' or kode_sales = ${filter.kode_sales})
        and (${filter.valid_by} = 'ALL' or valid_by = ${filter.valid_by})),
    p as (
      select d.kind, ${BOUGHT}
      from d join dokumen_baris b on b.kode_toko = ${kodeToko} and b.no_dokumen = d.no_dokumen
        and b.jenis_baris = 'BELI', ${PER_GRAM})`;
}

/** The purchase report's own filter (spec 1 §3). */
export interface PieceFilter {
  readonly from: string;
  readonly to: string;
  readonly kelompok_harga: string;
  readonly kode_group: string;
  readonly kondisi: string;
}

/** Everything that is validated, bought or traded in. */
const EVERYTHING = { kode_sales: 'ALL', valid_by: 'ALL', status_valid: SAH, sumber: 'ALL' };

/**
 * Validated old gold of the period with the price cluster of its group, chosen by cluster, group
 * and condition: for `with ${piecesOf(…)}`, which names lines `q` with `cluster` ('-' for none).
 */
export function piecesOf(kodeToko: string, filter: PieceFilter): RawBuilder<unknown> {
  const { from, to, kelompok_harga, kode_group, kondisi } = filter;
  return sql`
    ${boughtOf(kodeToko, { ...EVERYTHING, from, to })},
    k as (
      select distinct on (g) g kode_group, kode_kelompok, nama_kelompok
      from kelompok_harga, unnest(detail_group) g
      where kode_toko = ${kodeToko} and aktif order by g, kode_kelompok),
    q as (
      select p.*, coalesce(k.kode_kelompok || ' · ' || k.nama_kelompok, '-') cluster
      from p left join k using (kode_group)
      where (${kelompok_harga} = 'ALL' or k.kode_kelompok = ${kelompok_harga})
        and (${kode_group} = 'ALL' or p.kode_group = ${kode_group})
        and (${kondisi} = 'ALL' or p.kondisi = ${kondisi}))`;
}

/** Σ of the payments `x` of this value. */
function paidBy(worth: Worth): RawBuilder<unknown> {
  const names = namesOf(worth);
  return sql`coalesce(sum(x.jumlah_rp) filter (where x.jenis = any(${names}::text[])), 0)::bigint`;
}

/** How each document of `p` was paid: `bayar` with cash, transfer, and what was traded in. */
export function paidFor(kodeToko: string): RawBuilder<unknown> {
  return sql`
    bayar as (
      select d.no_dokumen,
        ${paidBy('cash')} cash,
        ${paidBy('transfer')} transfer,
        ${paidBy('goods')} tukar
      from d join dokumen_bayar x on x.kode_toko = ${kodeToko} and x.no_dokumen = d.no_dokumen
      where d.kind = 'pembelian' or x.jenis = any(${namesOf('goods')}::text[])
      group by d.no_dokumen)`;
}
