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
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

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

/**
 * Remembers that these members are shown to the caller, in the audit too when it is the day's first
 * time. Throws MEMBER_BATAS_LIHAT when that makes more than the shop allows.
 */
export async function noteShown(
  ctx: Ctx,
  tx: WriteTx,
  codes: readonly string[],
  q: string,
): Promise<void> {
  if (codes.length === 0) return;
  const user = ctx.user.user_id;
  // One after the other per user, so that questions side by side are counted together.
  await tx.exec(
    sql`select pg_advisory_xact_lock(hashtextextended(${`member ${tx.kodeToko} ${user}`}, 0))`,
  );
  const fresh = await tx.rows<{ kode_member: string }>(
    sql`insert into member_dilihat (kode_toko, user_id, hari, kode_member)
        select ${tx.kodeToko}, ${user}, current_date, k from unnest(${[...codes]}::text[]) k
        on conflict do nothing returning kode_member`,
  );
  if (fresh.length === 0) return;
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from member_dilihat m
        where m.kode_toko = ${tx.kodeToko} and m.user_id = ${user} and m.hari = current_date
          and not exists (select 1 from dokumen d where d.kode_toko = m.kode_toko
            and d.kode_member = m.kode_member and d.input_by = m.user_id
            and d.created_at >= current_date)`,
  );
  const most = ctx.settings.number('BATAS_MEMBER_DILIHAT');
  if (n > most) throw new AppError('MEMBER_BATAS_LIHAT', { n: most });
  const kode_member = fresh.map((row) => row.kode_member);
  tx.audit({ tindakan: 'member.cari', objek: 'member', sesudah: { q, kode_member } });
}
