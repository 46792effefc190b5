/**
 * Devices that a user is trusted on, and the way back for one whom guesses hold: everybody sees and
 * ends his own, OWN and SU those of their shop's users, whom they release.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Level } from '@kencana/contract/permission';
import type { DeviceCode, TrustedDevice } from '@kencana/contract/user-device';
import {
  allowDevice,
  countAttempt,
  guessedUsers,
  ownAttempt,
  releaseUser,
} from '../../platform/auth/attempt-limit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const OWNERS: readonly Level[] = ['OWN', 'SU'];

const userOf = (params: Readonly<Record<string, string>>): string =>
  (params['user_id'] ?? '').toUpperCase();

function devicesOf(tx: Tx, userId: string): Promise<TrustedDevice[]> {
  return tx.rows<TrustedDevice>(sql`select _id, nama, ip, created_at, last_used_at from perangkat
    where kode_toko = ${tx.kodeToko} and user_id = ${userId} and expires_at > now()
    order by last_used_at desc, _id`);
}

/** Throws TIDAK_DITEMUKAN for a user of another shop. */
async function demandUser(tx: Tx, userId: string): Promise<void> {
  const user = await tx.row(sql`select 1 from users
    where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
  if (!user) throw new AppError('TIDAK_DITEMUKAN');
}

/** Ends the trust in one device. Throws TIDAK_DITEMUKAN. */
async function forgetDevice(tx: Tx, userId: string, id: string): Promise<{ nama: string }> {
  const gone = await tx.row<{ nama: string }>(sql`delete from perangkat
    where kode_toko = ${tx.kodeToko} and user_id = ${userId} and _id = ${id} returning nama`);
  if (!gone) throw new AppError('TIDAK_DITEMUKAN');
  return gone;
}

async function forgetOwn(ctx: Ctx, id: string): Promise<void> {
  const { user_id, kode_toko } = ctx.user;
  await ctx.db.tenant(kode_toko, async (tx) => {
    const { nama } = await forgetDevice(tx, user_id, id);
    const entry = {
      tindakan: 'users.hapus-perangkat',
      objek: `users/${user_id}`,
      sebelum: { nama },
    };
    await tx.exec(sql`select tulis_audit(${user_id}, ${JSON.stringify([entry])}::jsonb)`);
  });
}

/** Codes are counted by themselves: five, then each waits longer. Throws TERLALU_SERING. */
async function makeCode(ctx: Ctx): Promise<DeviceCode> {
  const { user_id, kode_toko } = ctx.user;
  await countAttempt(ctx.db, ownAttempt(`izin:${user_id}`));
  return ctx.db.tenant(kode_toko, async (tx) => {
    const { kode, sampai } = await allowDevice(tx, user_id);
    const entry = { tindakan: 'users.izin-perangkat', objek: `users/${user_id}` };
    await tx.exec(sql`select tulis_audit(${user_id}, ${JSON.stringify([entry])}::jsonb)`);
    return { kode, sampai: sampai.toISOString() };
  });
}

export const userDevicesFeature: Feature = {
  name: 'user-devices',
  routes: [
    route({
      method: 'GET',
      path: 'users/perangkat',
      right: 'login',
      summary: 'Devices that the caller is trusted on',
      handler: async (ctx) => {
        const { user_id, kode_toko } = ctx.user;
        const data = await ctx.db.tenant(kode_toko, (tx) => devicesOf(tx, user_id));
        return { data, count: data.length };
      },
    }),
    route({
      method: 'POST',
      path: 'users/perangkat/izin',
      right: 'login',
      summary: 'A code for the login on a new device of the caller, five tries in ten minutes',
      created: true,
      handler: async (ctx) => ({ data: await makeCode(ctx) }),
    }),
    route({
      method: 'DELETE',
      path: 'users/perangkat/:id',
      right: 'login',
      summary: 'End the trust in one of the own devices',
      handler: async (ctx, { params }) => {
        await forgetOwn(ctx, params['id'] ?? '');
        return { data: null, message: ctx.t('master.dihapus') };
      },
    }),
    route({
      method: 'GET',
      path: 'users/kunci',
      right: 'users.data-users.ubah',
      levels: OWNERS,
      summary: 'Users of the shop at whose passwords somebody guessed within the hour',
      handler: async (ctx) => {
        const data = await ctx.read(guessedUsers);
        return { data, count: data.length };
      },
    }),
    route({
      method: 'POST',
      path: 'users/:user_id/buka-kunci',
      right: 'users.data-users.ubah',
      levels: OWNERS,
      summary: 'Forget the guesses at a user; for ten minutes he may try five times from anywhere',
      handler: async (ctx, { params }) => {
        const userId = userOf(params);
        await ctx.write(async (tx) => {
          await demandUser(tx, userId);
          await releaseUser(tx, userId);
          tx.audit({ tindakan: 'users.buka-kunci', objek: `users/${userId}` });
        });
        return { data: { user_id: userId }, message: ctx.t('users.kunci-dibuka') };
      },
    }),
    route({
      method: 'GET',
      path: 'users/:user_id/perangkat',
      right: 'users.data-users.ubah',
      levels: OWNERS,
      summary: 'Devices that a user of the shop is trusted on',
      handler: async (ctx, { params }) => {
        const data = await ctx.read(async (tx) => {
          await demandUser(tx, userOf(params));
          return devicesOf(tx, userOf(params));
        });
        return { data, count: data.length };
      },
    }),
    route({
      method: 'DELETE',
      path: 'users/:user_id/perangkat/:id',
      right: 'users.data-users.ubah',
      levels: OWNERS,
      summary: 'End the trust in a device of a user of the shop',
      handler: async (ctx, { params }) => {
        const userId = userOf(params);
        await ctx.write(async (tx) => {
          const sebelum = await forgetDevice(tx, userId, params['id'] ?? '');
          tx.audit({ tindakan: 'users.hapus-perangkat', objek: `users/${userId}`, sebelum });
        });
        return { data: null, message: ctx.t('master.dihapus') };
      },
    }),
  ],
};
