/**
 * Calls of /data-users and /hak-akses-users; the rules are in manage-user.ts and manage-akses.ts.
 */
import { z } from 'zod';
import type { AksesNode } from '@kencana/contract/permission';
import { LEVELS, PEMILIK } from '@kencana/contract/permission';
import { otorisasi } from '@kencana/contract/transaction/input';
import { type Feature, route } from '../../platform/http/route.ts';
import { ownProfile, readUserAkses, saveUserAkses } from './manage-akses.ts';
import { readReach, saveReach } from './manage-reach.ts';
import { changeUser, createUser, listUsers, resetPassword } from './manage-user.ts';

const nama = z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(60);
const password = z.string({ error: 'isian.wajib' }).min(1, 'isian.wajib').max(200);
const level = z.enum(LEVELS, { error: 'isian.tidak_sah' });
const userId = z
  .string({ error: 'isian.wajib' })
  .trim()
  .toUpperCase()
  .min(1, 'isian.wajib')
  .regex(/^[A-Z0-9._-]{2,30}$/, 'users.id-salah');

const node: z.ZodType<AksesNode> = z.lazy(() =>
  z.object({
    key: z.string().max(60),
    is_show: z.boolean(),
    children: z.array(node).max(300).optional(),
  }),
) as z.ZodType<AksesNode>;

const reachSent = z.object({
  kode_toko: z.string({ error: 'isian.wajib' }).max(12),
  level,
  hanya_lihat: z.boolean().default(false),
});

const idOf = (params: Readonly<Record<string, string>>): string =>
  (params['user_id'] ?? '').toUpperCase();

export const manageUsersFeature: Feature = {
  name: 'manage-users',
  routes: [
    route({
      method: 'GET',
      path: 'users/saya',
      right: 'login',
      summary: "The caller's level and access tree as they are now",
      handler: async (ctx) => ({ data: ownProfile(ctx) }),
    }),
    route({
      method: 'GET',
      path: 'users',
      right: 'users.data-users.lihat',
      summary: 'Users of the shop with level, state and last activity',
      handler: async (ctx) => {
        const data = await listUsers(ctx);
        return { data, count: data.length };
      },
    }),
    route({
      method: 'POST',
      path: 'users',
      right: 'users.data-users.tambah',
      summary: 'Create a user; OWN and SU give any level, MU gives KASIR',
      created: true,
      body: z.object({ user_id: userId, nama, level, password, detail_authorization: otorisasi }),
      handler: async (ctx, { body }) => ({
        data: await createUser(ctx, body),
        message: ctx.t('master.disimpan'),
      }),
    }),
    route({
      method: 'PUT',
      path: 'users/:user_id',
      right: 'users.data-users.ubah',
      summary: 'Change name, level or active mark; a new level or none active ends what he had',
      body: z.object({
        nama: nama.optional(),
        level: level.optional(),
        aktif: z.boolean().optional(),
        detail_authorization: otorisasi,
      }),
      handler: async (ctx, { params, body: { detail_authorization, ...change } }) => ({
        data: await changeUser(ctx, idOf(params), change, detail_authorization),
        message: ctx.t('master.diubah'),
      }),
    }),
    route({
      method: 'PUT',
      path: 'users/:user_id/password',
      right: 'users.data-users.ubah',
      summary: 'Give a user a password to be changed; ends sessions, passkeys and fingerprints',
      body: z.object({ password, detail_authorization: otorisasi }),
      handler: async (ctx, { params, body }) => ({
        data: await resetPassword(ctx, idOf(params), body.password, body.detail_authorization),
        message: ctx.t('screen.password-berhasil'),
      }),
    }),
    route({
      method: 'GET',
      path: 'users/:user_id/akses',
      right: 'users.hak-akses-users.lihat',
      summary: "A user's access tree in force and the default of the level",
      handler: async (ctx, { params }) => ({ data: await readUserAkses(ctx, idOf(params)) }),
    }),
    route({
      method: 'PUT',
      path: 'users/:user_id/akses',
      right: 'users.hak-akses-users.ubah',
      summary: "Save a user's access tree; null goes back to the default of the level",
      body: z.object({
        akses: z.array(node).max(60).nullable(),
        detail_authorization: otorisasi,
      }),
      handler: async (ctx, { params, body }) => ({
        data: await saveUserAkses(ctx, idOf(params), body),
        message: ctx.t('master.diubah'),
      }),
    }),
    route({
      method: 'GET',
      path: 'users/:user_id/toko',
      right: 'users.data-users.lihat',
      levels: PEMILIK,
      summary: 'Shops that a person of head office reaches, with the level there',
      handler: async (ctx, { params }) => ({ data: await readReach(ctx, idOf(params)) }),
    }),
    route({
      method: 'PUT',
      path: 'users/:user_id/toko',
      right: 'users.data-users.ubah',
      levels: PEMILIK,
      summary: 'Name the shops that a person of head office reaches, and no others',
      body: z.object({
        toko: z.array(reachSent).max(500),
        detail_authorization: otorisasi,
      }),
      handler: async (ctx, { params, body }) => ({
        data: await saveReach(ctx, idOf(params), body.toko, body.detail_authorization),
        message: ctx.t('master.diubah'),
      }),
    }),
  ],
};
