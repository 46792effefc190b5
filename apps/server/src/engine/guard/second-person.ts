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
 * goes through alone. Whom the change is about (`tentang`) is none of them. Throws
 * PENYETUJU_DIKELUARKAN when the caller himself removed or reset the last other one within a day:
 * nobody makes himself alone.
 */
export async function secondPerson(
  ctx: Ctx,
  tentang?: string,
): Promise<Exclude<Penyetuju, 'ATASAN'> | undefined> {
  const shops = await peopleShops(ctx);
  const besides = [ctx.user.user_id, ...(tentang === undefined ? [] : [tentang])];
  if (await anyOf(ctx, shops, OWNERS, besides)) return 'PEMILIK';
  await refuseRemoved(ctx, shops, OWNERS, tentang);
  const own = [ctx.kodeToko];
  if (await anyOf(ctx, own, ['SPV'], besides)) return 'SAKSI';
  await refuseRemoved(ctx, own, ['SPV'], tentang);
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
  besides: readonly string[],
): Promise<boolean> {
  for (const shop of shops) {
    const found = await ctx.db.tenant(shop, (tx) =>
      tx.row(sql`select 1 from users where kode_toko = ${tx.kodeToko} and aktif
        and not wajib_ganti and level = any(${[...levels]}::text[])
        and not user_id = any(${[...besides]}::text[]) limit 1`),
    );
    if (found !== undefined) return true;
  }
  return false;
}

async function refuseRemoved(
  ctx: Ctx,
  shops: readonly string[],
  levels: readonly Level[],
  tentang: string | undefined,
): Promise<void> {
  for (const shop of shops) {
    const removed = await ctx.db.tenant(shop, (tx) =>
      removedBy(tx, ctx.user.user_id, levels, tentang),
    );
    if (removed !== undefined) throw new AppError('PENYETUJU_DIKELUARKAN', { ...removed });
  }
}

/**
 * Somebody of these levels whom the person switched off, lowered, or gave a password that is not
 * replaced yet, within a day; `besides` is not counted.
 */
export function removedBy(
  tx: Tx,
  userId: string,
  levels: readonly Level[],
  besides = '',
): Promise<{ user: string } | undefined> {
  const among = sql`any(${[...levels]}::text[])`;
  return tx.row(sql<{ user: string }>`select u.user_id as "user" from users u
    join audit a on a.kode_toko = u.kode_toko and a.objek = 'users/' || u.user_id
    where u.kode_toko = ${tx.kodeToko} and a.user_id = ${userId} and u.user_id <> ${besides}
      and a.waktu > now() - interval '1 day'
      and (a.tindakan = 'users.reset-password' or a.tindakan = 'users.ubah'
        and a.sebelum - 'nama' <> a.sesudah - 'nama')
      and coalesce(a.sebelum->>'level', u.level) = ${among}
      and coalesce(a.sebelum->>'aktif', 'true') = 'true'
      and not (u.aktif and not u.wajib_ganti and u.level = ${among})
    order by a.seq desc limit 1`);
}
