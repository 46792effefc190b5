/**
 * The day's goods by purity, as Master Kadar EOD names and groups them, for the summary of a closed
 * day. It begins with what the day before ended with and adds the day's rows, so that the cost is
 * the day's; only a shop whose day before tells no purities is added up from its first day, once.
 */
import { sql } from 'kysely';
import type { KadarSummary } from '@kencana/contract/closing';
import type { Tx } from '../../platform/db/tx.ts';
import { SIGN } from '../../engine/transaction/stock-on.ts';

/** By group, then the purest first; purities without goods or movement are left out. */
export function kadarSummary(tx: Tx, tgl: string): Promise<KadarSummary[]> {
  const sign = sql.raw(`(${SIGN})`);
  return tx.rows<KadarSummary>(sql`
    with lalu as (
      select ringkasan -> 'kadar' as kadar from tutup_hari
      where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date - 1
        and jsonb_typeof(ringkasan -> 'kadar') = 'array'),
    awal as (
      select (k ->> 'kadar')::int as kadar, (k ->> 'akhir_qty')::numeric as qty,
        (k ->> 'akhir_berat')::numeric as berat, (k ->> 'akhir_murni')::numeric as murni
      from lalu, jsonb_array_elements(lalu.kadar) k
      union all
      select kadar, sum(qty * ${sign}), sum(berat * ${sign}), sum(murni * ${sign})
      from kartu_stok
      where kode_toko = ${tx.kodeToko} and tgl_system < ${tgl}::date
        and not exists (select from lalu)
      group by kadar),
    gerak as (
      select kadar, sum(qty * ${sign}) as qty, sum(berat * ${sign}) as berat,
        sum(murni * ${sign}) as murni,
        sum(berat) filter (where kolom in ('TAMBAH', 'IN')) as masuk,
        sum(berat) filter (where kolom = 'BELI') as beli,
        sum(berat) filter (where kolom = 'JUAL') as jual,
        sum(berat) filter (where kolom in ('OUT', 'HANCUR', 'SUSUT')) as keluar
      from kartu_stok
      where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date and kolom <> 'RESERVASI'
      group by kadar),
    nama as (
      select distinct on (kadar) kadar, label, kelompok from kadar_eod
      where kode_toko = ${tx.kodeToko} and aktif order by kadar, kode_kadar_eod)
    select kadar, coalesce(n.label, '') as label, coalesce(n.kelompok, '') as kelompok,
      coalesce(a.qty, 0)::bigint as awal_qty, coalesce(a.berat, 0)::bigint as awal_berat,
      coalesce(a.murni, 0)::bigint as awal_murni, coalesce(g.masuk, 0)::bigint as masuk_berat,
      coalesce(g.beli, 0)::bigint as beli_berat, coalesce(g.jual, 0)::bigint as jual_berat,
      coalesce(g.keluar, 0)::bigint as keluar_berat,
      (coalesce(a.qty, 0) + coalesce(g.qty, 0))::bigint as akhir_qty,
      (coalesce(a.berat, 0) + coalesce(g.berat, 0))::bigint as akhir_berat,
      (coalesce(a.murni, 0) + coalesce(g.murni, 0))::bigint as akhir_murni
    from awal a full join gerak g using (kadar) left join nama n using (kadar)
    where coalesce(a.qty, 0) <> 0 or coalesce(a.berat, 0) <> 0 or g.kadar is not null
    order by coalesce(n.kelompok, '') = '', kelompok, kadar desc`);
}
