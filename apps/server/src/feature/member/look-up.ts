/**
 * Looking a member up at the counter: who is shown is remembered per user and day, and beyond the
 * shop's limit nobody more is. Members that the user then served do not count, so honest work never
 * meets the limit, while a list drawn name by name ends with it.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import {
  digitsOf,
  LEAST_DIGITS,
  maskPhone,
  MOST_FOUND,
  namesSomebody,
  type FoundMember,
} from '@kencana/contract/member';
import { noteShown } from '../../engine/transaction/member-shown.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** What a look-up answers; `tooMany` when more fit than are shown. */
export interface LookedUp {
  readonly data: readonly FoundMember[];
  readonly tooMany: boolean;
}

/**
 * Members whose code this is, whose name has a word that begins so, or whose number has these
 * digits. Throws VALIDASI for too little to go by, MEMBER_BATAS_LIHAT beyond the limit.
 */
export async function lookUp(ctx: Ctx, q: string): Promise<LookedUp> {
  const digits = digitsOf(q);
  const whole = namesSomebody(q);
  return ctx.write(
    async (tx) => {
      const found = await tx.rows<FoundMember>(
        sql`select kode_member, nama_customer, no_hp, poin from member
            where kode_toko = ${tx.kodeToko} and aktif and (kode_member = ${q.toUpperCase()}
              or (${whole} and strpos(' ' || lower(nama_customer), ' ' || lower(${q})) > 0)
              or (${digits.length >= LEAST_DIGITS}
                and strpos(regexp_replace(no_hp, '[^0-9]', '', 'g'), ${digits}) > 0))
            order by kode_member <> ${q.toUpperCase()}, nama_customer, kode_member
            limit ${MOST_FOUND + 1}`,
      );
      if (found.length === 0 && !whole) {
        throw new AppError('VALIDASI', {}, { q: [ctx.t('member.ketik-lagi')] });
      }
      const exact = found.filter((member) => member.kode_member === q.toUpperCase());
      const tooMany = exact.length === 0 && found.length > MOST_FOUND;
      const few = exact.length > 0 ? exact : found;
      const shown = tooMany ? [] : few;
      await noteShown(
        ctx,
        tx,
        shown.map((member) => member.kode_member),
        q,
      );
      return {
        data: shown.map((member) => ({ ...member, no_hp: maskPhone(member.no_hp) })),
        tooMany,
      };
    },
    { secretAnswer: true },
  );
}
