/**
 * Who may approve in the addressed shop (domain.md §10): its SPV and OWN, and PUSAT's OWN. The
 * requester is left out unless the shop lets an OWN approve himself.
 */
import { sql } from 'kysely';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';

export interface ApproverChoice {
  readonly user_id: string;
  readonly nama: string;
  readonly level: string;
  readonly kode_toko: string;
}

/**
 * The approvers whose word counts for the caller (standing.ts), the shop's own people first, then
 * head office.
 */
export async function approversFor(ctx: Ctx): Promise<ApproverChoice[]> {
  const peminta = ctx.user.user_id;
  const pusat = await ctx.read((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
      where tipe_toko = 'PUSAT' and aktif and kode_toko <> ${tx.kodeToko}`),
  );
  const found = await ctx.read((tx) => withLevel(tx, ['SPV', 'OWN'], peminta));
  for (const { kode_toko } of pusat) {
    found.push(...(await ctx.db.tenant(kode_toko, (tx) => withLevel(tx, ['OWN'], peminta))));
  }
  const himself = ctx.settings.yes('OTORISASI_OWN_SENDIRI');
  return found.filter((u) => u.user_id !== ctx.user.user_id || (himself && u.level === 'OWN'));
}

function withLevel(tx: Tx, levels: readonly string[], peminta: string): Promise<ApproverChoice[]> {
  return tx.rows<ApproverChoice>(sql`select user_id, nama, level, kode_toko from users
    where kode_toko = ${tx.kodeToko} and aktif and not wajib_ganti
      and level = any(${[...levels]}::text[])
      and (user_id = ${peminta} or not exists (select 1 from tangan(users.user_id) t (oleh)
        where oleh = ${peminta} or oleh in (select tangan(${peminta}))))
    order by user_id`);
}
