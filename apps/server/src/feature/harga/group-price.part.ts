/**
 * The price of a gram that a group has of itself, as sale, buy-back and reports count it: what its
 * master says, else its category's (docs/domain.md §5). A price per gram of the category goes
 * before its per cent of pure gold's price of the day. Parts of statements.
 */
import { sql, type RawBuilder } from 'kysely';

/** Code and rupiah of a gram (0 for none) of each of these groups: `kode_group`, `harga`. */
export function groupPrices(kodeToko: string, groups: readonly string[]): RawBuilder<unknown> {
  return sql`
    select g.kode_group, case when g.harga > 0 then g.harga else coalesce(
      (select min(case when k.harga_per_gram > 0 then k.harga_per_gram
          else div(k.presentase * murni.harga, 10000)::bigint end)
        from kategori k where k.kode_toko = g.kode_toko and k.aktif
          and case when g.kode_kategori is null then k.kadar = g.kadar
            else k.kode_kategori = g.kode_kategori end
        having count(*) = 1), 0) end as harga
    from grup g cross join (select coalesce((select nullif(value, '')::numeric from para_system
        where kode_toko = ${kodeToko} and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE'), 0) as harga)
      murni
    where g.kode_toko = ${kodeToko} and g.kode_group = any(${[...groups]}::text[])`;
}
