/**
 * The shop never pays more for a gram than it sells one for (docs/decision/0056): buying and
 * selling prices stand in different masters, so every pair is looked at whichever of them is
 * written, also when a row that a price leaned on is switched off, moved or deleted.
 */
import { sql } from 'kysely';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Break, MasterSlots } from '../../engine/master/slots.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { groupPrices } from '../harga/group-price.part.ts';

/** Rupiah per gram of what is bought and sold alike; `nama` says what it is. */
interface Pair {
  readonly apa: 'GROUP' | 'KATEGORI';
  readonly nama: string;
  readonly beli: number;
  readonly jual: number;
}

/** Slot of a master of prices; what is wrong is told at `field`. */
export function buysBelowSelling(field: string): Required<Pick<MasterSlots, 'breaks'>> {
  const breaks = async (ctx: Ctx, tx: WriteTx): Promise<readonly Break[]> => {
    // Two that change a price each see what the other did.
    const lock = `harga-jual-beli/${tx.kodeToko}`;
    await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const pairs = [...(await ofGroups(tx)), ...(await ofCategories(tx))];
    return pairs.map(({ apa, nama, beli, jual }) => {
      const data = {
        beli: formatRupiah(rupiah(beli)),
        jual: formatRupiah(rupiah(jual)),
        nama: `${ctx.t(apa === 'GROUP' ? 'field.kode_group' : 'field.kode_kategori')} ${nama}`,
      };
      const text = ctx.t('isian.beli_melebihi_jual', data);
      return { id: [apa, nama, beli, jual].join('/'), field, text };
    });
  };
  return { breaks };
}

/**
 * Parameter harga emas pembelian above what the same group and purity sells for: today's gold
 * price, else the group's own, which a purer gram may exceed as far as it is purer.
 */
async function ofGroups(tx: WriteTx): Promise<Pair[]> {
  const groups = await tx.rows<{ kode_group: string }>(sql`select distinct kode_group
    from harga_emas_pembelian where kode_toko = ${tx.kodeToko} and aktif`);
  if (groups.length === 0) return [];
  const codes = groups.map(({ kode_group }) => kode_group);
  return tx.rows<Pair>(sql`select * from (
      select 'GROUP' as apa, p.kode_group || ' ' || trim_scale(p.kadar / 100.0) || '%' as nama,
        p.harga::float8 as beli, floor(coalesce(e.harga_jual,
          own.harga::numeric * greatest(p.kadar, g.kadar) / g.kadar))::float8 as jual
      from harga_emas_pembelian p
        join grup g using (kode_toko, kode_group)
        join (${groupPrices(tx.kodeToko, codes)}) own using (kode_group)
        left join harga_emas e on e.kode_toko = p.kode_toko and e.kode_group = p.kode_group
          and e.kadar = p.kadar and e.aktif
      where p.kode_toko = ${tx.kodeToko} and p.aktif) harga
    where jual > 0 and beli > jual order by nama`);
}

/** Parameter harga pembelian above what a gram of the category sells for. */
function ofCategories(tx: WriteTx): Promise<Pair[]> {
  return tx.rows<Pair>(sql`select * from (
      select 'KATEGORI' as apa, h.kode_kategori || coalesce(' ' || h.kode_kondisi, '') as nama,
        h.harga_per_gram::float8 as beli, (case when k.harga_per_gram > 0 then k.harga_per_gram
          else div(k.presentase * coalesce((select nullif(value, '')::numeric from para_system
            where kode_toko = k.kode_toko and key = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE'), 0), 10000)
          end)::float8 as jual
      from harga_pembelian h join kategori k using (kode_toko, kode_kategori)
      where h.kode_toko = ${tx.kodeToko} and h.aktif) harga
    where jual > 0 and beli > jual order by nama`);
}
