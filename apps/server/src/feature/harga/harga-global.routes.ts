/**
 * The global gold price of one gram 24K: a parameter of the shop with a screen of its own (spec 2
 * §7). The change is kept in the price history and told to every client of the shop.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { GLOBAL_PRICE, keepGlobalPrice } from '../../engine/master/price-history.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const body = z.object({
  nominal: z.coerce
    .number({ error: 'isian.wajib' })
    .int({ error: 'isian.tidak_sah' })
    .positive({ error: 'isian.tidak_sah' })
    .max(999_999_999_999, { error: 'isian.tidak_sah' }),
});

async function save(ctx: Ctx, nominal: number) {
  const data = { key: GLOBAL_PRICE, value: String(nominal) };
  await ctx.write(async (tx) => {
    const row = await tx.row<{ value: string }>(sql`select value from para_system
      where kode_toko = ${ctx.kodeToko} and key = ${GLOBAL_PRICE} for update`);
    const before = Number(row?.value ?? 0);
    await tx.exec(sql`insert into para_system (kode_toko, key, value, updated_by)
      values (${ctx.kodeToko}, ${GLOBAL_PRICE}, ${data.value}, ${ctx.user.user_id})
      on conflict (kode_toko, key) do update set value = excluded.value,
        updated_by = excluded.updated_by, updated_at = now()`);
    await keepGlobalPrice(ctx, tx, before, nominal);
    tx.audit({
      tindakan: 'master.parameter-harga-global.ubah',
      objek: `para-system/${GLOBAL_PRICE}`,
      sebelum: { value: String(before) },
      sesudah: { value: data.value },
    });
    tx.outbox('live', {
      room: `toko:${ctx.kodeToko}`,
      event: 'settings-changed',
      payload: data,
    });
    return data;
  });
  return { data: { nominal }, message: ctx.t('harga-global.disimpan') };
}

/** `parameter-harga-emas/global`, PUT and POST alike: the specification leaves the verb open. */
export const hargaGlobalFeature: Feature = {
  name: 'harga-global',
  routes: (['PUT', 'POST'] as const).map((method) =>
    route({
      method,
      path: 'parameter-harga-emas/global',
      right: 'master.parameter-harga-global.ubah',
      summary: 'Set the gold price of one gram 24K',
      body,
      handler: (ctx, input) => save(ctx, input.body.nominal),
    }),
  ),
};
