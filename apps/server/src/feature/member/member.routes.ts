/**
 * Questions about members: the list for the counter, and whose birthday it is on the shop's
 * business date.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';

const filter = z.object({
  q: z.string().trim().max(60).default(''),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

export const memberFeature: Feature = {
  name: 'member',
  routes: [
    route({
      method: 'GET',
      path: 'member/get/all',
      right: 'login',
      summary: 'Members by code, name or phone',
      query: filter,
      handler: (ctx, { query }) =>
        ctx.read(async (tx) => {
          const where = sql`kode_toko = ${tx.kodeToko} and aktif and (${query.q} = ''
            or strpos(lower(kode_member || ' ' || nama_customer || ' ' || no_hp),
              lower(${query.q})) > 0)`;
          const data = await tx.rows(
            sql`select kode_member, nama_customer, alamat_customer, no_hp, tgl_lahir from member
              where ${where}
                order by nama_customer, kode_member offset ${query.skip} limit ${query.limit}`,
          );
          const total = await tx.one<{ n: number }>(
            sql`select count(*) as n from member where ${where}`,
          );
          return { data, count: total.n };
        }),
    }),
    route({
      method: 'GET',
      path: 'member/find-current-birthday',
      right: 'login',
      summary: "Members whose birthday is the shop's business date",
      handler: async (ctx) => ({
        data: await ctx.read((tx) =>
          tx.rows(
            sql`select m.kode_member, m.nama_customer, m.no_hp, m.tgl_lahir from member m
              join toko t using (kode_toko)
                where m.kode_toko = ${tx.kodeToko} and m.aktif
                  and extract(month from m.tgl_lahir) = extract(month from t.tgl_system)
                  and extract(day from m.tgl_lahir) = extract(day from t.tgl_system)
                order by m.nama_customer`,
          ),
        ),
      }),
    }),
  ],
};
