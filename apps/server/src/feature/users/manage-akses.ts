/**
 * A user's access tree (/hak-akses-users): reading it, saving it, and back to the level's default.
 * A running session has the new rights at its next request; its menu is told by a live event.
 */
import { sql } from 'kysely';
import { grantedKeys, readAkses } from '@kencana/contract/akses';
import { AppError } from '@kencana/contract/error-code';
import {
  type AksesNode,
  defaultAkses,
  type Level,
  mayDo,
  passesByLevel,
} from '@kencana/contract/permission';
import { effectiveAkses } from '../../platform/auth/session.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { lockManaged } from './manage-user.ts';

interface AksesRow {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly akses: AksesNode[] | null;
}

/**
 * The tree in force over all rights of the product, the level's default, and which of both it is.
 */
export async function readUserAkses(ctx: Ctx, userId: string) {
  const row = await ctx.read((tx) => findAkses(tx, userId));
  const { rights } = ctx.services;
  const { user_id, nama, level } = row;
  return {
    user_id,
    nama,
    level,
    khusus: row.akses !== null,
    akses: readAkses(effectiveAkses(row, rights), rights),
    bawaan: defaultAkses(level, rights),
  };
}

/**
 * Saves a tree, or with null goes back to the level's default. Nobody changes their own; who does
 * not pass by level gives no right that they do not have. Throws TIDAK_DITEMUKAN, TIDAK_BERHAK,
 * USER_DIRI_SENDIRI.
 */
export async function saveUserAkses(ctx: Ctx, userId: string, sent: AksesNode[] | null) {
  if (userId === ctx.user.user_id) throw new AppError('USER_DIRI_SENDIRI');
  const { rights } = ctx.services;
  await ctx.write(async (tx) => {
    await lockManaged(ctx, tx, userId);
    const before = await findAkses(tx, userId);
    const akses = sent === null ? null : readAkses(sent, rights);
    const old = new Set(grantedKeys(effectiveAkses(before, rights), rights));
    const now = grantedKeys(effectiveAkses({ ...before, akses }, rights), rights);
    const given = now.filter((key) => !old.has(key));
    const taken = [...old].filter((key) => !now.includes(key));
    const beyond = given.some((key) => !mayDo(ctx.user, key));
    if (beyond && !passesByLevel(ctx.user.level) && sent !== null) {
      throw new AppError('TIDAK_BERHAK');
    }
    const stored = akses === null ? null : JSON.stringify(akses);
    await tx.exec(sql`update users set akses = ${stored}::jsonb, updated_at = now()
      where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
    tx.audit({
      tindakan: 'users.hak-akses',
      objek: `users/${userId}`,
      sebelum: { khusus: before.akses !== null, dicabut: taken },
      sesudah: { khusus: akses !== null, diberikan: given },
    });
    tx.outbox('live', { room: `user:${userId}`, event: 'akses-changed', payload: {} });
    return null;
  });
  return readUserAkses(ctx, userId);
}

/** What the caller's own session knows about its person, for a menu that was told to refresh. */
export function ownProfile(ctx: Ctx) {
  const { user_id, nama, level, kode_toko, akses } = ctx.user;
  return { user_id, nama, level, kode_toko, akses };
}

async function findAkses(tx: Tx, userId: string): Promise<AksesRow> {
  const row = await tx.row<AksesRow>(sql`select user_id, nama, level, akses from users
    where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row;
}
