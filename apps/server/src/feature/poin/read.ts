/** Points as a sale and the till read them: rules of today, and what a member has. */
import { sql } from 'kysely';
import type { PoinMember } from '@kencana/contract/payment/points';
import type { AturanPoin } from '@kencana/rules/poin';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { PointTerms } from './point-sale.part.ts';

/** The general rule: the first that is active, by code; its value counts for every point. */
const GENERAL = (kodeToko: string) => sql`(select dasar, kelipatan, point, nilai_rp from point
  where kode_toko = ${kodeToko} and aktif order by kode_point limit 1)`;

/**
 * A member's points under lock, so that two sales that want the last ones follow each other, with
 * the rules for goods of these groups. Undefined for who is no member.
 */
export async function loadPoints(
  tx: Tx,
  kode: string,
  groups: readonly string[],
): Promise<PointTerms | undefined> {
  const member = await tx.row<{ poin: number }>(
    sql`select poin from member where kode_toko = ${tx.kodeToko} and kode_member = ${kode} and aktif
        for no key update`,
    'lock_member',
  );
  if (!member) return undefined;
  const rules = await tx.one<{
    umum: (AturanPoin & { nilai_rp: Rupiah }) | null;
    per_group: readonly (AturanPoin & { kode_group: string })[];
  }>(
    sql`select (select to_jsonb(u) from ${GENERAL(tx.kodeToko)} u) as umum,
          (select coalesce(jsonb_agg(jsonb_build_object('kode_group', kode_group, 'dasar', dasar,
              'kelipatan', kelipatan, 'point', point)), '[]')
            from get_point_member where kode_toko = ${tx.kodeToko} and aktif
              and kode_group = any(${[...groups]}::text[])) as per_group`,
    'point_rules',
  );
  return {
    syarat: {
      umum: rules.umum ?? undefined,
      perGroup: new Map(rules.per_group.map((r) => [r.kode_group, r])),
    },
    nilai: rules.umum?.nilai_rp ?? (0 as Rupiah),
    saldo: member.poin,
  };
}

/** What the till shows of a member's points; undefined when there is no such member. */
export function findMemberPoints(tx: Tx, kode: string): Promise<PoinMember | undefined> {
  return tx.row<PoinMember>(
    sql`select kode_member, nama_customer, poin,
          coalesce((select nilai_rp from ${GENERAL(tx.kodeToko)} u), 0) as nilai_rp
        from member where kode_toko = ${tx.kodeToko} and kode_member = ${kode} and aktif`,
  );
}
