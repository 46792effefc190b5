/**
 * The shop's state and settings: business date, module flags and parameters, and what the login
 * page shows.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { type ModuleFlag, MODULE_FLAGS, type Settings } from '@kencana/contract/module-flag';
import { PENGATUR } from '@kencana/contract/permission';
import {
  dependents,
  isSettingValue,
  missingNeeds,
  type SettingDef,
  settingDef,
} from '@kencana/contract/setting';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { GLOBAL_PRICE, keepGlobalPrice } from '../../engine/master/price-history.ts';
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

interface ShopRow {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  portal: string;
  tipe_toko: string;
  zona_waktu: string;
  tgl_system: string;
  tgl_tutup: string | null;
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
  summary: 'Set one flag or parameter; every client of the shop is told',
  body: z.object({
    value: z
      .union([z.string(), z.number(), z.boolean()], { error: 'isian.wajib' })
      .transform((value) => String(value)),
  }),
  handler: async (ctx, { params, body }) => {
    const def = defOf(params);
    const { key } = def;
    if (!isSettingValue(def, body.value)) {
      const text = ctx.t('isian.tidak_sah', { label: key });
      throw new AppError('VALIDASI', {}, { value: [text] });
    }
    const data = { key, value: body.value };
    await ctx.write(async (tx) => {
      const sebelum = await checkDependencies(tx, def, body.value);
      await tx.exec(sql`insert into para_system (kode_toko, key, value, updated_by)
        values (${ctx.kodeToko}, ${key}, ${body.value}, ${ctx.user.user_id})
        on conflict (kode_toko, key) do update set value = excluded.value,
          updated_by = excluded.updated_by, updated_at = now()`);
      if (key === GLOBAL_PRICE) {
        await keepGlobalPrice(ctx, tx, Number(sebelum), Number(body.value));
      }
      tx.audit({
        tindakan: 'para-system.ubah',
        objek: `para-system/${key}`,
        sebelum: { value: sebelum },
        sesudah: { value: body.value },
      });
      const room = `toko:${ctx.kodeToko}`;
      tx.outbox('live', { room, event: 'settings-changed', payload: data });
      return data;
    });
    return { data };
  },
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

function valueIn(settings: Settings, { key }: SettingDef): string {
  return settings.entries().find((known) => known.key === key)?.value ?? '';
}

/**
 * Refuses a flag whose needs are off, and turning off what others that are on need. Changes of one
 * shop wait for each other, so that two at once cannot break a dependency. Answers the value
 * before.
 */
async function checkDependencies(tx: Tx, def: SettingDef, value: string): Promise<string> {
  await tx.exec(
    sql`select pg_advisory_xact_lock(hashtext('para_system'), hashtext(${tx.kodeToko}))`,
  );
  const settings = await readSettings(tx);
  const on = (flag: ModuleFlag) => settings.on(flag);
  const butuh = missingNeeds(def, value, on);
  if (butuh.length > 0) throw new AppError('SETTING_BUTUH', { kunci: def.key, butuh });
  const oleh = dependents(def, value, on);
  if (oleh.length > 0) throw new AppError('SETTING_DIBUTUHKAN', { kunci: def.key, oleh });
  return valueIn(settings, def);
}

export const systemFeature: Feature = {
  name: 'system',
  routes: [infoRoute, stateRoute, listRoute, moduleRoute, readRoute, writeRoute],
};
