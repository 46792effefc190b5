/**
 * The global gold price of one gram 24K: a parameter of the shop with a screen of its own (spec 2
 * §7). The change is kept in the price history and told to every client of the shop.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { keepPrice } from '../../engine/master/price-history.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const KEY = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

const body = z.object({
  nominal: z.coerce
    .number({ error: 'isian.wajib' })
    .int({ error: 'isian.tidak_sah' })
    .positive({ error: 'isian.tidak_sah' })
    .max(999_999_999_999, { error: 'isian.tidak_sah' }),
});

async function save(ctx: Ctx, nominal: number) {
  const before = ctx.settings.number(KEY);
  const data = { key: KEY, value: String(nominal) };
  await ctx.write(async (tx) => {
    await tx.exec(sql`insert into para_system (kode_toko, key, value, updated_by)
      values (${ctx.kodeToko}, ${KEY}, ${data.value}, ${ctx.user.user_id})
      on conflict (kode_toko, key) do update set value = excluded.value,
        updated_by = excluded.updated_by, updated_at = now()`);
    if (before !== nominal) {
      await keepPrice(ctx, tx, {
        parameter: 'harga-global',
        kunci: KEY,
        uraian: '24K',
        kolom: 'nominal',
        sebelum: before === 0 ? undefined : before,
        sesudah: nominal,
      });
    }
    tx.audit({
      tindakan: 'master.parameter-harga-global.ubah',
      objek: `para-system/${KEY}`,
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
