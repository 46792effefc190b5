/** A customer's history for the counter; each look that finds somebody is in the audit. */
import { z } from 'zod';
import { maskPhone, MEMBER_HISTORY } from '@kencana/contract/member';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { readRiwayat } from './riwayat.query.ts';

/** Digits that a phone number has at least; fewer would find strangers. */
const LEAST_DIGITS = 8;

const who = z
  .object({
    kode_member: z.string().trim().toUpperCase().max(40).default(''),
    no_hp: z.string().trim().max(20).default(''),
  })
  .refine(
    ({ kode_member, no_hp }) =>
      (kode_member !== '' && kode_member !== 'NONMEMBER') ||
      no_hp.replaceAll(/\D/g, '').length >= LEAST_DIGITS,
    { error: 'input.wajib', path: ['no_hp'] },
  );

export const customerFeature: Feature = {
  name: 'customer',
  routes: [
    route({
      method: 'GET',
      path: 'customer/riwayat',
      right: MEMBER_HISTORY,
      summary: 'What a customer did in this shop before, by member code or phone number',
      query: who,
      handler: async (ctx, { query }) => ({
        data: await ctx.write(
          async (tx) => {
            const found = await readRiwayat(tx, query);
            const who = query.kode_member || maskPhone(query.no_hp);
            if (found !== null) tx.audit({ tindakan: MEMBER_HISTORY, objek: `customer/${who}` });
            return found;
          },
          { secretAnswer: true },
        ),
      }),
    }),
  ],
};
