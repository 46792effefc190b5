/**
 * The stock as it stood at the end of a business date: what stands now, less what moved since. The
 * cost is that of the time since then, not of the whole history; rows of closed days never change,
 * so the answer for a past date is always the same (docs/decision/0067).
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { IN_STOCK } from './piece-status.ts';

/** Sign of each column in akhir = awal + tambah + in + beli − out − jual − hancur − susut. */
export const SIGN = `case when kolom in ('OUT', 'JUAL', 'HANCUR', 'SUSUT') then -1
  when kolom in ('RESERVASI', 'SELISIH') then 0 else 1 end`;

const MEASURES = ['qty', 'berat', 'berat_asli', 'murni', 'modal'] as const;

/** Rows of the stock card after the date, turned round. */
function since(toko: string, tgl: string, key: string, what: string): RawBuilder<unknown> {
  const back = MEASURES.map((m) => `-(${m} * ${SIGN}) as ${m}`).join(', ');
  return sql`select ${sql.raw(key)}, ${sql.raw(back)} from kartu_stok
    where kode_toko = ${toko} and tgl_system > ${tgl}::date and ${sql.raw(what)}`;
}

/**
 * Pieces in the shop at the end of the date: kode_barcode, kode_gudang, kode_baki, kode_group,
 * kode_jenis, kadar, their qty and weights (mg), modal (rupiah) and status, all of that date. To be
 * joined with `barang` for what has no history (name, size).
 */
export function piecesOn(toko: string, tgl: string): RawBuilder<unknown> {
  const place = 'kode_barcode, kode_gudang, kode_baki, kode_group, kode_jenis, kadar';
  const sums = MEASURES.map((m) => `sum(${m})::bigint as ${m}`).join(', ');
  return sql`
    (select ada.*, coalesce(dulu.status, b.status) as status
    from (
      select ${sql.raw(place)}, ${sql.raw(sums)} from (
        select ${sql.raw(place)}, qty, berat, berat_asli, murni,
          case when konsinyasi then 0 else harga_beli end as modal
        from barang where kode_toko = ${toko} and status in ${IN_STOCK}
        union all ${since(toko, tgl, place, 'kode_barcode is not null and no_lot is null')}) x
      group by ${sql.raw(place)} having sum(qty) <> 0 or sum(berat) <> 0) ada
    join barang b on b.kode_toko = ${toko} and b.kode_barcode = ada.kode_barcode
    left join (
      -- The state that has one arrow more out of it than into it is where the later ones began.
      select kode_barcode, status from (
        select kode_barcode, status_dari as status, 1 as n from kartu_stok
          where kode_toko = ${toko} and tgl_system > ${tgl}::date and status_dari is not null
        union all select kode_barcode, status_ke, -1 from kartu_stok
          where kode_toko = ${toko} and tgl_system > ${tgl}::date and status_ke is not null) arrow
      group by kode_barcode, status having sum(n) > 0) dulu
      on dulu.kode_barcode = ada.kode_barcode)`;
}

/**
 * Gold in lots at the end of the date: no_lot, kode_gudang, kode_group, kode_jenis, kadar, qty,
 * weights (mg) and modal (rupiah).
 */
export function lotsOn(toko: string, tgl: string): RawBuilder<unknown> {
  const place = 'no_lot, kode_gudang, kode_group, kode_jenis, kadar';
  const sums = MEASURES.map((m) => `sum(${m})::bigint as ${m}`).join(', ');
  return sql`
    (select ${sql.raw(place)}, ${sql.raw(sums)} from (
      select ${sql.raw(place)}, qty, berat, berat_asli, murni, modal
      from lot where kode_toko = ${toko} and qty > 0
      union all ${since(toko, tgl, place, 'no_lot is not null')}) x
    group by ${sql.raw(place)} having sum(qty) <> 0 or sum(berat) <> 0)`;
}
