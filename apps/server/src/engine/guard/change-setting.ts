/**
 * The one way a flag or parameter of a shop is changed: its value and its dependencies, the guard
 * of controls and limits, the price history, the history of settings, audit and live event. Who
 * may change what is free is the route's to say.
 */
import { isUnreadSetting } from '@kencana/contract/not-yet';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { ModuleFlag, Settings } from '@kencana/contract/module-flag';
import { say } from '@kencana/contract/sentence';
import { dependents, isSettingValue, missingNeeds } from '@kencana/contract/setting';
import type { SettingDef } from '@kencana/contract/setting';
import { guardedWrite, keepChange, openGuard, passGuard, tellFree } from './guard.ts';
import type { ControlChange, Guard } from './guard.ts';
import { GLOBAL_PRICE, keepGlobalPrice } from '../master/price-history.ts';
import { demandOtherWay } from '../transaction/approval-way.ts';
import type { AuthorizationRef } from '../transaction/approval.ts';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { isDailyPrice } from './daily-price.ts';

/** A change as it is asked for. */
export interface SettingChange {
  readonly def: SettingDef;
  readonly value: string;
  readonly detail_authorization: readonly AuthorizationRef[];
  /** Name of the audit's action. */
  readonly tindakan: string;
}

/**
 * Sets the value; setting what stands already changes nothing. Errors: VALIDASI (field `value`),
 * SETTING_BELUM_DIPAKAI, SETTING_BUTUH, SETTING_DIBUTUHKAN, OTORISASI_CARA_LAIN, and for a guarded
 * setting PENGATURAN_DIJAGA, PENYETUJU_DIKELUARKAN, OTORISASI_*.
 */
export async function changeSetting(
  ctx: Ctx,
  change: SettingChange,
): Promise<{ key: string; value: string }> {
  const { def, value } = change;
  const { key } = def;
  if (!isSettingValue(def, value)) {
    const text = ctx.t('isian.tidak_sah', { label: key });
    throw new AppError('VALIDASI', {}, { value: [text] });
  }
  const free = !def.guarded || (await isDailyPrice(ctx, def, value));
  const guard = free ? undefined : await openGuard(ctx, change.detail_authorization);
  if (isUnreadSetting(key)) throw new AppError('SETTING_BELUM_DIPAKAI', { kunci: key });
  return guardedWrite(ctx, async (tx) => {
    const before = await checkDependencies(tx, def, value);
    if (before !== value) await store(ctx, tx, change, before, guard);
    return { key, value };
  });
}

async function store(
  ctx: Ctx,
  tx: WriteTx,
  { def, value, tindakan }: SettingChange,
  sebelum: string,
  guard: Guard | undefined,
): Promise<void> {
  const { key } = def;
  const change = changeOf(def, sebelum, value);
  if (guard !== undefined) await passGuard(ctx, tx, guard, [change]);
  else await keepFree(ctx, tx, def, change);
  await tx.exec(sql`insert into para_system (kode_toko, key, value, updated_by)
    values (${tx.kodeToko}, ${key}, ${value}, ${ctx.user.user_id})
    on conflict (kode_toko, key) do update set value = excluded.value,
      updated_by = excluded.updated_by, updated_at = now()`);
  if (key === GLOBAL_PRICE) {
    const price = { sebelum: Number(sebelum), sesudah: Number(value) };
    await keepGlobalPrice(ctx, tx, { ...price, diketahui: guard !== undefined });
  }
  tx.audit({
    tindakan,
    objek: `para-system/${key}`,
    sebelum: { value: sebelum },
    sesudah: { value },
  });
  const payload = { key, value };
  tx.outbox('live', { room: `toko:${tx.kodeToko}`, event: 'settings-changed', payload });
}

/**
 * A change that needs no guard, told unless it is the price; a price that is no more the day's work
 * by now is asked for.
 */
async function keepFree(
  ctx: Ctx,
  tx: WriteTx,
  def: SettingDef,
  change: ControlChange,
): Promise<void> {
  if (def.guarded && !(await isDailyPrice(ctx, def, change.sesudah, tx))) {
    throw new AppError('PENGATURAN_BERUBAH');
  }
  await keepChange(ctx, tx, change, 'bebas');
  if (!def.guarded) await tellFree(ctx, tx, change);
}

/** A setting's change in the words of Setting System. */
export function changeOf(def: SettingDef, sebelum: string, sesudah: string): ControlChange {
  const { key } = def;
  return {
    jenis: 'para-system',
    kunci: key,
    nama: say(`setting.${key}`, {}),
    sebelum,
    sesudah,
  };
}

/** Value in force of a setting. */
export function valueIn(settings: Settings, { key }: SettingDef): string {
  return settings.entries().find((known) => known.key === key)?.value ?? '';
}

/**
 * Refuses a flag whose needs are off, and turning off what others that are on need. Changes of one
 * shop wait for each other, so that two at once cannot break a dependency and each is approved for
 * the value that it really replaces. Answers the value before.
 */
async function checkDependencies(tx: Tx, def: SettingDef, value: string): Promise<string> {
  await lockSettings(tx);
  const settings = await readSettings(tx);
  const on = (flag: ModuleFlag) => settings.on(flag);
  const butuh = missingNeeds(def, value, on);
  if (butuh.length > 0) throw new AppError('SETTING_BUTUH', { kunci: def.key, butuh });
  const oleh = dependents(def, value, on);
  if (oleh.length > 0) throw new AppError('SETTING_DIBUTUHKAN', { kunci: def.key, oleh });
  await demandOtherWay(tx, settings, { key: def.key, value });
  return valueIn(settings, def);
}

/** Changes of one shop's settings come one after the other from here on. */
async function lockSettings(tx: Tx): Promise<void> {
  await tx.exec(
    sql`select pg_advisory_xact_lock(hashtext('para_system'), hashtext(${tx.kodeToko}))`,
  );
}
