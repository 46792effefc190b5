/**
 * Who must agree to the change of a control beside the one who makes it: another OWN or SU of the
 * shop or of head office, else an SPV of the shop, else nobody (docs/decision/0028).
 */
import { sql } from 'kysely';
import type { Level } from '@kencana/contract/permission';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Penyetuju } from '../transaction/kind.ts';

const OWNERS: readonly Level[] = ['OWN', 'SU'];

/**
 * Which people the approval must come from; undefined when there is nobody else, and the change
 * goes through alone. Throws PENYETUJU_DIKELUARKAN when the caller himself removed the last other
 * one within a day: nobody makes himself alone.
 */
export async function secondPerson(ctx: Ctx): Promise<Exclude<Penyetuju, 'ATASAN'> | undefined> {
  const shops = await peopleShops(ctx);
  if (await anyOf(ctx, shops, OWNERS)) return 'PEMILIK';
  await refuseRemoved(ctx, shops, OWNERS);
  const own = [ctx.kodeToko];
  if (await anyOf(ctx, own, ['SPV'])) return 'SAKSI';
  await refuseRemoved(ctx, own, ['SPV']);
  return undefined;
}

/** The addressed shop and head office. */
async function peopleShops(ctx: Ctx): Promise<readonly string[]> {
  const pusat = await ctx.read((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
      where tipe_toko = 'PUSAT' and aktif and kode_toko <> ${tx.kodeToko}`),
  );
  return [ctx.kodeToko, ...pusat.map((shop) => shop.kode_toko)];
}

/** True when one of the shops has another active person of these levels who can approve. */
async function anyOf(
  ctx: Ctx,
  shops: readonly string[],
  levels: readonly Level[],
): Promise<boolean> {
  for (const shop of shops) {
    const found = await ctx.db.tenant(shop, (tx) =>
      tx.row(sql`select 1 from users where kode_toko = ${tx.kodeToko} and aktif
        and not wajib_ganti and level = any(${[...levels]}::text[])
        and user_id <> ${ctx.user.user_id} limit 1`),
    );
    if (found !== undefined) return true;
  }
  return false;
}

async function refuseRemoved(
  ctx: Ctx,
  shops: readonly string[],
  levels: readonly Level[],
): Promise<void> {
  for (const shop of shops) {
    const removed = await ctx.db.tenant(shop, (tx) => removedBy(tx, ctx.user.user_id, levels));
    if (removed !== undefined) throw new AppError('PENYETUJU_DIKELUARKAN', { ...removed });
  }
}

/** Somebody of these levels whom the person switched off or lowered within a day. */
function removedBy(
  tx: Tx,
  userId: string,
  levels: readonly Level[],
): Promise<{ user: string } | undefined> {
  const among = sql`any(${[...levels]}::text[])`;
  return tx.row(sql<{ user: string }>`select u.user_id as "user" from users u
    join audit a on a.kode_toko = u.kode_toko and a.objek = 'users/' || u.user_id
    where u.kode_toko = ${tx.kodeToko} and a.tindakan = 'users.ubah' and a.user_id = ${userId}
      and a.waktu > now() - interval '1 day' and a.sebelum->>'level' = ${among}
      and a.sebelum->>'aktif' = 'true' and not (u.aktif and u.level = ${among})
    order by a.seq desc limit 1`);
}
