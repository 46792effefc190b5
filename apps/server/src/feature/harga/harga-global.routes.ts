/**
 * The global gold price of one gram 24K: a parameter of the shop with a screen of its own (spec 2
 * §7). How far it may move as the day's work, and what is kept and told, is the engine's.
 */
import { z } from 'zod';
import { settingDef } from '@kencana/contract/setting';
import { otorisasi } from '@kencana/contract/transaction/input';
import { changeSetting } from '../../engine/guard/change-setting.ts';
import { GLOBAL_PRICE } from '../../engine/master/price-history.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const body = z.object({
  nominal: z.coerce
    .number({ error: 'isian.wajib' })
    .int({ error: 'isian.tidak_sah' })
    .positive({ error: 'isian.tidak_sah' })
    .max(999_999_999_999, { error: 'isian.tidak_sah' }),
  detail_authorization: otorisasi,
});

async function save(ctx: Ctx, { nominal, detail_authorization }: z.output<typeof body>) {
  const def = settingDef(GLOBAL_PRICE);
  if (def === undefined) throw new Error(`${GLOBAL_PRICE} is no setting`);
  const tindakan = 'master.parameter-harga-global.ubah';
  await changeSetting(ctx, { def, value: String(nominal), detail_authorization, tindakan });
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
      summary: "Set the gold price of one gram 24K; beyond the day's limit it is guarded",
      body,
      handler: (ctx, input) => save(ctx, input.body),
    }),
  ),
};
