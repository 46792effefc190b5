/**
 * Whom of the members a user was shown on a day (docs/decision/0029): by looking up, by asking for
 * points, and by a document that names somebody and takes nothing. Members whom he served do not
 * count, so honest work never meets the limit.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { MEMBER_DATA } from '@kencana/contract/member';
import { NON_MEMBER } from '@kencana/contract/orang';
import { mayDo } from '@kencana/contract/permission';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

/**
 * A saved document answers the phone and address of the member that it names: one without money is
 * a look at him. Throws MEMBER_BATAS_LIHAT.
 */
export async function noteNamed(
  ctx: Ctx,
  tx: WriteTx,
  { kode_member, bayar }: { readonly kode_member?: string; readonly bayar?: number },
): Promise<void> {
  if (kode_member === undefined || kode_member === NON_MEMBER || (bayar ?? 0) > 0) return;
  if (!mayDo(ctx.user, MEMBER_DATA)) await noteShown(ctx, tx, [kode_member], kode_member);
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
            and d.created_at >= current_date and d.bayar > 0)`,
  );
  const most = ctx.settings.number('BATAS_MEMBER_DILIHAT');
  if (n > most) throw new AppError('MEMBER_BATAS_LIHAT', { n: most });
  const kode_member = fresh.map((row) => row.kode_member);
  tx.audit({ tindakan: 'member.cari', objek: 'member', sesudah: { q, kode_member } });
}
