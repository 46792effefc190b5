/**
 * What owners hear of a person's day when a document is saved (docs/decision/0055): a sum that
 * passed its part of a limit, and the first document of a date that has not begun, which somebody
 * opened by closing the day before it was over. Not of what the shop's own OWN and SU did.
 */
import { sql } from 'kysely';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import type { OwnerNewsInput } from '../../platform/realtime/announce-owners.ts';
import type { Base } from './kind.ts';

/** Tells what document `no` led to; to be called when it is written. */
export async function tellDay(
  ctx: Ctx,
  tx: WriteTx,
  base: Base,
  no: string,
  news: readonly OwnerNewsInput[],
): Promise<void> {
  if (ownsShop(ctx)) return;
  for (const { isi, ...one } of news)
    await announceToOwners(tx, base.userId, { ...one, isi: { ...isi, no } });
  if (base.mendahului === true) await tellAhead(tx, base, no);
}

/** Once for a date, whoever works on it. */
async function tellAhead(tx: WriteTx, { userId, tglSystem: tanggal }: Base, no: string) {
  const objek = `tutup-toko/${tanggal}`;
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${`maju ${tx.kodeToko}`}, 0))`);
  const told = await tx.row(
    sql`select 1 from kabar_pemilik where kode_toko = ${tx.kodeToko}
          and jenis = 'HARI_MAJU' and objek = ${objek}`,
  );
  if (told !== undefined) return;
  const closed = await tx.row<{ closed_by: string }>(
    sql`select closed_by from tutup_hari where kode_toko = ${tx.kodeToko}
          and tgl_system < ${tanggal}::date order by tgl_system desc limit 1`,
  );
  const isi = { tanggal, no, penutup: closed?.closed_by ?? '-' };
  await announceToOwners(tx, userId, { jenis: 'HARI_MAJU', objek, isi });
}
