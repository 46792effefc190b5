/**
 * The shop's state and settings: business date, module flags and parameters, and what the login
 * page shows.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { ShopState } from '@kencana/contract/call/toko-calls';
import { AppError } from '@kencana/contract/error-code';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { PENGATUR } from '@kencana/contract/permission';
import { type SettingDef, settingDef } from '@kencana/contract/setting';
import { otorisasi } from '@kencana/contract/transaction/input';
import { changeSetting, valueIn } from '../../engine/guard/change-setting.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const infoRoute = route({
  method: 'GET',
  path: 'system/info',
  right: 'public',
  summary: 'What the login page shows before anybody is known: version, mode, demo logins',
  handler: async (ctx) => {
    const { mode, version, demo } = ctx.services.config;
    const { ada } = await ctx.db.shared((tx) =>
      tx.one<{ ada: boolean }>(sql`select ada_toko() as ada`),
    );
    return { data: { versi: version, mode, demo: demo ?? null, perlu_pemilik: !ada } };
  },
});

interface ShopRow extends ShopState {
  readonly tgl_tutup: string | null;
}

const stateRoute = route({
  method: 'GET',
  path: 'system/get',
  right: 'login',
  summary: 'Business date, shop and version',
  handler: async (ctx) => {
    const { tgl_tutup, ...toko } = await ctx.read((tx) =>
      tx.one<ShopRow>(sql`select t.kode_toko, t.nama_toko, t.alamat_toko, t.portal, t.tipe_toko,
        t.zona_waktu, t.tgl_system, (select max(h.tgl_system) from tutup_hari h
          where h.kode_toko = t.kode_toko) as tgl_tutup
        from toko t where t.kode_toko = ${ctx.kodeToko}`),
    );
    return {
      data: {
        tgl_system: toko.tgl_system,
        toko,
        versi: ctx.services.config.version,
        status_tutup: { tgl_tutup_terakhir: tgl_tutup },
        modules: ctx.settings.entries(),
      },
    };
  },
});

/** Screen of the wholesale application that a shop with SEMI_GROSIR_MODULE is led to. */
const SEMI = '/semi-grosir';

const grosirRoute = route({
  method: 'GET',
  path: 'system/grosir',
  right: 'login',
  summary: 'Where the wholesale application is: its semi-wholesale screen by SEMI_GROSIR_MODULE',
  handler: async (ctx) => {
    const { grosirUrl } = ctx.services.config;
    if (grosirUrl === undefined) throw new AppError('GROSIR_BELUM_DISETTING');
    const semi = ctx.settings.on('SEMI_GROSIR_MODULE');
    return { data: { url: semi ? grosirUrl + SEMI : grosirUrl, semi } };
  },
});

const listRoute = route({
  method: 'GET',
  path: 'para-system',
  right: 'login',
  summary: 'Every flag and parameter with its value in force',
  handler: async (ctx) => listed(ctx.settings.entries()),
});

const moduleRoute = route({
  method: 'GET',
  path: 'para-system/type/module',
  right: 'login',
  summary: 'The module flags',
  handler: async (ctx) =>
    listed(MODULE_FLAGS.map((key) => ({ key, value: String(ctx.settings.on(key)) }))),
});

const readRoute = route({
  method: 'GET',
  path: 'para-system/key/:key',
  right: 'login',
  summary: 'One flag or parameter',
  handler: async (ctx, { params }) => ({
    data: { key: params['key'], value: valueOf(ctx, params) },
  }),
});

const writeRoute = route({
  method: 'PUT',
  path: 'para-system/key/:key',
  right: 'utility.settingsystem.ubah',
  levels: PENGATUR,
  summary: 'Set one flag or parameter; a control is for OWN and SU, with an approval',
  body: z.object({
    value: z
      .union([z.string(), z.number(), z.boolean()], { error: 'isian.wajib' })
      .transform((value) => String(value)),
    detail_authorization: otorisasi,
  }),
  handler: async (ctx, { params, body }) => ({
    data: await changeSetting(ctx, {
      ...body,
      def: defOf(params),
      tindakan: 'para-system.ubah',
    }),
  }),
});

function listed(entries: { key: string; value: string }[]) {
  return { data: entries, count: entries.length };
}

/** Value in force of the key in the address; throws TIDAK_DITEMUKAN for one that does not exist. */
function valueOf(ctx: Ctx, params: Readonly<Record<string, string>>): string {
  return valueIn(ctx.settings, defOf(params));
}

function defOf(params: Readonly<Record<string, string>>): SettingDef {
  const def = settingDef(params['key'] ?? '');
  if (!def) throw new AppError('TIDAK_DITEMUKAN');
  return def;
}

export const systemFeature: Feature = {
  name: 'system',
  routes: [infoRoute, stateRoute, grosirRoute, listRoute, moduleRoute, readRoute, writeRoute],
};
