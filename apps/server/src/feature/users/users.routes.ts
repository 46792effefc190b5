/** People: login, logout, own password and language, and the list for choosing an approver. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { ListedUser } from '@kencana/contract/call/users-calls';
import { LEVELS } from '@kencana/contract/permission';
import { LANGUAGES } from '@kencana/messages/key';
import { tracesOf } from '../../platform/auth/account.ts';
import { endSession } from '../../platform/auth/session.ts';
import { type Feature, route } from '../../platform/http/route.ts';
import { login } from './login.ts';
import { changePassword } from './password.ts';

const required = z.string({ error: 'isian.wajib' }).min(1, 'isian.wajib').max(200);

const loginRoute = route({
  method: 'POST',
  path: 'users/login',
  right: 'public',
  summary: 'Open a session; paksa ends the other login of the same user',
  body: z.object({
    user_id: required,
    password: required,
    paksa: z.boolean().optional(),
    kode: z.string().max(40, 'isian.tidak_sah').optional(),
    /** The client's public X25519 key, 32 bytes in base64. */
    kunci: z
      .string()
      .regex(/^[A-Za-z0-9+/]{43}=$/, 'isian.tidak_sah')
      .optional(),
  }),
  handler: async (ctx, { body }) => ({ data: await login(ctx, body) }),
});

const logoutRoute = route({
  method: 'POST',
  path: 'users/logout',
  right: 'login',
  firstPassword: true,
  summary: "End the caller's session",
  body: z.object({ user_id: z.string().optional() }),
  handler: async (ctx) => {
    const { tokenHash, user } = ctx;
    if (tokenHash) {
      await ctx.db.tenant(user.kode_toko, (tx) => endSession(tx, tokenHash));
      ctx.services.live.disconnect([tokenHash]);
    }
    return { data: null };
  },
});

const passwordRoute = route({
  method: 'PUT',
  path: 'users/change-password',
  right: 'login',
  firstPassword: true,
  summary: 'Change the own password; ends the other sessions',
  body: z.object({ password: required, new_password: required }),
  handler: async (ctx, { body }) => {
    await changePassword(ctx, body);
    return { data: null, message: ctx.t('screen.password-berhasil') };
  },
});

const traceRoute = route({
  method: 'GET',
  path: 'users/jejak',
  right: 'login',
  firstPassword: true,
  summary: "What others did with the caller's account within a year, newest first",
  handler: async (ctx) => {
    const { user_id, kode_toko } = ctx.user;
    const data = await ctx.db.tenant(kode_toko, (tx) => tracesOf(tx, user_id));
    return { data, count: data.length };
  },
});

const languageRoute = route({
  method: 'PUT',
  path: 'users/bahasa',
  right: 'login',
  firstPassword: true,
  summary: 'The language that the caller wants to be spoken to',
  body: z.object({ bahasa: z.enum(LANGUAGES, { error: 'isian.tidak_sah' }) }),
  handler: async (ctx, { body }) => {
    await ctx.db.tenant(ctx.user.kode_toko, (tx) =>
      tx.exec(sql`update users set bahasa = ${body.bahasa}, updated_at = now()
        where kode_toko = ${tx.kodeToko} and user_id = ${ctx.user.user_id}`),
    );
    return { data: { bahasa: body.bahasa } };
  },
});

const listRoute = route({
  method: 'GET',
  path: 'users/get/all',
  right: 'login',
  summary: 'Users of the shop, without passwords; level takes one level or several with commas',
  query: z.object({
    level: z.string().optional(),
    aktif: z.enum(['true', 'false']).optional(),
  }),
  handler: async (ctx, { query }) => {
    const levels = query.level?.split(',').filter((level) => LEVELS.some((l) => l === level));
    const rows = await ctx.read((tx) =>
      tx.rows<ListedUser>(sql`select user_id, nama, level, kode_toko, aktif from users
        where kode_toko = ${ctx.kodeToko}
          and (${levels ?? null}::text[] is null or level = any(${levels ?? null}::text[]))
          and (${query.aktif ?? null}::boolean is null or aktif = ${query.aktif ?? null}::boolean)
        order by user_id`),
    );
    return { data: rows, count: rows.length };
  },
});

export const usersFeature: Feature = {
  name: 'users',
  routes: [loginRoute, logoutRoute, passwordRoute, traceRoute, languageRoute, listRoute],
};
