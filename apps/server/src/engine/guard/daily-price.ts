/**
 * The global gold price as the day's work: whoever has its right moves it within
 * BATAS_UBAH_HARGA_PERSEN of the day's first price without the guard, for the market does. Measured
 * from the day's first price, many small steps add up, and those of a week do
 * (docs/decision/0035); nothing, and more, are guarded.
 */
import { sql } from 'kysely';
import type { SettingDef } from '@kencana/contract/setting';
import { percentToHundredths } from '@kencana/rules/persen';
import { driftBeyond } from '../master/price-drift.ts';
import { GLOBAL_PRICE, GLOBAL_PRICE_OF } from '../master/price-history.ts';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';

/**
 * True when the setting is that price and `value`, in whole rupiah, is within the limit of the day
 * and of the week.
 */
export async function isDailyPrice(
  ctx: Ctx,
  def: SettingDef,
  value: string,
  tx?: Tx,
): Promise<boolean> {
  if (def.key !== GLOBAL_PRICE) return false;
  const price = Number(value);
  if (price <= 0) return false;
  const read = async (own: Tx): Promise<boolean> => {
    const first = await firstPrice(own);
    if (first === 0) return true;
    const settings = await readSettings(own);
    const hundredths = percentToHundredths(settings.number('BATAS_UBAH_HARGA_PERSEN'));
    if (Math.abs(price - first) * 10_000 > first * hundredths) return false;
    const sebelum = settings.number(GLOBAL_PRICE);
    const move = { userId: ctx.user.user_id, sebelum, sesudah: price };
    return (await driftBeyond(own, GLOBAL_PRICE_OF, move, hundredths)) === undefined;
  };
  return tx === undefined ? ctx.read(read) : read(tx);
}

/** The price that the day began with, else the first of the day; 0 when there never was one. */
async function firstPrice(tx: Tx): Promise<number> {
  const row = await tx.one<{ harga: number }>(sql`select coalesce(
      (select coalesce(r.sebelum, r.sesudah) from riwayat_harga r join toko t using (kode_toko)
        where r.kode_toko = ${tx.kodeToko} and r.tgl_system = t.tgl_system
          and r.parameter = 'harga-global' order by r.id limit 1),
      (select value::bigint from para_system where kode_toko = ${tx.kodeToko}
        and key = ${GLOBAL_PRICE}), 0)::float8 as harga`);
  return row.harga;
}
