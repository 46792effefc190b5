/**
 * Questions about members: all of them for whoever has the right to their data, one for a sale for
 * everybody who sells, and whose birthday it is on the shop's business date.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { MemberRow } from '@kencana/contract/call/member-calls';
import type { BirthdayMember } from '@kencana/contract/dashboard';
import { maskPhone, MEMBER_DATA } from '@kencana/contract/member';
import { mayDo } from '@kencana/contract/permission';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';
import { lookUp } from './look-up.ts';

const filter = z.object({
  q: z.string().trim().max(60).default(''),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});

/** A page of members with everything; each look is in the audit. */
async function listAll(ctx: Ctx, query: z.output<typeof filter>) {
  return ctx.write(
    async (tx) => {
      const where = sql`kode_toko = ${tx.kodeToko} and aktif and (${query.q} = ''
        or strpos(lower(kode_member || ' ' || nama_customer || ' ' || no_hp),
          lower(${query.q})) > 0)`;
      const data = await tx.rows<MemberRow>(
        sql`select kode_member, nama_customer, alamat_customer, no_hp, tgl_lahir, poin from member
            where ${where}
            order by nama_customer, kode_member offset ${query.skip} limit ${query.limit}`,
      );
      const total = await tx.one<{ n: number }>(
        sql`select count(*)::int as n from member where ${where}`,
      );
      const sesudah = { q: query.q, skip: query.skip, jumlah: data.length };
      if (data.length > 0) tx.audit({ tindakan: MEMBER_DATA, objek: 'member', sesudah });
      return { data, count: total.n };
    },
    { secretAnswer: true },
  );
}

async function lookUpOne(ctx: Ctx, q: string) {
  const { data, tooMany } = await lookUp(ctx, q);
  return {
    data,
    count: data.length,
    ...(tooMany && { message: ctx.t('member.terlalu-banyak') }),
  };
}

export const memberFeature: Feature = {
  name: 'member',
  routes: [
    route({
      method: 'GET',
      path: 'member/get/all',
      right: MEMBER_DATA,
      orRight: 'penjualan.transaksi-penjualan.tambah',
      summary: 'Members with everything; without the right to their data a few, for a sale',
      query: filter,
      handler: (ctx, { query }) =>
        mayDo(ctx.user, MEMBER_DATA) ? listAll(ctx, query) : lookUpOne(ctx, query.q),
    }),
    route({
      method: 'GET',
      path: 'member/find-current-birthday',
      right: 'login',
      // Who was born on 29 February is greeted on the 28th of a year without one.
      summary: "Members whose birthday is the shop's business date",
      handler: async (ctx) => {
        const members = await ctx.read((tx) =>
          tx.rows<BirthdayMember & { tgl_lahir: string }>(
            sql`select m.kode_member, m.nama_customer, m.no_hp, m.tgl_lahir from member m
              join toko t using (kode_toko)
                where m.kode_toko = ${tx.kodeToko} and m.aktif
                  and (to_char(m.tgl_lahir, 'MMDD') = to_char(t.tgl_system, 'MMDD')
                    or to_char(m.tgl_lahir, 'MMDD') = '0229'
                      and to_char(t.tgl_system, 'MMDD') = '0228'
                      and to_char(t.tgl_system + 1, 'MMDD') = '0301')
                order by m.nama_customer`,
          ),
        );
        if (mayDo(ctx.user, MEMBER_DATA)) return { data: members };
        // Enough to greet somebody who comes in; neither number nor year of birth.
        const data = members.map(({ kode_member, nama_customer, no_hp }): BirthdayMember => ({
          kode_member,
          nama_customer,
          no_hp: maskPhone(no_hp),
        }));
        return { data };
      },
    }),
  ],
};
